import { api, configureApi } from '../http/index.ts';
import { fakeApi, networkFailure, errorResponse } from './fake-api.ts';
import { expectConsole } from './console-guard.ts';

beforeEach(() =>
  configureApi({
    baseUrl: '/api',
    retryDelay: () => 0,
    getRequestContext: () => ({
      domain: 'a.localhost',
      isPlaylistSite: false,
      language: 'ko',
      currency: 'KRW',
      token: null,
    }),
  }),
);

it('a fakeApi handler computes its response from the request', async () => {
  fakeApi.get('/music/tags', ({ headers }) => ({
    tags: [{ id: headers.get('X-Mcn-Domain') ?? '', name: 'x' }],
  }));

  await expect(api.get('/music/tags')).resolves.toMatchObject({
    success: true,
    tags: [{ id: 'a.localhost' }],
  });
});

it('fakeApi records the calls it received', async () => {
  const login = fakeApi.post(
    '/member/login',
    errorResponse(401, 'bad_credentials', { message: '다시 확인해 주세요' }),
  );

  await expect(api.post('/member/login', { id: 'a', password: 'b' })).rejects.toMatchObject({
    code: 'bad_credentials',
    serverMessage: '다시 확인해 주세요',
  });

  expect(login.calls.map(({ body }) => body)).toEqual([{ id: 'a', password: 'b' }]);
});

it('a later fakeApi response replaces an earlier one of the same path', async () => {
  fakeApi.get('/music/tags', { tags: [] });
  fakeApi.get('/music/tags', networkFailure());

  await expect(api.get('/music/tags')).rejects.toMatchObject({ name: 'NetworkError' });
});

it('a call without a fake rejects with a NetworkError', async () => {
  expectConsole(/GET .*\/api\/music\/tags/);

  await expect(api.get('/music/tags')).rejects.toMatchObject({ name: 'NetworkError' });
});
