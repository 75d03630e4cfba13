import type { Remote } from '@portal/shared/contract';
import type { ReleaseSet } from '@portal/shared/release';
import { tabStorage } from '../browser/tab-storage.ts';
import { buildOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import type { LoadRequest } from './load.ts';
import type { RemoteEvent } from './remote-events.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { createSafeMode } from './safe-mode.ts';

type Load = (request: LoadRequest) => Promise<unknown>;

const NAME = 'mf-dashboard';
const Page = () => null;
const remote = (routes: Record<string, () => Promise<unknown>> = { dashboard: async () => ({ Page }) }) =>
  ({ activate: async () => ({ routes }), deactivate: jest.fn() }) as unknown as Remote;

const never = () => new Promise<never>(() => undefined);

const networkError = () => new Error('RUNTIME-008: ScriptNetworkError: Failed to load script');
const timeoutError = () => new Error('RUNTIME-008: ScriptNetworkError: Script "x" timed out.');
const chunkError = (file = 'page.js') =>
  Object.assign(new Error('Loading chunk 7 failed'), {
    name: 'ChunkLoadError',
    type: 'missing',
    request: `http://aurora.localhost/r/mf-dashboard/2.0.0/${file}`,
  });

const released = buildOf(NAME, '2.0.0');
const previous = buildOf(NAME, '1.0.0');
const plainSet = releaseSetOf({ [NAME]: running(released) });
const twoPages = releaseSetOf({
  [NAME]: running(buildOf(NAME, '2.0.0', { routes: [routeOf('/dashboard'), routeOf('/other')] })),
});
const setWithPrevious = releaseSetOf({ [NAME]: running(released, previous) });

/** A loader whose network is a function and whose clock only moves when told to. */
const setUp = (load: Load, set: ReleaseSet = plainSet, found: 'network' | 'integrity' = 'network') => {
  const events: RemoteEvent[] = [];
  const requests: LoadRequest[] = [];
  const safeMode = createSafeMode(tabStorage);
  const loader = createRemoteLoader({
    set,
    permits: (permission) => permission === 'signed-in',
    report: (event) => events.push(event),
    tools: {
      load: async (_name, request) => {
        requests.push(request);
        return (await load(request)) as Remote;
      },
      diagnose: async () => found,
      safeMode,
      now: () => 1_000,
      wait: async () => undefined,
    },
  });
  return { loader, events, requests, safeMode };
};

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { phase: string; class: string; version: string }) =>
      `${error.phase} ${error.class} ${error.version}`,
  );

beforeEach(() => sessionStorage.clear());

it('answers with the page and reports one outcome once it is mounted', async () => {
  const { loader, events } = setUp(async () => remote());

  expect(await loader.page(NAME, 'dashboard')).toBe(Page);
  loader.mounted(NAME);
  loader.mounted(NAME);

  expect(events).toEqual([
    {
      set: plainSet.id,
      remote: NAME,
      version: '2.0.0',
      phase: 'mount',
      outcome: 'ok',
      error_class: null,
      ms: 0,
    },
  ]);
});

describe('gate', () => {
  it.each([
    ['a remote that is off', { [NAME]: { on: false as const, version: '2.0.0' } }, 'gate off 2.0.0'],
    [
      'T-44 a remote written for another contract',
      { [NAME]: running(buildOf(NAME, '2.0.0', { contract: '^9.0.0' })) },
      'gate contract 2.0.0',
    ],
    [
      'T-34 a build without integrity',
      { [NAME]: running({ ...released, descriptor: { ...released.descriptor, integrity: '' } }) },
      'gate shape 2.0.0',
    ],
    [
      'T-34 a build that lies somewhere else',
      { [NAME]: running({ ...released, base: 'https://evil.example/' }) },
      'gate shape 2.0.0',
    ],
  ])('%s is refused without asking the network', async (_, remotes, expected) => {
    const { loader, requests, events } = setUp(async () => remote(), releaseSetOf(remotes));

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe(expected);
    expect(requests).toHaveLength(0);
    expect(events).toHaveLength(1);
  });

  it('refuses a route that the session does not permit', async () => {
    const routes = released.descriptor.routes.map((route) => ({ ...route, permission: 'manager' as const }));
    const { loader } = setUp(
      async () => remote(),
      releaseSetOf({ [NAME]: running(buildOf(NAME, '2.0.0', { routes })) }),
    );

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('gate permission 2.0.0');
  });
});

