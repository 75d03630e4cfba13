import { buildOf, releaseSetOf, running } from '../testing/release-set-fixture.ts';
import {
  chunkError,
  describeFailure,
  hang,
  NAME,
  networkError,
  Page,
  plainSet,
  released,
  remote,
  setUp,
  setWithPrevious,
  timeoutError,
  twoPages,
} from '../testing/remote-loader-fixture.ts';
import type { Load } from '../testing/remote-loader-fixture.ts';

beforeEach(() => sessionStorage.clear());

it('page() resolves with the page, and one ok event is reported when it is mounted', async () => {
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
      'T-34 a build on another origin',
      { [NAME]: running({ ...released, base: 'https://evil.example/' }) },
      'gate shape 2.0.0',
    ],
  ])('%s fails in the gate without a request', async (_, remotes, expected) => {
    const { loader, requests, events } = setUp(async () => remote(), releaseSetOf(remotes));

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe(expected);
    expect(requests).toHaveLength(0);
    expect(events).toHaveLength(1);
  });

  it('a route fails in the gate when the session lacks its permission', async () => {
    const routes = released.descriptor.routes.map((route) => ({ ...route, permission: 'manager' as const }));
    const { loader } = setUp(
      async () => remote(),
      releaseSetOf({ [NAME]: running(buildOf(NAME, '2.0.0', { routes })) }),
    );

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('gate permission 2.0.0');
  });
});

describe('entry', () => {
  it('the entry is retried once with a cache-busting suffix after a network failure', async () => {
    const { loader, requests, events } = setUp(async ({ cacheBustingSuffix }) => {
      if (cacheBustingSuffix === 0) throw networkError();
      return remote();
    });

    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    expect(requests.map(({ cacheBustingSuffix }) => cacheBustingSuffix)).toEqual([0, 1]);
    expect(events).toEqual([]);
  });

  it('T-58 each of several files that fail in turn is retried once and no file twice', async () => {
    const failing = ['remote.js', 'texts.js'];
    const { loader, requests } = setUp(async () => {
      if (failing[0] === 'remote.js') throw chunkError(failing.shift());
      const activate = async () => {
        const file = failing.shift();
        if (file) throw chunkError(file);
        return { routes: { dashboard: async () => ({ Page }) } };
      };
      return { activate };
    });
    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    expect(requests.map(({ cacheBustingSuffix }) => cacheBustingSuffix)).toEqual([0, 1, 1]);

    const lasting = setUp(async () => {
      throw chunkError('remote.js');
    });
    expect(await describeFailure(lasting.loader.page(NAME, 'dashboard'))).toBe('entry network 2.0.0');
    expect(lasting.requests).toHaveLength(2);
  });

  it('an integrity failure of the entry is not retried', async () => {
    const { loader, requests } = setUp(
      async () => {
        throw networkError();
      },
      plainSet,
      'integrity',
    );

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('entry integrity 2.0.0');
    expect(requests).toHaveLength(1);
  });

  it('a failure is cached until retry(), which uses a new cache-busting suffix', async () => {
    let isFixed = false;
    const { loader, requests } = setUp(async () => {
      if (!isFixed) throw timeoutError();
      return remote();
    });
    await describeFailure(loader.page(NAME, 'dashboard'));
    const requestCount = requests.length;
    isFixed = true;

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('entry timeout 2.0.0');
    expect(requests).toHaveLength(requestCount);
    loader.retry(NAME);
    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
    expect(requests.at(-1)?.cacheBustingSuffix).toBe(2);
  });
});

describe('evaluate and activate', () => {
  it('a build whose code throws while evaluating is not retried', async () => {
    const { loader, requests, events } = setUp(async ({ onEntry }) => {
      onEntry();
      throw new Error('boom');
    });

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('evaluate evaluation 2.0.0');
    expect(requests).toHaveLength(1);
    expect(events).toMatchObject([{ phase: 'evaluate', outcome: 'failed', error_class: 'evaluation' }]);
  });

  it.each([
    ['an empty module', undefined],
    ['a module without activate', { start: () => 1 }],
    ['an activate that returns nothing', { activate: async () => undefined }],
  ])('%s fails with class shape', async (_, module) => {
    const { loader } = setUp(async () => module);

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('activate shape 2.0.0');
  });

  it('T-44 an incompatible shared module fails with class contract', async () => {
    const { loader } = setUp(async () => {
      throw new Error('Version 1.0.0 from shell of shared singleton module x does not satisfy ^2');
    });

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('entry contract 2.0.0');
  });
});

