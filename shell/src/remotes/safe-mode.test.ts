import {
  describeFailure,
  hang,
  NAME,
  Page,
  plainSet,
  previous,
  remote,
  setUp,
  setWithPrevious,
  twoPages,
} from '../testing/remote-loader-fixture.ts';

beforeEach(() => sessionStorage.clear());

describe('T-42 safe mode', () => {
  it('a build that blocked the tab is refused after each page load until retry()', async () => {
    const stuck = setUp(hang);
    void stuck.loader.page(NAME, 'dashboard');

    for (const { loader, safeMode, requests } of [setUp(async () => remote()), setUp(async () => remote())]) {
      safeMode.loadBlocked(plainSet);
      expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('gate safe-mode 2.0.0');
      expect(requests).toHaveLength(0);
    }

    const { loader, safeMode } = setUp(async () => remote());
    safeMode.loadBlocked(plainSet);
    await describeFailure(loader.page(NAME, 'dashboard'));
    loader.retry(NAME);
    expect(await loader.page(NAME, 'dashboard')).toBe(Page);
  });

  it('a blocked build stays blocked after its fallback build was mounted or blocks as well', async () => {
    void setUp(hang, setWithPrevious).loader.page(NAME, 'dashboard');

    const mounted = setUp(async () => remote(), setWithPrevious);
    mounted.safeMode.loadBlocked(setWithPrevious);
    await mounted.loader.page(NAME, 'dashboard');
    mounted.loader.mounted(NAME);
    const stuck = setUp(hang, setWithPrevious);
    stuck.safeMode.loadBlocked(setWithPrevious);
    void stuck.loader.page(NAME, 'dashboard');
    await Promise.resolve();
    const { loader, safeMode, requests } = setUp(async () => remote(), setWithPrevious);
    safeMode.loadBlocked(setWithPrevious);

    expect(mounted.requests.map(({ build }) => build)).toEqual([previous]);
    expect(await describeFailure(loader.page(NAME, 'dashboard'))).toBe('gate safe-mode 1.0.0');
    expect(requests).toHaveLength(0);
  });

  it('a build is blocked when its second page blocks the tab', async () => {
    const { loader } = setUp(
      async () => remote({ dashboard: async () => ({ Page }), other: hang }),
      twoPages,
    );
    await loader.page(NAME, 'dashboard');
    loader.mounted(NAME);
    void loader.page(NAME, 'other');
    await new Promise((resolve) => setTimeout(resolve));

    const next = setUp(async () => remote(), twoPages);
    next.safeMode.loadBlocked(twoPages);

    expect(await describeFailure(next.loader.page(NAME, 'dashboard'))).toBe('gate safe-mode 2.0.0');
  });

  it('the stored entry of a build is removed when it was mounted, failed or its page was left early', async () => {
    const mounted = setUp(async () => remote());
    await mounted.loader.page(NAME, 'dashboard');
    expect(sessionStorage).toHaveLength(1);
    mounted.loader.mounted(NAME);
    expect(sessionStorage).toHaveLength(0);

    const failed = setUp(async () => Promise.reject(new Error('boom')));
    await describeFailure(failed.loader.page(NAME, 'dashboard'));
    expect(sessionStorage).toHaveLength(0);

    const left = setUp(hang);
    void left.loader.page(NAME, 'dashboard');
    left.safeMode.clearAllMounting();
    expect(sessionStorage).toHaveLength(0);
  });
});
