import { fakeApi, errorResponse } from '../testing/index.ts';
import { api, configureApi, hasPendingCalls, preloadApiClient } from './api.ts';
import type { GetResponse, PostRequestBody } from './client-types.ts';

const state = {
  domain: 'aurora.localhost',
  isPlaylistSite: false,
  language: 'ko',
  currency: 'KRW',
  token: null,
} as const;

it('api rejects a call before configureApi', async () => {
  await expect(api.get('/music/tags')).rejects.toThrow('not configured');
});

it('api sends calls with the options of the latest configureApi', async () => {
  const tags = fakeApi.get('/music/tags', { tags: [] });

  configureApi({ baseUrl: '/api', getRequestContext: () => state });
  await preloadApiClient();

  await expect(api.get('/music/tags')).resolves.toMatchObject({ tags: [] });
  expect(tags.calls[0]?.headers.get('X-Mcn-Domain')).toBe('aurora.localhost');

  configureApi({ baseUrl: '/api', getRequestContext: () => ({ ...state, domain: 'mono.localhost' }) });
  await api.get('/music/tags');
  expect(tags.calls[1]?.headers.get('X-Mcn-Domain')).toBe('mono.localhost');
});

it('hasPendingCalls is true until a call settles, also when it fails', async () => {
  configureApi({ baseUrl: '/api', getRequestContext: () => state });
  fakeApi.get('/music/tags', errorResponse(404, 'not_found'));

  const call = api.get('/music/tags');
  expect(hasPendingCalls()).toBe(true);

  await expect(call).rejects.toThrow();
  expect(hasPendingCalls()).toBe(false);
});

it('api is typed by the OpenAPI document', () => {
  // Checked by the compiler; never called.
  const calls = () => {
    // @ts-expect-error no such path
    void api.get('/nothing');
    // @ts-expect-error this path has no GET
    void api.get('/member/login');
    // @ts-expect-error a password is missing
    void api.post('/member/login', { id: 'a' });
    // @ts-expect-error a page is a number
    void api.get('/music/tracks', { query: { page: 'first' } });
    // @ts-expect-error no such parameter
    void api.get('/music/tracks', { query: { pages: 1 } });
    const answer: Promise<GetResponse<'/music/tags'>> = api.get('/music/tags');
    const body: PostRequestBody<'/member/login'> = { id: 'a', password: 'b' };
    return [answer, body];
  };

  expect(calls).toBeInstanceOf(Function);
});
