import { fakeApi, sessions } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { LoadRemote } from '../../portal/load-remote.ts';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../../testing/release-set-fixture.ts';
import { renderShell, type ShellSetup } from '../../testing/render-shell.tsx';

const remote = (name: string, path: string, permission: 'signed-in' | 'manager' = 'signed-in') => {
  const route = routeOf(path, { permission });
  return running(buildOf(name, '1.0.0', { routes: [route], nav: [navOf(route.id, { permission })] }));
};
export const remotes = {
  'mf-dashboard': remote('mf-dashboard', '/dashboard'),
  'mf-channels': remote('mf-channels', '/manage-channel'),
  'mf-members': remote('mf-members', '/manage-member', 'manager'),
  'mf-music': remote('mf-music', '/musics'),
};
const set = releaseSetOf(remotes);

const load: LoadRemote = async (name, { build }) => ({
  activate: async () => ({
    routes: Object.fromEntries(
      build.descriptor.routes.map(({ id }) => [id, async () => ({ Page: () => <p>{`page of ${name}`}</p> })]),
    ),
  }),
});

const channel = {
  id: 'c1',
  name: '한강 산책',
  handle: '@hangang',
  thumbnail: '/media/avatar/c1',
  category: 'bgm',
  status: 2,
  verification: 'verified',
  registered_at: '2026-01-02T03:04:05Z',
  approved_at: null,
  members: [],
  shorts_count: 1,
} as const;
export const counts = { all: 1, waiting: 0, on_hold: 0, approved: 1, rejected: 0, needs_verification: 0 };

/** The days of reports before the first one. */
export const noReports = {
  views_through: null,
  revenue_through: null,
  latest_day: null,
  first_day: null,
  time_zone: 'America/Los_Angeles',
  status: 'estimated',
  final_through: null,
} as const;

const fakeResponses = () => {
  const requests = {
    // Only the fields of a channel that the palette reads.
    channels: fakeApi.get(
      '/channel/list',
      () => ({ items: [channel], total: 1, page: 0, size: 5, counts }) as never,
    ),
    tracks: fakeApi.get('/music/tracks', { items: [], total: 0, page: 0, size: 5, next: null }),
    videos: fakeApi.get('/report/freshness', noReports),
  };
  return requests;
};

/** Opens the dashboard of a manager with the palette’s pages and server searches. */
export const visit = async (changes: Partial<ShellSetup> = {}) => {
  let requests: ReturnType<typeof fakeResponses> | undefined;
  const shell = await renderShell({
    at: '/dashboard',
    set,
    session: sessions.manager,
    load,
    ...changes,
    fakeResponses: () => {
      requests = fakeResponses();
      changes.fakeResponses?.();
    },
  });
  await screen.findByText('page of mf-dashboard');
  if (!requests) throw new Error('The fake responses are set up while rendering');
  return { ...shell, requests };
};

/** Opens the palette by its shortcut and returns its input. */
export const open = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: '검색' });
};
/** The results in their order. */
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());
/** The result that Enter chooses. */
export const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();
