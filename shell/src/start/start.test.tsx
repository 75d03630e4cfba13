import { fakeApi, refusal, siteMetadata } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { start } from './start.tsx';

// The page is drawn by its own start here, not by the testing library.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

const set = releaseSetOf({
  'mf-dashboard': running(buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')] })),
});

const embed = (id: string, value: unknown) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = id;
  block.textContent = JSON.stringify(value);
  document.body.append(block);
};

type Visit = { at: string; metadata?: unknown; releaseSet?: unknown };

let lifetime: AbortController;

const visit = async ({ at, metadata = siteMetadata(), releaseSet = set }: Visit) => {
  history.replaceState(null, '', at);
  const root = document.createElement('div');
  document.body.append(root);
  embed('release-set', releaseSet);
  if (metadata) embed('site-metadata', { success: true, message: '', metadata });
  await start(root, lifetime.signal);
};

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  lifetime = new AbortController();
});
afterEach(() => {
  lifetime.abort();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

it('T-46 starts without a call and without a script of any remote', async () => {
  const called = jest.spyOn(globalThis, 'fetch');

  await visit({ at: '/login' });

  expect(await screen.findByRole('heading', { name: '로그인' })).toBeInTheDocument();
  expect(called).not.toHaveBeenCalled();
  expect([...document.querySelectorAll('script[src], link[rel=preload]')]).toHaveLength(0);
  expect(globalThis.__portalIntegrity).toHaveProperty([
    'http://aurora.localhost/r/mf-dashboard/1.0.0/remoteEntry.js',
  ]);
});

it('closes the modals of an address that was shared, and keeps the rest of it', async () => {
  await visit({ at: '/login?fromUrl=%2Fdashboard&logout=1&menu=1#top' });

  expect(location.search + location.hash).toBe('?fromUrl=%2Fdashboard#top');
});

it('takes language and design from the domain', async () => {
  await visit({ at: '/login', metadata: siteMetadata({ default_language: 'en', design_id: 'mcn-3' }) });

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
});

describe('metadata', () => {
  it('are asked for when the page lost them, with no header but the language', async () => {
    const call = fakeApi.get('/v2/mcn/meta', { metadata: siteMetadata({ name: 'Fetched' }) });

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByRole('region', { name: 'Fetched' })).toBeInTheDocument();
    expect(call.calls[0]?.query.get('domain')).toBe('aurora.localhost');
    expect(call.calls[0]?.headers.get('Accept-Language')).toBe('ko');
    expect(call.calls[0]?.headers.get('X-Mcn-Domain')).toBeNull();
  });

  it('of another domain are not believed', async () => {
    const call = fakeApi.get('/v2/mcn/meta', { metadata: siteMetadata() });

    await visit({ at: '/login', metadata: siteMetadata({ domain: 'evil.localhost' }) });

    expect(call.calls).toHaveLength(1);
  });

  it('that do not come are said with the words of the server, and the page works on', async () => {
    fakeApi.get('/v2/mcn/meta', refusal(503, 'unavailable', { message: '점검 중이에요' }));

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText('점검 중이에요')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '로그인' })).toBeInTheDocument();
  });
});

describe('session', () => {
  it.each([
    ['a refused token', refusal(401, 'unauthenticated')],
    ['a failing server', refusal(500, 'internal')],
  ])('ends at the sign-in page after %s, with the way back', async (_, answer) => {
    localStorage.setItem('access_token', 'old');
    fakeApi.get('/member/me', answer);

    await visit({ at: '/dashboard' });

    await waitFor(() => expect(location.pathname + location.search).toBe('/login?fromUrl=%2Fdashboard'));
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('T-56 starts where the browser gives no storage at all', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

    await visit({ at: '/login' });

    expect(await screen.findByRole('heading', { name: '로그인' })).toBeInTheDocument();
  });
});

it.each([
  ['no release set', undefined],
  ['a remote without integrity', { ...set, remotes: { x: { on: true, build: { base: '/r/x/1/' } } } }],
])('refuses to start with %s', async (_, releaseSet) => {
  await expect(visit({ at: '/login', releaseSet: releaseSet ?? 'nothing' })).rejects.toThrow();
});
