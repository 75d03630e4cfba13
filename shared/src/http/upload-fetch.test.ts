import { errorResponse, expectConsole, fakeApi, networkFailure } from '../testing/index.ts';
import type { UploadProgress } from './client-types.ts';
import { isAbortError, isApiError, isNetworkError } from './errors.ts';
import { createTestClient } from './testing/create-test-client.ts';

const result = {
  added: 2,
  changed: 0,
  restored: 0,
  removed: 0,
  kept: 0,
  missing: 0,
  new_tags: [],
};
const file = new Blob(['isrc,title\n'], { type: 'text/csv' });
const query = { name: 'tracks.csv' };

const upload = (onUploadProgress: (progress: UploadProgress) => void = () => {}, signal?: AbortSignal) =>
  createTestClient().post('/operator/music', file, { query, onUploadProgress, ...(signal && { signal }) });

/** jsdom reports no progress of an upload. */
const reportProgress = (loaded: number) => {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
  send.mockImplementationOnce(function sendSlowly(this: XMLHttpRequest, body) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: file.size }));
    this.send(body);
  });
};

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );

it('an upload reports the bytes that were sent, and resolves with the response', async () => {
  const sent = fakeApi.post('/operator/music', { result });
  reportProgress(5);
  const progress: UploadProgress[] = [];

  const response = await upload((now) => progress.push(now));

  expect(response.result.added).toBe(2);
  expect(progress.slice(0, 2)).toEqual([
    { sent: 0, total: file.size },
    { sent: 5, total: file.size },
  ]);
  expect(sent.calls[0]?.headers.get('content-type')).toBe('text/csv');
  expect(sent.calls[0]?.headers.get('X-Secure-Token')).toMatch(/^[\da-f]{128}$/);
  expect(sent.calls[0]?.headers.get('Idempotency-Key')).toBeTruthy();
});

it('an upload rejects with an ApiError and its file errors when the server refuses it', async () => {
  const fileErrors = [{ path: 'line 2', code: 'bad_cell', message: 'Not an ISRC.' }];
  fakeApi.post('/operator/music', errorResponse(422, 'report_malformed', { fileErrors }));

  const error = await failureOf(upload());

  expect(isApiError(error, 'report_malformed') && error.fileErrors).toEqual(fileErrors);
});

it('an upload rejects with a NetworkError when the connection fails', async () => {
  expectConsole(/Network error/);
  fakeApi.post('/operator/music', networkFailure());

  expect(isNetworkError(await failureOf(upload()))).toBe(true);
});

it('an upload that is aborted rejects with the abort, also while the server works on it', async () => {
  const cancelled = new AbortController();
  fakeApi.post('/operator/music', async () => {
    cancelled.abort();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { result };
  });

  expect(isAbortError(await failureOf(upload(undefined, cancelled.signal)))).toBe(true);
});
