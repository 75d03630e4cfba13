import type { Remote } from '@portal/shared/contract';
import { PAGE_MOUNTED_MARK } from '@portal/shared/release';
import { useLocation } from '@portal/shared/routing';
import { errorResponse, expectConsole, fakeApi, sessions } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { use, type ComponentType } from 'react';
import type { LoadRemote } from '../portal/load-remote.ts';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { fakeProbe, renderShell } from '../testing/render-shell.tsx';

const dashboard = buildOf('mf-dashboard', '2.0.0', {
  routes: [routeOf('/dashboard'), routeOf('/report-video')],
  nav: [navOf('dashboard'), navOf('report-video', { order: 20, icon: 'film' })],
});
const previous = buildOf('mf-dashboard', '1.0.0', { routes: dashboard.descriptor.routes });
const set = releaseSetOf({ 'mf-dashboard': running(dashboard) });
const setWithPrevious = releaseSetOf({ 'mf-dashboard': running(dashboard, previous) });

const remoteOf = (Page: ComponentType): Remote => ({
  activate: async () => ({
    routes: { dashboard: async () => ({ Page }), 'report-video': async () => ({ Page }) },
  }),
});
const load: LoadRemote = async (_, { build }) => remoteOf(() => <p>page of {build.descriptor.version}</p>);

it('every page of a remote that is mounted sets a User Timing mark with its route', async () => {
  const mark = jest.spyOn(performance, 'mark');
  const { user } = await renderShell({ at: '/dashboard', set, session: sessions.manager, load });
  await screen.findByText('page of 2.0.0');

  await user.click(screen.getByRole('link', { name: 'label of report-video' }));
  await waitFor(() => expect(mark).toHaveBeenCalledTimes(2));

  expect(mark.mock.calls).toEqual(
    ['dashboard', 'report-video'].map((route) => [
      PAGE_MOUNTED_MARK,
      { detail: { remote: 'mf-dashboard', route } },
    ]),
  );
  mark.mockRestore();
});

const networkError = () => new Error('RUNTIME-008: ScriptNetworkError: Script "x" timed out.');

/** A network that loads nothing until it is up. */
const createNetwork = () => {
  const network = {
    isUp: false,
    load: (async (...order) => {
      if (!network.isUp) throw networkError();
      return load(...order);
    }) as LoadRemote,
  };
  return network;
};

