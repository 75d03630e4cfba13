import { http, HttpResponse } from 'msw';
import { fakeApi, fakeServer, refusal } from '../testing/index.ts';
import { createApiClient } from './create-api-client.ts';
import type { FileProgress } from './client-types.ts';
import { isAbortError, isApiError, isContractError, isNetworkError, isTimeoutError } from './errors.ts';
import { createEndlessResponse } from './testing/endless-response.ts';

const PATH = '/report/videos/export';
const query = { from: '2026-11-01', to: '2026-11-18', format: 'xlsx' } as const;

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
    retryDelay: () => 0,
  });

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );

const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''videos.csv" };

it('hands over a file under the name the server gave it, and says how far it is', async () => {
  const exported = fakeApi.file(PATH, { name: '골목.xlsx', content: '골목' });
  const progress: FileProgress[] = [];

  const file = await client().file(PATH, { query, onProgress: (now) => progress.push(now) });

  expect(file.name).toBe('골목.xlsx');
  expect(file.blob.size).toBe(6);
  expect(progress[0]).toEqual({ received: 0, total: 6 });
  expect(progress.at(-1)).toEqual({ received: 6, total: 6 });
  expect(exported.calls[0]?.query.get('format')).toBe('xlsx');
  expect(exported.calls[0]?.headers.get('X-Secure-Token')).toMatch(/^[\da-f]{128}$/);
});

it('fails as every call does where the server refuses', async () => {
  fakeApi.file(PATH, refusal(403, 'forbidden'));

  const error = await failureOf(client().file(PATH, { query }));

  expect(isApiError(error, 'forbidden')).toBe(true);
});

it('T-50 takes no page of somebody else’s for a file', async () => {
  fakeServer.use(http.get(`*/api${PATH}`, () => HttpResponse.html('<html>Sign in to the Wi-Fi</html>')));

  expect(isContractError(await failureOf(client().file(PATH, { query })))).toBe(true);
});

it('T-50 hands over no half of a file', async () => {
  createEndlessResponse({
    headers,
    begins: 'half',
    then: (controller) => setTimeout(() => controller.error(new TypeError('network error')), 20),
  });

  expect(isNetworkError(await failureOf(client().file(PATH, { query })))).toBe(true);
});

it('T-50 gives up a file that stands still, at the time of its call', async () => {
  createEndlessResponse({ headers, begins: 'half' });

  expect(isTimeoutError(await failureOf(client().file(PATH, { query, timeout: 50 })))).toBe(true);
});

it('ends with its signal', async () => {
  createEndlessResponse({ headers, begins: 'half' });
  const given = new AbortController();

  const failure = failureOf(
    client().file(PATH, {
      query,
      signal: given.signal,
      onProgress: ({ received }) => received && given.abort(),
    }),
  );

  expect(isAbortError(await failure)).toBe(true);
});
