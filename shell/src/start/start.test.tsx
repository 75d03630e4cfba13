import type { Language } from '@portal/shared/i18n';
import {
  fakeApi,
  faultNames,
  faults,
  networkFailure,
  errorResponse,
  siteMetadata,
} from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { shellTexts } from '../texts.ts';
import { saveLastGood } from '../release/save-last-good.ts';
import { start } from './start.tsx';

// `start` renders the page itself, outside the testing library's `act`.
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

/** Adds a script of the shell, which identifies the running shell build. */
const addShellScript = (version: string) => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/r/shell/${version}/main.js`;
  document.head.append(script);
};

/** Replaces `AbortSignal.timeout` with a shorter timeout. */
const timeoutAfter = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
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

it('T-46 starts without a request and without a script of any remote', async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');

  await visit({ at: '/login' });

  expect(await screen.findByRole('heading', { name: '로그인' })).toBeInTheDocument();
  expect(fetchSpy).not.toHaveBeenCalled();
  expect([...document.querySelectorAll('script[src], link[rel=preload]')]).toHaveLength(0);
  expect(globalThis.__portalIntegrity).toHaveProperty([
    'http://aurora.localhost/r/mf-dashboard/1.0.0/remoteEntry.js',
  ]);
});

it('start removes action flags from the address and keeps the other parameters', async () => {
  await visit({ at: '/login?fromUrl=%2Fdashboard&logout=1&menu=1#top' });

  expect(location.search + location.hash).toBe('?fromUrl=%2Fdashboard#top');
});

it('start uses language and design of the domain', async () => {
  await visit({ at: '/login', metadata: siteMetadata({ default_language: 'en', design_id: 'mcn-3' }) });

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
});

describe('metadata', () => {
  it('metadata missing from the HTML are fetched with only the language header', async () => {
    const call = fakeApi.get('/v2/mcn/meta', { metadata: siteMetadata({ name: 'Fetched' }) });

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByRole('region', { name: 'Fetched' })).toBeInTheDocument();
    expect(call.calls[0]?.query.get('domain')).toBe('aurora.localhost');
    expect(call.calls[0]?.headers.get('Accept-Language')).toBe('ko');
    expect(call.calls[0]?.headers.get('X-Mcn-Domain')).toBeNull();
  });

  it('inlined metadata of another domain are ignored and fetched', async () => {
    const call = fakeApi.get('/v2/mcn/meta', { metadata: siteMetadata() });

    await visit({ at: '/login', metadata: siteMetadata({ domain: 'evil.localhost' }) });

    expect(call.calls).toHaveLength(1);
  });

  it.each(faultNames)('T-50 the sign-in page works without metadata after %s', async (fault) => {
    fakeApi.get('/v2/mcn/meta', faults[fault]);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeoutAfter(50));

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '로그인' })).toBeInTheDocument();
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it('T-50 complete metadata in a response with success: false are ignored', async () => {
    const refused = { success: false, metadata: siteMetadata({ name: 'Unbelieved' }) };
    fakeApi.get('/v2/mcn/meta', refused);

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText(/서버에 연결하지 못했어요/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Unbelieved' })).not.toBeInTheDocument();
  });

  it('the error message of the server is shown when metadata cannot be loaded, and the page works', async () => {
    fakeApi.get('/v2/mcn/meta', errorResponse(503, 'unavailable', { message: '점검 중이에요' }));

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText('점검 중이에요')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '로그인' })).toBeInTheDocument();
  });
});

describe('T-49 last good', () => {
  beforeEach(() => {
    saveLastGood({ set, metadata: siteMetadata({ name: 'Kept' }) });
    fakeApi.get('/v2/mcn/meta', networkFailure());
  });

  it('T-49 the last good release set and metadata open the portal with a banner when both are missing', async () => {
    addShellScript('1.0.0+12345678');

    await visit({ at: '/login', metadata: null, releaseSet: 'cut off' });

    expect(await screen.findByRole('region', { name: 'Kept' })).toBeInTheDocument();
    expect(screen.getByText('저장해 둔 정보로 열었어요')).toBeInTheDocument();
    expect(globalThis.__portalIntegrity).toHaveProperty([
      'http://aurora.localhost/r/mf-dashboard/1.0.0/remoteEntry.js',
    ]);
  });

  it('T-49 the last good metadata are used with a banner when only metadata are missing', async () => {
    await visit({ at: '/login', metadata: null });

    expect(await screen.findByRole('region', { name: 'Kept' })).toBeInTheDocument();
    expect(screen.getByText('저장해 둔 정보로 열었어요')).toBeInTheDocument();
  });

  it('T-49 the last good release set is used with a banner when only the release set is missing', async () => {
    addShellScript('1.0.0+12345678');

    await visit({ at: '/login', releaseSet: 'cut off' });

    expect(await screen.findByRole('region', { name: 'Aurora' })).toBeInTheDocument();
    expect(screen.getByText('저장해 둔 정보로 열었어요')).toBeInTheDocument();
  });

  it('T-49 the last good metadata of another domain are ignored', async () => {
    saveLastGood({ set, metadata: siteMetadata({ name: 'Elsewhere', domain: 'lagoon.localhost' }) });

    await visit({ at: '/login', metadata: null });

    expect(await screen.findByText(/서버에 연결하지 못했어요/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Elsewhere' })).not.toBeInTheDocument();
  });

  it('T-49 last good data are not used when the HTML is complete', async () => {
    await visit({ at: '/login' });

    expect(await screen.findByRole('region', { name: 'Aurora' })).toBeInTheDocument();
    expect(screen.queryByText('저장해 둔 정보로 열었어요')).not.toBeInTheDocument();
  });

  it('T-49 the last good release set of another shell build is ignored', async () => {
    addShellScript('2.0.0+12345678');

    await expect(visit({ at: '/login', releaseSet: 'cut off' })).rejects.toThrow('not whole');
  });

  it.each(['', 'null', '[1,2]', '{"set":{},"metadata":{}}', '{"set":'])(
    'T-56 the malformed last-good entry %j is ignored',
    async (text) => {
      localStorage.setItem('portal.last-good', text);
      addShellScript('1.0.0+12345678');

      await expect(visit({ at: '/login', releaseSet: 'cut off' })).rejects.toThrow('not whole');
      document.body.replaceChildren();
      await visit({ at: '/login', metadata: null });

      expect(await screen.findByRole('heading', { name: '로그인' })).toBeInTheDocument();
    },
  );

  it('T-56 a last-good entry with incomplete release set and metadata is ignored', async () => {
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

type FakeResponse = Parameters<typeof fakeApi.get<'/member/me'>>[1];

describe('session', () => {
  it.each<[string, string | null, FakeResponse]>([
    ['a refused token', null, errorResponse(401, 'unauthenticated')],
    // The call's timeout is tested with the API client.
    ...faultNames
      .filter((fault) => fault !== 'a timeout')
      .map((fault): [string, string, FakeResponse] => [`T-50 ${fault}`, 'old', faults[fault]]),
  ])(
    'a session that cannot be resumed after %s leads to the sign-in page with fromUrl and token %j',
    async (_, token, response) => {
      localStorage.setItem('access_token', 'old');
      fakeApi.get('/member/me', response);

      await visit({ at: '/dashboard' });

      await waitFor(() => expect(location.pathname + location.search).toBe('/login?fromUrl=%2Fdashboard'));
      expect(localStorage.getItem('access_token')).toBe(token);
    },
  );

  it('T-50 the error message of the server is shown when the session cannot be resumed', async () => {
    localStorage.setItem('access_token', 'old');
    fakeApi.get('/member/me', errorResponse(400, 'maintenance', { message: '점검 중이에요' }));

    await visit({ at: '/dashboard' });

    expect(await screen.findByText('점검 중이에요')).toBeInTheDocument();
    expect(screen.queryByText('로그인이 필요한 화면이에요')).not.toBeInTheDocument();
  });

  it.each<[string, Language, FakeResponse, string]>([
    ['a refused token', 'zh-CN', errorResponse(401, 'unauthenticated'), '请重新登录'],
    // Not retried, and without a message of the server.
    [
      'an error',
      'zh-TW',
      errorResponse(400, 'invalid', { message: '' }),
      '無法連線到伺服器，請稍後再試一次。',
    ],
  ])(
    'the message about %s is in %s although the texts arrive later',
    async (_, language, response, message) => {
      // No other test uses these languages, because a loaded language may stay loaded.
      const { load } = shellTexts;
      jest.spyOn(shellTexts, 'load').mockImplementation(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await load();
      });
      localStorage.setItem('access_token', 'old');
      fakeApi.get('/member/me', response);

      await visit({ at: '/dashboard', metadata: siteMetadata({ default_language: language }) });

      expect(await screen.findByText(message)).toBeInTheDocument();
    },
  );

  it('T-58 resuming the session waits with a message while the browser is offline', async () => {
    localStorage.setItem('access_token', 'kept');
    const request = fakeApi.get('/member/me', errorResponse(401, 'unauthenticated'));
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    const started = visit({ at: '/dashboard' });

    expect(await screen.findByText(/인터넷에 연결되어 있지 않아요/)).toBeInTheDocument();
    expect(request.calls).toHaveLength(0);
    expect(localStorage.getItem('access_token')).toBe('kept');
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await started;
    expect(request.calls).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/인터넷에 연결되어 있지 않아요/)).not.toBeInTheDocument());
  });

  it('T-56 shows that signing in needs cookies when cookies are blocked', async () => {
    localStorage.setItem('access_token', 'unbound');
    fakeApi.get('/member/me', errorResponse(401, 'unauthenticated'));
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);

    await visit({ at: '/dashboard' });

    expect(await screen.findByText('쿠키가 막혀 있어 로그인할 수 없어요')).toBeInTheDocument();
  });

  it('T-56 starts when the browser blocks storage', async () => {
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
])('start rejects with %s', async (_, releaseSet) => {
  await expect(visit({ at: '/login', releaseSet: releaseSet ?? 'nothing' })).rejects.toThrow();
});