describe('entry', () => {
  it('asks once more, at another address, when the network fails', async () => {
    const { loader, requests, events } = setUp(async ({ bust }) => {
      if (bust === 0) throw networkError();
      return remote();
    });

    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    expect(requests.map(({ bust }) => bust)).toEqual([0, 1]);
    expect(events).toEqual([]);
  });

  it('T-58 asks once more for each file that one needs after another, and for none a third time', async () => {
    const ahead = ['remote.js', 'texts.js'];
    const { loader, requests } = setUp(async () => {
      if (ahead[0] === 'remote.js') throw chunkError(ahead.shift());
      const activate = async () => {
        const file = ahead.shift();
        if (file) throw chunkError(file);
        return { routes: { dashboard: async () => ({ Page }) } };
      };
      return { activate };
    });
    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    expect(requests.map(({ bust }) => bust)).toEqual([0, 1, 1]);

    const lasting = setUp(async () => {
      throw chunkError('remote.js');
    });
    expect(await failureOf(lasting.loader.page(NAME, 'dashboard'))).toBe('entry network 2.0.0');
    expect(lasting.requests).toHaveLength(2);
  });

  it('does not ask again for a file that came and was not the released one', async () => {
    const { loader, requests } = setUp(
      async () => {
        throw networkError();
      },
      plainSet,
      'integrity',
    );

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('entry integrity 2.0.0');
    expect(requests).toHaveLength(1);
  });

  it('remembers a failure until the user retries, and then uses a new address', async () => {
    let isHealed = false;
    const { loader, requests } = setUp(async () => {
      if (!isHealed) throw timeoutError();
      return remote();
    });
    await failureOf(loader.page(NAME, 'dashboard'));
    const asked = requests.length;
    isHealed = true;

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('entry timeout 2.0.0');
    expect(requests).toHaveLength(asked);
    loader.retry(NAME);
    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    expect(requests.at(-1)?.bust).toBe(2);
  });
});

describe('evaluate and activate', () => {
  it('does not repeat code that throws', async () => {
    const { loader, requests, events } = setUp(async ({ onEntry }) => {
      onEntry();
      throw new Error('boom');
    });

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('evaluate evaluation 2.0.0');
    expect(requests).toHaveLength(1);
    expect(events).toMatchObject([{ phase: 'evaluate', outcome: 'failed', error_class: 'evaluation' }]);
  });

  it.each([
    ['an empty module', undefined],
    ['a module without activate', { start: () => 1 }],
    ['an activate that answers nothing', { activate: async () => undefined }],
  ])('refuses %s', async (_, module) => {
    const { loader } = setUp(async () => module);

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('activate shape 2.0.0');
  });

  it('T-44 names a shared module that does not fit a contract failure', async () => {
    const { loader } = setUp(async () => {
      throw new Error('Version 1.0.0 from shell of shared singleton module x does not satisfy ^2');
    });

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('entry contract 2.0.0');
  });
});

describe('previous good build', () => {
  it('takes the place of a build that fails, and both outcomes are reported', async () => {
    const { loader, events } = setUp(async ({ build }) => {
      if (build.descriptor.version === '2.0.0') throw new Error('boom');
      return remote();
    }, setWithPrevious);

    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    loader.mounted(NAME);

    expect(loader.isFallback(NAME)).toBe(true);
    expect(events.map(({ version, outcome }) => `${version} ${outcome}`)).toEqual([
      '2.0.0 failed',
      '1.0.0 fallback',
    ]);
  });

  it('takes the place of a build whose page chunk does not come', async () => {
    const { loader } = setUp(
      async ({ build }) =>
        build.descriptor.version === '2.0.0'
          ? remote({ dashboard: () => Promise.reject(chunkError()) })
          : remote(),
      setWithPrevious,
    );

    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    expect(loader.isFallback(NAME)).toBe(true);
  });

  it('takes the place of a build whose first page throws, but of none that was on the screen', async () => {
    const { loader } = setUp(async () => remote(), setWithPrevious);
    await loader.page(NAME, 'dashboard');

    expect(loader.renderFailed(NAME, new Error('render'))).toBeUndefined();
    await loader.page(NAME, 'dashboard');
    loader.mounted(NAME);
    expect(loader.renderFailed(NAME, new Error('later'))).toMatchObject({
      phase: 'mounted',
      class: 'evaluation',
      version: '1.0.0',
    });
  });
});

