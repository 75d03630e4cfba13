import { writeBackgroundWork, type Activation, type Remote } from '@portal/shared/contract';
import { useLocation } from '@portal/shared/routing';
import { useSnackbar } from '@portal/shared/state';
import { expectConsole, sessions } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { renderShell } from '../testing/render-shell.tsx';
import type { LoadRemote } from '../portal/load-remote.ts';

const ACCOUNT = sessions.manager.account.id;

/** jsdom has no such observer; without requests the network is idle at once. */
class IdleObserver {
  observe() {}
  disconnect() {}
}

beforeAll(() => Reflect.set(globalThis, 'PerformanceObserver', IdleObserver));
afterAll(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));
afterEach(() => localStorage.clear());

const buildWith = (name: string, path: string) =>
  running(buildOf(name, '1.0.0', { routes: [routeOf(path)], nav: [navOf(path.slice(1))] }));
const set = releaseSetOf({
  'mf-dashboard': buildWith('mf-dashboard', '/dashboard'),
  'mf-channels': buildWith('mf-channels', '/manage-channel'),
  'mf-music': { on: false, version: '1.0.0' },
});

function Background() {
  const { show } = useSnackbar();
  const { pathname } = useLocation();
  useEffect(() => void show({ type: 'success', title: `끝났어요 ${pathname}` }), [show, pathname]);
  return null;
}

const pages = {
  dashboard: async () => ({ Page: () => <p>대시보드 화면</p> }),
  'manage-channel': async () => ({ Page: () => <p>채널 화면</p> }),
};

const open = (background?: Activation['background']) => {
  const loaded: string[] = [];
  const load: LoadRemote = async (name): Promise<Remote> => {
    loaded.push(name);
    return { activate: async () => ({ routes: pages, ...(background && { background }) }) };
  };
  const rendered = renderShell({
    at: '/dashboard',
    set,
    session: sessions.manager,
    load,
  });
  return { loaded, rendered };
};

it('a remote with work in progress reports its end on a page of another remote', async () => {
  writeBackgroundWork(ACCOUNT, 'mf-channels', ['c1']);
  const { loaded, rendered } = open(async () => ({ Background }));
  await rendered;

  expect(await screen.findByText('끝났어요 /dashboard')).toBeVisible();
  expect(loaded.toSorted()).toEqual(['mf-channels', 'mf-dashboard']);
});

it('a remote is loaded for work that begins while the page is open, and not before', async () => {
  const { loaded, rendered } = open(async () => ({ Background }));
  await rendered;
  await screen.findByText('대시보드 화면');
  expect(loaded).toEqual(['mf-dashboard']);

  act(() => writeBackgroundWork(ACCOUNT, 'mf-channels', ['c1']));

  expect(await screen.findByText('끝났어요 /dashboard')).toBeVisible();
});

it('work of another account, or of a remote that is off, loads nothing', async () => {
  writeBackgroundWork('another', 'mf-channels', ['c1']);
  const { loaded, rendered } = open(async () => ({ Background }));
  await rendered;
  act(() => writeBackgroundWork(ACCOUNT, 'mf-music', ['t1']));

  await screen.findByText('대시보드 화면');
  // Longer than the network counts as busy.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(loaded).toEqual(['mf-dashboard']);
});

it.each([
  ['fails to load', () => Promise.reject(new Error('no such chunk')), /mount \(evaluation\): no such chunk/],
  // A module of another form, as a faulty build may have it.
  ['has another form', async () => ({}) as never, /mount \(shape\): The remote has no background part/],
  ['is missing in a fallback build', undefined, undefined],
])('a background part that %s leaves the page as it is', async (_, background, logged) => {
  if (logged) expectConsole(logged);
  writeBackgroundWork(ACCOUNT, 'mf-channels', ['c1']);
  const { loaded, rendered } = open(background);
  await rendered;

  await waitFor(() => expect(loaded).toContain('mf-channels'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('대시보드 화면')).toBeVisible();
});
