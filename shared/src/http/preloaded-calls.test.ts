import { HttpResponse, http } from 'msw';
import { fakeApi, fakeServer, networkFailure } from '../testing/index.ts';
import { createTestClient } from './testing/create-test-client.ts';
import { preloadCalls } from './preload-calls.ts';

const CONTEXT = {
  domain: 'aurora.localhost',
  isPlaylistSite: false,
  language: 'ko',
  defaultCurrency: 'KRW',
  token: 'token-1',
} as const;
const TAGS = { tags: [{ id: '1', name: '비' }] };

const names = ({ tags }: { tags: { name: string }[] }) => tags.map(({ name }) => name);

/** Preloads the tags, and waits until the server has received the call. */
const preloadTags = async () => {
  preloadCalls(['/music/tags'], CONTEXT);
  await globalThis.__portalPreloadedCalls?.get('/api/music/tags')?.response.catch(() => undefined);
};

afterEach(() => {
  globalThis.__portalPreloadedCalls = undefined;
});

it('a call that was preloaded is not sent again, and has all headers of the client', async () => {
  const tags = fakeApi.get('/music/tags', TAGS);
  await preloadTags();

  expect(names(await createTestClient().get('/music/tags'))).toEqual(['비']);
  expect(tags.calls).toHaveLength(1);

  await createTestClient().get('/music/tags');
  expect(tags.calls).toHaveLength(2);
  const [preloaded, sent] = tags.calls.map(({ headers }) =>
    Object.fromEntries([...headers].filter(([name]) => name.startsWith('x-') || name === 'authorization')),
  );
  expect(preloaded).toEqual(sent);
});

it.each([
  { name: 'another session', context: { token: 'token-2' } },
  { name: 'another currency', context: { currency: 'USD' as const } },
  { name: 'another language', context: { language: 'en' as const } },
])('T-76 a preloaded call is not used with $name', async ({ context }) => {
  const tags = fakeApi.get('/music/tags', TAGS);
  await preloadTags();
  const getRequestContext = () => ({ ...CONTEXT, currency: 'KRW' as const, ...context });

  await createTestClient({ getRequestContext }).get('/music/tags');

  expect(tags.calls).toHaveLength(2);
  expect(globalThis.__portalPreloadedCalls?.size).toBe(0);
});

it('a preloaded call is not used a minute after the page was opened', async () => {
  const tags = fakeApi.get('/music/tags', TAGS);
  await preloadTags();
  jest.spyOn(performance, 'now').mockReturnValue(60_001);

  await createTestClient().get('/music/tags');

  expect(tags.calls).toHaveLength(2);
  jest.restoreAllMocks();
});

it('two requests that wait for one preloaded call each get a response', async () => {
  const tags = fakeApi.get('/music/tags', TAGS);
  preloadCalls(['/music/tags'], CONTEXT);
  const client = createTestClient();

  const both = await Promise.all([client.get('/music/tags'), client.get('/music/tags')]);

  expect(both.map(names)).toEqual([['비'], ['비']]);
  expect(tags.calls).toHaveLength(2);
});

it('a preloaded call that failed without a response is sent again', async () => {
  fakeApi.get('/music/tags', networkFailure());
  await preloadTags();
  fakeApi.get('/music/tags', TAGS);

  expect(names(await createTestClient().get('/music/tags'))).toEqual(['비']);
});

describe('a preloaded report of a relative period', () => {
  const DAYS = { from: '2026-10-01', to: '2026-10-28' };

  const preload = (answeredDays: Record<string, string>) => {
    const sent: string[] = [];
    const location = `/api/report/summary?compare=previous&${new URLSearchParams(answeredDays)}`;
    fakeServer.use(
      http.get('*/api/report/summary', ({ request }) => {
        sent.push(new URL(request.url).search);
        return HttpResponse.json(
          { success: true, message: '' },
          { headers: { 'Content-Location': location } },
        );
      }),
    );
    preloadCalls(['/report/summary?period=28d&compare=previous'], CONTEXT);
    return sent;
  };

  it('is the response to a request for the days that the server names', async () => {
    const sent = preload(DAYS);

    await createTestClient().get('/report/summary', { query: { ...DAYS, compare: 'previous' } });

    expect(sent).toEqual(['?period=28d&compare=previous']);
  });

  it('is not used for other days', async () => {
    const sent = preload({ ...DAYS, to: '2026-10-29' });

    await createTestClient().get('/report/summary', { query: { ...DAYS, compare: 'previous' } });

    expect(sent).toEqual(['?period=28d&compare=previous', '?from=2026-10-01&to=2026-10-28&compare=previous']);
  });
});

it('a preloaded call that nothing uses does not keep its connection', async () => {
  fakeApi.get('/music/tags', TAGS);
  const send = jest.spyOn(globalThis, 'fetch');

  await preloadTags();

  expect((await send.mock.results[0]?.value)?.bodyUsed).toBe(true);
});
