import { http, HttpResponse } from 'msw';
import { fakeApi, fakeServer, errorResponse } from '../testing/index.ts';
import type { FileProgress } from './client-types.ts';
import { isAbortError, isApiError, isContractError, isNetworkError, isTimeoutError } from './errors.ts';
import { createEndlessResponse } from './testing/create-endless-response.ts';
import { createTestClient } from './testing/create-test-client.ts';

const PATH = '/report/videos/export';
const query = { from: '2026-11-01', to: '2026-11-18', format: 'xlsx' } as const;

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );

const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''videos.csv" };

it('api.file resolves with the server’s file name and reports progress', async () => {
  const exported = fakeApi.file(PATH, { name: '골목.xlsx', content: '골목' });
  const progress: FileProgress[] = [];

  const file = await createTestClient().file(PATH, { query, onProgress: (now) => progress.push(now) });

  expect(file.name).toBe('골목.xlsx');
  expect(file.blob.size).toBe(6);
  expect(progress[0]).toEqual({ received: 0, total: 6 });
  expect(progress.at(-1)).toEqual({ received: 6, total: 6 });
  expect(exported.calls[0]?.query.get('format')).toBe('xlsx');
  expect(exported.calls[0]?.headers.get('X-Secure-Token')).toMatch(/^[\da-f]{128}$/);
});

it('api.postFile sends its body, and no parameter in the address', async () => {
  const path = '/operator/payouts/run/order';
  const order = fakeApi.postFile(path, { name: 'payments.xml', content: '<D/>' });
  const from = { name: 'Platform', iban: 'GB82WEST12345698765432', account_number: null, bank_code: null };

  const file = await createTestClient().postFile(path, { domain: 'aurora.example', from });

  expect(file.name).toBe('payments.xml');
  expect(order.calls[0]?.body).toEqual({ domain: 'aurora.example', from });
  expect(order.calls[0]?.query.size).toBe(0);
});

it('api.file rejects with an ApiError when the server returns 403', async () => {
  fakeApi.file(PATH, errorResponse(403, 'forbidden'));

  const error = await failureOf(createTestClient().file(PATH, { query }));

  expect(isApiError(error, 'forbidden')).toBe(true);
});

it('T-50 api.file rejects the HTML page of a captive portal', async () => {
  fakeServer.use(http.get(`*/api${PATH}`, () => HttpResponse.html('<html>Sign in to the Wi-Fi</html>')));

  expect(isContractError(await failureOf(createTestClient().file(PATH, { query })))).toBe(true);
});

it('T-50 api.file rejects a file whose connection is lost halfway', async () => {
  createEndlessResponse({
    headers,
    firstChunk: 'half',
    afterFirstChunk: (controller) => setTimeout(() => controller.error(new TypeError('network error')), 20),
  });

  expect(isNetworkError(await failureOf(createTestClient().file(PATH, { query })))).toBe(true);
});

it('T-50 api.file rejects with a TimeoutError when the body stalls', async () => {
  createEndlessResponse({ headers, firstChunk: 'half' });

  expect(isTimeoutError(await failureOf(createTestClient().file(PATH, { query, timeout: 50 })))).toBe(true);
});

it('api.file rejects with an AbortError when its signal aborts', async () => {
  createEndlessResponse({ headers, firstChunk: 'half' });
  const given = new AbortController();

  const failure = failureOf(
    createTestClient().file(PATH, {
      query,
      signal: given.signal,
      onProgress: ({ received }) => received && given.abort(),
    }),
  );

  expect(isAbortError(await failure)).toBe(true);
});
