import type { ApiClient } from './client-types.ts';
import { createApiClient } from './create-api-client.ts';
import { isApiError, isContractError, isNetworkError, isTimeoutError } from './errors.ts';
import { fakeApi, faultNames, faults } from '../testing/index.ts';
import type { Fault } from '../testing/index.ts';
import { createEndlessResponse } from './testing/endless-response.ts';

const DAYS = { from: '2026-11-01', to: '2026-11-18' };

/** The calls that the portal's pages stand on. */
const calls = {
  '/member/me': (api: ApiClient, timeout: number) => api.get('/member/me', { timeout }),
  '/member/mcn/accounts': (api: ApiClient, timeout: number) => api.get('/member/mcn/accounts', { timeout }),
  '/channel/list': (api: ApiClient, timeout: number) => api.get('/channel/list', { timeout }),
  '/report/freshness': (api: ApiClient, timeout: number) => api.get('/report/freshness', { timeout }),
  '/report/summary': (api: ApiClient, timeout: number) =>
    api.get('/report/summary', { query: DAYS, timeout }),
  '/report/trend': (api: ApiClient, timeout: number) => api.get('/report/trend', { query: DAYS, timeout }),
  '/report/videos': (api: ApiClient, timeout: number) => api.get('/report/videos', { query: DAYS, timeout }),
  '/report/countries': (api: ApiClient, timeout: number) =>
    api.get('/report/countries', { query: DAYS, timeout }),
  '/music/tracks': (api: ApiClient, timeout: number) => api.get('/music/tracks', { timeout }),
  '/notice/list': (api: ApiClient, timeout: number) => api.get('/notice/list', { timeout }),
} as const;

const expected: Record<Fault, (error: unknown) => boolean> = {
  'a failure of the server': isApiError,
  'a page of a proxy': isApiError,
  'somebody else’s page': isContractError,
  'a torn answer': isContractError,
  'an empty answer': isContractError,
  'an answer that says it failed': isContractError,
  'no connection': isNetworkError,
  'no answer in time': isTimeoutError,
};

const client = () =>
  createApiClient({
    baseUrl: '/api',
    getState: () => ({
      domain: 'aurora.localhost',
      isPlaylist: false,
      language: 'ko',
      currency: 'KRW',
      token: 'token-1',
    }),
    retryDelay: () => 1,
  });

describe.each(faultNames)('%s', (fault) => {
  it.each(Object.entries(calls))('T-50 fails %s by the name of the fault', async (path, call) => {
    fakeApi.get(path as '/member/me', faults[fault]);
    const timeout = fault === 'no answer in time' ? 300 : 15_000;

    const error: unknown = await call(client(), timeout).then(
      () => 'an answer',
      (reason: unknown) => reason,
    );

    expect(expected[fault](error)).toBe(true);
  });
});

it('T-50 gives up an answer that trickles, at the time of its call', async () => {
  createEndlessResponse({ headers: { 'Content-Type': 'application/json' }, begins: '{' });

  const error: unknown = await client()
    .get('/music/tags', { timeout: 50 })
    .catch((reason: unknown) => reason);

  expect(isTimeoutError(error)).toBe(true);
});

it('T-50 times out although the transport does not react to the abort', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } }),
    );

  const error: unknown = await client()
    .get('/music/tags', { timeout: 50 })
    .catch((reason: unknown) => reason);

  expect(isTimeoutError(error)).toBe(true);
});
