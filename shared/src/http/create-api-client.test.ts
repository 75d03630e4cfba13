import { HttpResponse, delay, http } from 'msw';
import { fakeApi, fakeServer, networkFailure, errorResponse } from '../testing/index.ts';
import type { ApiClientOptions } from './create-api-client.ts';
import { isAbortError, isApiError, isContractError, isNetworkError, isTimeoutError } from './errors.ts';
import { createProtectionHeaders } from './protection-headers.ts';
import { createTestClient } from './testing/create-test-client.ts';

const state = {
  domain: 'aurora.localhost',
  isPlaylistSite: false,
  language: 'zh-TW',
  currency: 'USD',
  token: 'token-1',
} as const;

const client = (options: Partial<ApiClientOptions> = {}) =>
  createTestClient({ getRequestContext: () => state, userAgent: 'Test/1.0', ...options });

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );

const TAGS = { tags: [{ id: '1', name: '비' }] };

describe('createApiClient: requests', () => {
  it('sends the token, domain, site kind, currency and language as headers', async () => {
    const tags = fakeApi.get('/music/tags', TAGS);

    await client().get('/music/tags');

    const headers = tags.calls[0]?.headers;
    expect(headers?.get('Authorization')).toBe('Bearer token-1');
    expect(headers?.get('X-Mcn-Domain')).toBe('aurora.localhost');
    expect(headers?.get('X-Mcn-Playlist')).toBe('0');
    expect(headers?.get('X-Mcn-Currency')).toBe('USD');
    expect(headers?.get('Accept-Language')).toBe('zh-TW');
  });

  it('sends no Authorization without a token, and X-Mcn-Playlist: 1 on a playlist site', async () => {
    const tags = fakeApi.get('/music/tags', TAGS);

    await client({ getRequestContext: () => ({ ...state, isPlaylistSite: true, token: null }) }).get(
      '/music/tags',
    );

    expect(tags.calls[0]?.headers.has('Authorization')).toBe(false);
    expect(tags.calls[0]?.headers.get('X-Mcn-Playlist')).toBe('1');
  });

  it('derives the protection headers from path and query as they are sent', async () => {
    const tracks = fakeApi.get('/music/tracks', { items: [], total: 0, page: 0, size: 50, next: null });

    await client().get('/music/tracks', { query: { page: 1, size: 50, search: '비 & 눈' } });

    const path = '/api/music/tracks?page=1&size=50&search=%EB%B9%84+%26+%EB%88%88';
    const expected = await createProtectionHeaders({
      method: 'GET',
      path,
      size: -1,
      token: 'token-1',
      userAgent: 'Test/1.0',
    });
    for (const [name, value] of Object.entries(expected))
      expect(tracks.calls[0]?.headers.get(name)).toBe(value);
    expect(tracks.calls[0]?.query.get('search')).toBe('비 & 눈');
  });

  it('omits query parameters without a value', async () => {
    const tracks = fakeApi.get('/music/tracks', { items: [], total: 0, page: 0, size: 50, next: null });

    await client().get('/music/tracks', { query: { page: 0, search: undefined } });

    expect(tracks.calls[0]?.query.toString()).toBe('page=0');
  });

  it('derives the protection headers from the byte length of the body', async () => {
    const login = fakeApi.post('/member/login', { token: 't', permission_flag: 1 });
    const body = { id: 'manager@aurora.example', password: '비밀번호' };

    await client().post('/member/login', body);

    const size = new TextEncoder().encode(JSON.stringify(body)).byteLength;
    const expected = await createProtectionHeaders({
      method: 'POST',
      path: '/api/member/login',
      size,
      token: 'token-1',
      userAgent: 'Test/1.0',
    });
    expect(login.calls[0]?.body).toEqual(body);
    expect(login.calls[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(login.calls[0]?.headers.get('X-Secure-Token')).toBe(expected['X-Secure-Token']);
  });

  it('adds the headers given with the call', async () => {
    const tags = fakeApi.get('/music/tags', TAGS);

    await client().get('/music/tags', { headers: { 'If-Match': '"v7"' } });

    expect(tags.calls[0]?.headers.get('If-Match')).toBe('"v7"');
  });
});

describe('createApiClient: responses', () => {
  it('resolves with the response body', async () => {
    fakeApi.get('/music/tags', TAGS);

    await expect(client().get('/music/tags')).resolves.toMatchObject(TAGS);
  });

  it('resolves with undefined for a 204', async () => {
    fakeServer.use(http.post('*/api/member/logout', () => new HttpResponse(null, { status: 204 })));

    await expect(client().post('/member/logout', {})).resolves.toBeUndefined();
  });

  it('rejects with an ApiError that holds the code, fields and message of the error response', async () => {
    const errors = [{ path: 'email', message: '이미 있어요', code: 'taken' }];
    const fileErrors = [{ path: 'line 2', message: 'Not an address.', code: 'bad_cell' }];
    fakeApi.post(
      '/v2/mcn/join',
      errorResponse(409, 'email_taken', { message: '이미 가입된 이메일이에요', errors, fileErrors }),
    );
    const body = { email: 'a@b.kr', password: '1234', password_confirmation: '1234', nickname: '가나' };

    const error = await failureOf(client().post('/v2/mcn/join', body));

    expect(isApiError(error, 'email_taken')).toBe(true);
    expect(isApiError(error, 'channel_taken')).toBe(false);
    expect(error).toMatchObject({
      status: 409,
      code: 'email_taken',
      requestId: 'req-test',
      fields: errors,
      fileErrors,
      serverMessage: '이미 가입된 이메일이에요',
      message: 'POST /api/v2/mcn/join answered 409 email_taken',
    });
  });

  it('rejects with code http_<status> when an error response has no problem document', async () => {
    fakeServer.use(
      http.get('*/api/music/tags', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 418 })),
    );

    expect(await failureOf(client().get('/music/tags'))).toMatchObject({
      name: 'ApiError',
      code: 'http_418',
      serverMessage: '',
      fields: [],
      fileErrors: [],
    });
  });

  it.each([
    ['is not JSON', () => new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['is no object', () => HttpResponse.json(['a'])],
    ['has no success flag', () => HttpResponse.json({ tags: [] })],
    ['has success: false', () => HttpResponse.json({ success: false, message: '' })],
  ])('rejects with a ContractError when a 200 response %s', async (_, answer) => {
    fakeServer.use(http.get('*/api/music/tags', answer));

    const error = await failureOf(client().get('/music/tags'));

    expect(isContractError(error)).toBe(true);
    expect((error as Error).message).toContain('GET /api/music/tags broke the contract');
  });

  it('rejects with a TimeoutError after the timeout of the call', async () => {
    fakeServer.use(
      http.get('*/api/music/tags', async () => {
        await delay(500);
        return HttpResponse.json({ success: true, message: '', ...TAGS });
      }),
    );

    expect(isTimeoutError(await failureOf(client().get('/music/tags', { timeout: 20 })))).toBe(true);
  });

  it('rejects with an AbortError when the caller aborts', async () => {
    fakeServer.use(http.get('*/api/music/tags', () => delay(500)));
    const controller = new AbortController();

    const call = failureOf(client().get('/music/tags', { signal: controller.signal }));
    controller.abort();

    expect(isAbortError(await call)).toBe(true);
  });
});

describe('createApiClient: retries', () => {
  it.each([
    ['the network fails', networkFailure()],
    ['the server responds 500', errorResponse(500, 'internal')],
    ['the server responds 503', errorResponse(503, 'unavailable')],
  ])('retries a GET twice when %s', async (_, failure) => {
    const tags = fakeApi.get('/music/tags', failure);

    await failureOf(client().get('/music/tags'));

    expect(tags.calls).toHaveLength(3);
  });

  it('resolves as soon as a retry succeeds', async () => {
    let tries = 0;
    fakeApi.get('/music/tags', () => ((tries += 1) === 1 ? networkFailure() : TAGS));

    await expect(client().get('/music/tags')).resolves.toMatchObject(TAGS);
  });

  it('rejects with a NetworkError after the last retry', async () => {
    fakeApi.get('/music/tags', networkFailure());

    const error = await failureOf(client().get('/music/tags'));

    expect(isNetworkError(error)).toBe(true);
    expect((error as Error).cause).toBeInstanceOf(Error);
  });

  it.each([400, 401, 403, 404, 409, 429])('does not retry a %d', async (status) => {
    const tags = fakeApi.get('/music/tags', errorResponse(status, 'forbidden'));

    await failureOf(client().get('/music/tags'));

    expect(tags.calls).toHaveLength(1);
  });

  it('never retries a POST', async () => {
    const logout = fakeApi.post('/member/logout', networkFailure());

    expect(isNetworkError(await failureOf(client().post('/member/logout', {})))).toBe(true);
    expect(logout.calls).toHaveLength(1);
  });
});

describe('createApiClient: expired sessions', () => {
  it('calls onUnauthorised for each 401 with the token of the call', async () => {
    fakeApi.get('/music/tags', errorResponse(401, 'unauthenticated'));
    const onUnauthorised = jest.fn();
    let token = 'token-1';
    const api = client({ onUnauthorised, getRequestContext: () => ({ ...state, token }) });

    await Promise.all([failureOf(api.get('/music/tags')), failureOf(api.get('/music/tags'))]);
    token = 'token-2';
    await failureOf(api.get('/music/tags'));

    expect(onUnauthorised.mock.calls).toEqual([['token-1'], ['token-1'], ['token-2']]);
  });

  it('does not call onUnauthorised for a wrong password or without a token', async () => {
    fakeApi.post('/member/login', errorResponse(401, 'bad_credentials'));
    fakeApi.get('/music/tags', errorResponse(401, 'unauthenticated'));
    const onUnauthorised = jest.fn();

    await failureOf(client({ onUnauthorised }).post('/member/login', { id: 'a', password: 'b' }));
    const visitor = client({ onUnauthorised, getRequestContext: () => ({ ...state, token: null }) });
    await failureOf(visitor.get('/music/tags'));

    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});
