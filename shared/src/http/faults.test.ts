import type { ApiClient } from './client-types.ts';
import { isApiError, isContractError, isNetworkError, isTimeoutError } from './errors.ts';
import { fakeApi, faultNames, faults } from '../testing/index.ts';
import type { Fault } from '../testing/index.ts';
import { createEndlessResponse } from './testing/create-endless-response.ts';
import { createTestClient } from './testing/create-test-client.ts';

const DAYS = { from: '2026-11-01', to: '2026-11-18' };

/** The calls that the portal's pages depend on. */
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
  'HTTP 500': isApiError,
  'HTTP 502 with an HTML page': isApiError,
  'the HTML page of a captive portal': isContractError,
  'truncated JSON': isContractError,
  'an empty body': isContractError,
  'HTTP 200 with success: false': isContractError,
  'a lost connection': isNetworkError,
  'a timeout': isTimeoutError,
};

describe.each(faultNames)('a call with %s', (fault) => {
  it.each(Object.entries(calls))('T-50 rejects %s with the error class of the fault', async (path, call) => {
    fakeApi.get(path as '/member/me', faults[fault]);
    const timeout = fault === 'a timeout' ? 300 : 15_000;

    const error: unknown = await call(createTestClient(), timeout).then(
      () => 'an answer',
      (reason: unknown) => reason,
    );

    expect(expected[fault](error)).toBe(true);
  });
});

it('T-50 rejects with a TimeoutError when a response body does not end within the timeout', async () => {
  createEndlessResponse({ headers: { 'Content-Type': 'application/json' }, firstChunk: '{' });

  const error: unknown = await createTestClient()
    .get('/music/tags', { timeout: 50 })
    .catch((reason: unknown) => reason);

  expect(isTimeoutError(error)).toBe(true);
});

it('T-50 rejects with a TimeoutError when the transport ignores the abort', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } }),
    );

  const error: unknown = await createTestClient()
    .get('/music/tags', { timeout: 50 })
    .catch((reason: unknown) => reason);

  expect(isTimeoutError(error)).toBe(true);
});
