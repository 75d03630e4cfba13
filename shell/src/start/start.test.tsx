import { fakeApi, faultNames, faults, networkFailure, refusal, siteMetadata } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { keepLastGood } from './keep-last-good.ts';
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

/** The page's own script, by which a start knows which build of the shell is running. */
const addShellScript = (version: string) => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/r/shell/${version}/main.js`;
  document.head.append(script);
};

/** A limit of time that is over sooner than the real one. */
const timeoutAfter = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
  return controller.signal;
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

  it.each(faultNames)('T-50 work on without them after %s', async (fault) => {
    fakeApi.get('/v2/mcn/meta', faults[fault]);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeoutAfter(50));

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '로그인' })).toBeInTheDocument();
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it('T-50 that say they failed are not believed, whole as they look', async () => {
    fakeApi.get('/v2/mcn/meta', {
      ...{ success: false },
      metadata: siteMetadata({ name: 'Unbelieved' }),
    });

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText(/서버에 연결하지 못했어요/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Unbelieved' })).not.toBeInTheDocument();
  });

  it('that do not come are said with the words of the server, and the page works on', async () => {
    fakeApi.get('/v2/mcn/meta', refusal(503, 'unavailable', { message: '점검 중이에요' }));

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText('점검 중이에요')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '로그인' })).toBeInTheDocument();
  });
});

describe('T-49 what an earlier visit had', () => {
  beforeEach(() => {
    keepLastGood({ set, metadata: siteMetadata({ name: 'Kept' }) });
    fakeApi.get('/v2/mcn/meta', networkFailure());
  });

  it('opens the portal where neither release set nor metadata come, and it says so', async () => {
    addShellScript('1.0.0+12345678');

    await visit({ at: '/login', metadata: null, releaseSet: 'cut off' });

    expect(await screen.findByRole('region', { name: 'Kept' })).toBeInTheDocument();
    expect(screen.getByText('저장해 둔 정보로 열었어요')).toBeInTheDocument();
    expect(globalThis.__portalIntegrity).toHaveProperty([
      'http://aurora.localhost/r/mf-dashboard/1.0.0/remoteEntry.js',
    ]);
  });

  it('stands in for metadata alone', async () => {
    await visit({ at: '/login', metadata: null });

    expect(await screen.findByRole('region', { name: 'Kept' })).toBeInTheDocument();
    expect(screen.getByText('저장해 둔 정보로 열었어요')).toBeInTheDocument();
  });

  it('stands in for the release set alone', async () => {
    addShellScript('1.0.0+12345678');

    await visit({ at: '/login', releaseSet: 'cut off' });

    expect(await screen.findByRole('region', { name: 'Aurora' })).toBeInTheDocument();
    expect(screen.getByText('저장해 둔 정보로 열었어요')).toBeInTheDocument();
  });

  it('says nothing of another domain', async () => {
    keepLastGood({ set, metadata: siteMetadata({ name: 'Elsewhere', domain: 'lagoon.localhost' }) });

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText(/서버에 연결하지 못했어요/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Elsewhere' })).not.toBeInTheDocument();
  });

  it('is not used where the page brings all', async () => {
    await visit({ at: '/login' });

    expect(await screen.findByRole('region', { name: 'Aurora' })).toBeInTheDocument();
    expect(screen.queryByText('저장해 둔 정보로 열었어요')).not.toBeInTheDocument();
  });

  it('is no release set for another build of the shell', async () => {
    addShellScript('2.0.0+12345678');

    await expect(visit({ at: '/login', releaseSet: 'cut off' })).rejects.toThrow('not whole');
  });

  it.each(['', 'null', '[1,2]', '{"set":{},"metadata":{}}', '{"set":'])(
    'T-56 is nothing where somebody else wrote %j',
    async (text) => {
      localStorage.setItem('portal.last-good', text);
      addShellScript('1.0.0+12345678');

      await expect(visit({ at: '/login', releaseSet: 'cut off' })).rejects.toThrow('not whole');
      document.body.replaceChildren();
      await visit({ at: '/login', metadata: null });

      expect(await screen.findByRole('heading', { name: '로그인' })).toBeInTheDocument();
    },
  );

  it('T-56 is nothing where somebody else wrote what looks like it and is not whole', async () => {
    const { domain, name } = siteMetadata({ name: 'Half' });
    const half = { set: { ...set, remotes: { 'mf-dashboard': { on: true } } }, metadata: { domain, name } };
    localStorage.setItem('portal.last-good', JSON.stringify(half));
    addShellScript('1.0.0+12345678');

    await expect(visit({ at: '/login', releaseSet: 'cut off' })).rejects.toThrow('release set of the page');
    document.body.replaceChildren();
    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText(/서버에 연결하지 못했어요/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Half' })).not.toBeInTheDocument();
    expect(screen.queryByText('저장해 둔 정보로 열었어요')).not.toBeInTheDocument();
  });
});

type Answer = Parameters<typeof fakeApi.get<'/member/me'>>[1];

describe('session', () => {
  it.each<[string, string | null, Answer]>([
    ['a refused token', null, refusal(401, 'unauthenticated')],
    // What takes a call's whole time is the client's own test.
    ...faultNames
      .filter((fault) => fault !== 'a timeout')
      .map((fault): [string, string, Answer] => [`T-50 ${fault}`, 'old', faults[fault]]),
  ])('ends at the sign-in page after %s, with the way back, and keeps %j', async (_, kept, answer) => {
    localStorage.setItem('access_token', 'old');
    fakeApi.get('/member/me', answer);

    await visit({ at: '/dashboard' });

    await waitFor(() => expect(location.pathname + location.search).toBe('/login?fromUrl=%2Fdashboard'));
    expect(localStorage.getItem('access_token')).toBe(kept);
  });

  it('T-50 whose account could not be asked for ends with words that say why', async () => {
    localStorage.setItem('access_token', 'old');
    fakeApi.get('/member/me', refusal(400, 'maintenance', { message: '점검 중이에요' }));

    await visit({ at: '/dashboard' });

    expect(await screen.findByText('점검 중이에요')).toBeInTheDocument();
    expect(screen.queryByText('로그인이 필요한 화면이에요')).not.toBeInTheDocument();
  });

  it('T-58 waits for the connection before it is given up, and says so', async () => {
    localStorage.setItem('access_token', 'kept');
    const asked = fakeApi.get('/member/me', refusal(401, 'unauthenticated'));
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    const started = visit({ at: '/dashboard' });

    expect(await screen.findByText(/인터넷에 연결되어 있지 않아요/)).toBeInTheDocument();
    expect(asked.calls).toHaveLength(0);
    expect(localStorage.getItem('access_token')).toBe('kept');
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await started;
    expect(asked.calls).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/인터넷에 연결되어 있지 않아요/)).not.toBeInTheDocument());
  });

  it('T-56 says that it needs cookies where there are none', async () => {
    localStorage.setItem('access_token', 'unbound');
    fakeApi.get('/member/me', refusal(401, 'unauthenticated'));
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);

    await visit({ at: '/dashboard' });

    expect(await screen.findByText('쿠키가 막혀 있어 로그인할 수 없어요')).toBeInTheDocument();
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