describe('fallback build', () => {
  it('the fallback build replaces a build that fails, and both outcomes are reported', async () => {
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

  it('the fallback build replaces a build whose page chunk fails to load', async () => {
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

  it('the fallback build replaces a build whose first page throws, but not one that was mounted', async () => {
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

it('what a page translation broke is neither reported nor counted towards the fallback build', async () => {
  const { loader, events } = setUp(async () => remote(), setWithPrevious);
  await loader.page(NAME, 'dashboard');
  loader.mounted(NAME);
  const error = new DOMException('removeChild', 'NotFoundError');

  const failures = [1, 2, 3].map(() => loader.renderFailed(NAME, error, true));

  expect(failures).toMatchObject([1, 2, 3].map(() => ({ phase: 'mounted', version: '2.0.0' })));
  expect(events.map(({ outcome }) => outcome)).toEqual(['ok']);
});

describe('page', () => {
  it('a page chunk that fails to load is retried once and then fails in phase mount', async () => {
    const load = jest.fn(() => Promise.reject(chunkError()));
    const { loader, events } = setUp(async () => remote({ dashboard: load }));

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('mount network 2.0.0');
    expect(load).toHaveBeenCalledTimes(2);
    expect(events).toHaveLength(1);
  });

  it('a page that failed loads again after retry()', async () => {
    const load = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(new Error('boom'))
      .mockResolvedValue({ Page });
    const { loader } = setUp(async () => remote({ dashboard: load }));
    await describeFailure(loader.page(NAME, 'dashboard'));

    loader.retry(NAME);

    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
  });
});

describe('T-40 a remote that hangs', () => {
  it.each<[string, Load, string]>([
    ['its entry', hang, 'entry timeout 2.0.0'],
    ['its start', async () => ({ activate: hang }), 'activate timeout 2.0.0'],
    ['its page', async () => remote({ dashboard: hang }), 'mount timeout 2.0.0'],
  ])('in %s fails with a timeout at the end of its budget', async (_, load, expected) => {
    const shortBudget = { ...running(released), budget: { entry: 20, mount: 30 } };
    const { loader, events } = setUp(load, releaseSetOf({ [NAME]: shortBudget }));

    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe(expected);
    expect(events).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });
});

/** Visits are compared by identity. */
const visits = { first: {}, second: {}, third: {} };

describe('T-40 a new visit to a remote that failed', () => {
  it('a new visit loads the remote again after a network failure, for all its pages', async () => {
    let isFixed = false;
    const { loader, requests } = setUp(async () => {
      if (!isFixed) throw networkError();
      return remote({ dashboard: async () => ({ Page }), other: async () => ({ Page }) });
    }, twoPages);
    expect(await describeFailure(loader.page(NAME, 'dashboard', visits.first))).toBe('entry network 2.0.0');
    isFixed = true;

    expect(await describeFailure(loader.page(NAME, 'dashboard', visits.first))).toBe('entry network 2.0.0');
    expect(await loader.page(NAME, 'other', visits.second)).toBe(Page);
    expect(await loader.page(NAME, 'dashboard', visits.third)).toBe(Page);
    expect(requests.map(({ cacheBustingSuffix }) => cacheBustingSuffix)).toEqual([0, 1, 2]);
  });

  it('a new visit does not interrupt the fallback build while it loads', async () => {
    let respond: () => void = () => undefined;
    const { loader, requests } = setUp(async ({ build }) => {
      if (build.descriptor.version === '2.0.0') throw networkError();
      return new Promise((resolve) => (respond = () => resolve(remote())));
    }, setWithPrevious);
    const first = loader.page(NAME, 'dashboard', visits.first);
    while (requests.length < 3) await Promise.resolve();

    const second = loader.page(NAME, 'dashboard', visits.second);
    respond();

    expect(await Promise.all([first, second])).toEqual([Page, Page]);
    expect(requests).toHaveLength(3);
  });

  it('a new visit loads the remote with a cache-busting suffix after an integrity failure', async () => {
    const tampered = setUp(async () => Promise.reject(networkError()), plainSet, 'integrity');
    const { loader, requests } = tampered;

    expect(await describeFailure(loader.page(NAME, 'dashboard', visits.first))).toBe('entry integrity 2.0.0');
    await describeFailure(loader.page(NAME, 'dashboard', visits.second));

    expect(requests.map(({ cacheBustingSuffix }) => cacheBustingSuffix)).toEqual([0, 2]);
  });

  it('a new visit loads a page again whose chunk failed to load', async () => {
    const load = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(chunkError())
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue({ Page });
    const { loader, requests } = setUp(async () => remote({ dashboard: load }));
    expect(await describeFailure(loader.page(NAME, 'dashboard', visits.first))).toBe('mount network 2.0.0');

    expect(await loader.page(NAME, 'dashboard', visits.second)).toBe(Page);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['code that throws', released, async () => Promise.reject(new Error('boom'))],
    ['another contract', buildOf(NAME, '2.0.0', { contract: '^9.0.0' }), async () => remote()],
  ])('a new visit keeps the cached failure of %s', async (_, build, load) => {
    const { loader, requests } = setUp(load, releaseSetOf({ [NAME]: running(build) }));
    const first = await describeFailure(loader.page(NAME, 'dashboard', visits.first));
    const requestCount = requests.length;

    expect(await describeFailure(loader.page(NAME, 'dashboard', visits.second))).toBe(first);
    expect(requests).toHaveLength(requestCount);
  });

  it('a page that loaded, or whose code throws, is loaded once over several visits', async () => {
    const good = jest.fn(async () => ({ Page }));
    const bad = jest.fn(() => Promise.reject(new Error('boom')));
    const { loader } = setUp(async () => remote({ dashboard: good, other: bad }), twoPages);

    for (const visit of [visits.first, visits.second]) {
      expect(await loader.page(NAME, 'dashboard', visit)).toBe(Page);
      expect(await describeFailure(loader.page(NAME, 'other', visit))).toBe('mount evaluation 2.0.0');
    }

    expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([1, 1]);
  });

  it('a build in safe mode is refused at every visit', async () => {
    const { loader, safeMode, requests } = setUp(async () => remote());
    safeMode.markMounting(NAME, '2.0.0');
    safeMode.loadBlocked(plainSet);

    await describeFailure(loader.page(NAME, 'dashboard', visits.first));

    expect(await describeFailure(loader.page(NAME, 'dashboard', visits.second))).toBe('gate safe-mode 2.0.0');
    expect(requests).toHaveLength(0);
  });
});

it('closeAll() deactivates the remotes, and the next page() loads them again', async () => {
  const module = remote();
  const { loader, requests } = setUp(async () => module);
  await loader.page(NAME, 'dashboard');

  loader.closeAll();
  await loader.page(NAME, 'dashboard');

  expect(module.deactivate).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(2);
});