describe('page', () => {
  it('asks a second time for a chunk that does not come, then fails in mount', async () => {
    const load = jest.fn(() => Promise.reject(chunkError()));
    const { loader, events } = setUp(async () => remote({ dashboard: load }));

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('mount network 2.0.0');
    expect(load).toHaveBeenCalledTimes(2);
    expect(events).toHaveLength(1);
  });

  it('loads again after a retry', async () => {
    const load = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(new Error('boom'))
      .mockResolvedValue({ Page });
    const { loader } = setUp(async () => remote({ dashboard: load }));
    await failureOf(loader.page(NAME, 'dashboard'));

    loader.retry(NAME);

    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
  });
});

describe('T-40 a remote that hangs', () => {
  it.each<[string, Load, string]>([
    ['its entry', never, 'entry timeout 2.0.0'],
    ['its start', async () => ({ activate: never }), 'activate timeout 2.0.0'],
    ['its page', async () => remote({ dashboard: never }), 'mount timeout 2.0.0'],
  ])('in %s is given up when its time is over', async (_, load, expected) => {
    const hurried = { ...running(released), budget: { entry: 20, mount: 30 } };
    const { loader, events } = setUp(load, releaseSetOf({ [NAME]: hurried }));

    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe(expected);
    expect(events).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('T-40 coming back to a remote that failed', () => {
  it('asks anew where the network was at fault, for every page of the remote', async () => {
    let isHealed = false;
    const { loader, requests } = setUp(async () => {
      if (!isHealed) throw networkError();
      return remote({ dashboard: async () => ({ Page }), other: async () => ({ Page }) });
    }, twoPages);
    expect(await failureOf(loader.page(NAME, 'dashboard', 'first'))).toBe('entry network 2.0.0');
    isHealed = true;

    expect(await failureOf(loader.page(NAME, 'dashboard', 'first'))).toBe('entry network 2.0.0');
    expect(await loader.page(NAME, 'other', 'second')).toBe(Page);
    expect(await loader.page(NAME, 'dashboard', 'third')).toBe(Page);
    expect(requests.map(({ bust }) => bust)).toEqual([0, 1, 2]);
  });

  it('does not disturb the previous good build while it is still on its way', async () => {
    let arrive: () => void = () => undefined;
    const { loader, requests } = setUp(async ({ build }) => {
      if (build.descriptor.version === '2.0.0') throw networkError();
      return new Promise((resolve) => (arrive = () => resolve(remote())));
    }, setWithPrevious);
    const first = loader.page(NAME, 'dashboard', 'first');
    while (requests.length < 3) await Promise.resolve();

    const second = loader.page(NAME, 'dashboard', 'second');
    arrive();

    expect(await Promise.all([first, second])).toEqual([Page, Page]);
    expect(requests).toHaveLength(3);
  });

  it('asks anew, at another address, for a file that was changed on its way', async () => {
    const tampered = setUp(async () => Promise.reject(networkError()), plainSet, 'integrity');
    const { loader, requests } = tampered;

    expect(await failureOf(loader.page(NAME, 'dashboard', 'first'))).toBe('entry integrity 2.0.0');
    await failureOf(loader.page(NAME, 'dashboard', 'second'));

    expect(requests.map(({ bust }) => bust)).toEqual([0, 2]);
  });

  it('asks anew for a page whose chunk did not come', async () => {
    const load = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(chunkError())
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue({ Page });
    const { loader, requests } = setUp(async () => remote({ dashboard: load }));
    expect(await failureOf(loader.page(NAME, 'dashboard', 'first'))).toBe('mount network 2.0.0');

    expect(await loader.page(NAME, 'dashboard', 'second')).toBe(Page);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['code that throws', released, async () => Promise.reject(new Error('boom'))],
    ['another contract', buildOf(NAME, '2.0.0', { contract: '^9.0.0' }), async () => remote()],
  ])('remembers %s', async (_, build, load) => {
    const { loader, requests } = setUp(load, releaseSetOf({ [NAME]: running(build) }));
    const first = await failureOf(loader.page(NAME, 'dashboard', 'first'));
    const asked = requests.length;

    expect(await failureOf(loader.page(NAME, 'dashboard', 'second'))).toBe(first);
    expect(requests).toHaveLength(asked);
  });

  it('brings a page once that is there, or whose own code throws', async () => {
    const good = jest.fn(async () => ({ Page }));
    const bad = jest.fn(() => Promise.reject(new Error('boom')));
    const { loader } = setUp(async () => remote({ dashboard: good, other: bad }), twoPages);

    for (const visit of ['first', 'second']) {
      expect(await loader.page(NAME, 'dashboard', visit)).toBe(Page);
      expect(await failureOf(loader.page(NAME, 'other', visit))).toBe('mount evaluation 2.0.0');
    }

    expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([1, 1]);
  });

  it('goes round a build that blocked the page at every visit', async () => {
    const { loader, safeMode, requests } = setUp(async () => remote());
    safeMode.enter(NAME, '2.0.0');
    safeMode.recall(plainSet);

    await failureOf(loader.page(NAME, 'dashboard', 'first'));

    expect(await failureOf(loader.page(NAME, 'dashboard', 'second'))).toBe('gate safe-mode 2.0.0');
    expect(requests).toHaveLength(0);
  });
});

describe('T-42 safe mode', () => {
  it('goes round a build that never came back, at every start until the user insists', async () => {
    const stuck = setUp(never);
    void stuck.loader.page(NAME, 'dashboard');

    for (const { loader, safeMode, requests } of [setUp(async () => remote()), setUp(async () => remote())]) {
      safeMode.recall(plainSet);
      expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('gate safe-mode 2.0.0');
      expect(requests).toHaveLength(0);
    }

    const { loader, safeMode } = setUp(async () => remote());
    safeMode.recall(plainSet);
    await failureOf(loader.page(NAME, 'dashboard'));
    loader.retry(NAME);
    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
  });

  it('still knows of the blocked build after the one that stands in for it was mounted, or blocks as well', async () => {
    void setUp(never, setWithPrevious).loader.page(NAME, 'dashboard');

    const mounted = setUp(async () => remote(), setWithPrevious);
    mounted.safeMode.recall(setWithPrevious);
    await mounted.loader.page(NAME, 'dashboard');
    mounted.loader.mounted(NAME);
    const stuck = setUp(never, setWithPrevious);
    stuck.safeMode.recall(setWithPrevious);
    void stuck.loader.page(NAME, 'dashboard');
    await Promise.resolve();
    const { loader, safeMode, requests } = setUp(async () => remote(), setWithPrevious);
    safeMode.recall(setWithPrevious);

    expect(mounted.requests.map(({ build }) => build)).toEqual([previous]);
    expect(await failureOf(loader.page(NAME, 'dashboard'))).toBe('gate safe-mode 1.0.0');
    expect(requests).toHaveLength(0);
  });

  it('counts a further page that blocks, too', async () => {
    const { loader } = setUp(
      async () => remote({ dashboard: async () => ({ Page }), other: never }),
      twoPages,
    );
    await loader.page(NAME, 'dashboard');
    loader.mounted(NAME);
    void loader.page(NAME, 'other');
    await new Promise((resolve) => setTimeout(resolve));

    const next = setUp(async () => remote(), twoPages);
    next.safeMode.recall(twoPages);

    expect(await failureOf(next.loader.page(NAME, 'dashboard'))).toBe('gate safe-mode 2.0.0');
  });

  it('forgets a build that was mounted, that failed, or whose page was only left early', async () => {
    const mounted = setUp(async () => remote());
    await mounted.loader.page(NAME, 'dashboard');
    expect(sessionStorage).toHaveLength(1);
    mounted.loader.mounted(NAME);
    expect(sessionStorage).toHaveLength(0);

    const failed = setUp(async () => Promise.reject(new Error('boom')));
    await failureOf(failed.loader.page(NAME, 'dashboard'));
    expect(sessionStorage).toHaveLength(0);

    const left = setUp(never);
    void left.loader.page(NAME, 'dashboard');
    left.safeMode.leaveAll();
    expect(sessionStorage).toHaveLength(0);
  });
});

it('deactivates what is on the page when the session ends', async () => {
  const module = remote();
  const { loader, requests } = setUp(async () => module);
  await loader.page(NAME, 'dashboard');

  loader.closeAll();
  await loader.page(NAME, 'dashboard');

  expect(module.deactivate).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(2);
});