describe('a remote that fails', () => {
  it('T-40 a remote that fails to load shows an error panel inside a working portal and loads on retry', async () => {
    expectConsole(/mf-dashboard 2\.0\.0 failed in entry \(evaluation\): boom Error: boom/);
    let isFixed = false;
    const { user } = await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      load: async (...order) => {
        if (!isFixed) throw new Error('boom');
        return load(...order);
      },
    });
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByText(/mf-dashboard 2\.0\.0, 실행 중에 오류가 났어요/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'label of report-video' })).toBeInTheDocument();

    isFixed = true;
    await user.click(within(panel).getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('page of 2.0.0')).toBeInTheDocument();
  });

  it('T-40 a remote that failed on the network loads when the user navigates to it again', async () => {
    const network = createNetwork();
    const { user } = await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      load: network.load,
    });
    const link = screen.getByRole('link', { name: 'label of dashboard' });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    network.isUp = true;

    await user.click(link);

    expect(await screen.findByText('page of 2.0.0')).toBeInTheDocument();
  });

  it('T-40 a remote that failed on the network loads when Back returns to it', async () => {
    const network = createNetwork();
    const { user } = await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      load: network.load,
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /계정 메뉴/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^언어/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    network.isUp = true;

    act(() => history.back());

    expect(await screen.findByText('page of 2.0.0')).toBeInTheDocument();
  });

  it('a remote that failed on the network loads once the browser is online again', async () => {
    const network = createNetwork();
    await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      load: network.load,
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    network.isUp = true;

    act(() => {
      window.dispatchEvent(new Event('online'));
    });

    expect(await screen.findByText('page of 2.0.0')).toBeInTheDocument();
  });

  it('T-58 a remote that failed on the network loads once the server responds again', async () => {
    const network = createNetwork();
    const serverIsBack = Promise.withResolvers<void>();
    await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      load: network.load,
      fakeResponses: () => fakeProbe(serverIsBack.promise),
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();

    network.isUp = true;
    serverIsBack.resolve();

    expect(await screen.findByText('page of 2.0.0', undefined, { timeout: 5_000 })).toBeInTheDocument();
  });

  it('does not reload a failed remote when a modal opens and closes over its error panel', async () => {
    const failingLoad = jest.fn(async () => {
      throw networkError();
    });
    const { user } = await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      load: failingLoad,
      fakeResponses: () => fakeApi.get('/v2/mcn/meta', errorResponse(503, 'unavailable')),
    });
    const panel = await screen.findByRole('alert');
    const { length } = failingLoad.mock.calls;

    await user.click(screen.getByRole('button', { name: /계정 메뉴/ }));
    await user.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
    await user.click(await screen.findByRole('button', { name: '취소' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(panel).toBeInTheDocument();
    expect(failingLoad).toHaveBeenCalledTimes(length);
  });

  it('T-41 a page that throws while rendering does not affect the next page', async () => {
    expectConsole(/mf-dashboard 2\.0\.0 failed in mount \(evaluation\): render Error: render/);
    const Broken = () => {
      throw new Error('render');
    };
    const Page = () => <p>the other page</p>;
    const { user } = await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      load: async () => ({
        activate: async () => ({
          routes: { dashboard: async () => ({ Page: Broken }), 'report-video': async () => ({ Page }) },
        }),
      }),
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'label of report-video' }));

    expect(await screen.findByText('the other page')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('T-41 a page that throws for one query string renders again at an address without it', async () => {
    expectConsole(/mf-dashboard 2\.0\.0 failed in mount \(evaluation\): render Error: render/);
    const Page = () => {
      const { search } = useLocation();
      if (search) throw new Error('render');
      return <p>the page without a query</p>;
    };
    const { user } = await renderShell({
      at: '/dashboard?period=nonsense',
      set,
      session: sessions.manager,
      load: async () => ({ activate: async () => ({ routes: { dashboard: async () => ({ Page }) } }) }),
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'label of dashboard' }));

    expect(await screen.findByText('the page without a query')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the fallback build with a banner when the page of the released build throws', async () => {
    expectConsole(/mf-dashboard 2\.0\.0 failed in mount \(evaluation\): render Error: render/);
    const Broken = () => {
      throw new Error('render');
    };
    const reload = jest.fn();
    const { user } = await renderShell({
      at: '/dashboard',
      set: setWithPrevious,
      session: sessions.manager,
      reload,
      load: async (name, order) =>
        order.build.descriptor.version === '1.0.0'
          ? load(name, order)
          : { activate: async () => ({ routes: { dashboard: async () => ({ Page: Broken }) } }) },
    });

    expect(await screen.findByText('page of 1.0.0')).toBeInTheDocument();
    expect(screen.getByText('최신 버전을 열 수 없어 이전 버전으로 보여 드려요.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '새로고침' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('T-42 the reload button of the fallback banner unblocks the released build', async () => {
  sessionStorage.setItem('portal.mounting.mf-dashboard@2.0.0', '1');
  const { user } = await renderShell({
    at: '/dashboard',
    set: setWithPrevious,
    session: sessions.manager,
    load,
    reload: () => undefined,
  });
  expect(await screen.findByText('page of 1.0.0')).toBeInTheDocument();
  expect(sessionStorage.getItem('portal.mounting.mf-dashboard@2.0.0')).toBe('1');

  await user.click(screen.getByRole('button', { name: '새로고침' }));

  expect(sessionStorage.getItem('portal.mounting.mf-dashboard@2.0.0')).toBeNull();
});

it('T-42 safe mode stores no entry for a build whose first and second page were mounted', async () => {
  const { user } = await renderShell({ at: '/dashboard', set, session: sessions.manager, load });
  await screen.findByText('page of 2.0.0');

  await user.click(screen.getByRole('link', { name: 'label of report-video' }));

  await screen.findByRole('heading', { level: 1, name: 'title of /report-video' });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

describe('a page that is mounted', () => {
  /** Loads pages of the released build that throw while `isBroken()`, and working pages of the previous one. */
  const loadBreaking =
    (isBroken: () => boolean): LoadRemote =>
    async (name, request) => {
      if (request.build.descriptor.version === '1.0.0') return load(name, request);
      return remoteOf(() => {
        if (isBroken()) throw new Error('render');
        return <p>page of 2.0.0</p>;
      });
    };

  it('is replaced by the fallback build when it throws a second time', async () => {
    expectConsole(/mf-dashboard 2\.0\.0 failed in mounted \(evaluation\): render Error: render/);
    let isBroken = false;
    const { user } = await renderShell({
      at: '/dashboard',
      set: setWithPrevious,
      session: sessions.manager,
      load: loadBreaking(() => isBroken),
    });
    await screen.findByText('page of 2.0.0');
    isBroken = true;

    await user.click(screen.getByRole('link', { name: 'label of report-video' }));
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(screen.queryByText('page of 1.0.0')).not.toBeInTheDocument();
    await user.click(retry);

    expect(await screen.findByText('page of 1.0.0')).toBeVisible();
    expect(screen.getByText('최신 버전을 열 수 없어 이전 버전으로 보여 드려요.')).toBeVisible();
  });
});

describe('T-40 a page that suspends for ever', () => {
  const pending = new Promise<never>(() => undefined);
  const Suspended = () => use(pending);

  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const passBudget = () => act(() => jest.advanceTimersByTimeAsync(130_000));

  it('shows an error panel after its budget, and reloads nothing', async () => {
    const reload = jest.fn();
    await renderShell({
      at: '/dashboard',
      set,
      session: sessions.manager,
      reload,
      load: async () => remoteOf(Suspended),
    });

    await passBudget();

    expect(await screen.findByRole('alert')).toHaveTextContent('mf-dashboard 2.0.0');
    expect(screen.getByRole('link', { name: 'label of report-video' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is replaced by the fallback build after its budget', async () => {
    await renderShell({
      at: '/dashboard',
      set: setWithPrevious,
      session: sessions.manager,
      load: async (name, request) =>
        request.build.descriptor.version === '1.0.0' ? load(name, request) : remoteOf(Suspended),
    });

    await passBudget();

    expect(await screen.findByText('page of 1.0.0')).toBeVisible();
  });
});
