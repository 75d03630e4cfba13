import type { Session } from '@portal/shared/state';
import { buildOf, navOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { groupNavItems, buildNavigation, pickBottomBarItems, type NavigationInput } from './navigation.ts';

const set = releaseSetOf({
  'mf-music': running(
    buildOf('mf-music', '1.0.0', {
      routes: [routeOf('/musics')],
      nav: [navOf('musics', { order: 120, group: 'operation', icon: 'music' })],
    }),
  ),
  'mf-dashboard': running(
    buildOf('mf-dashboard', '1.0.0', {
      routes: [routeOf('/dashboard'), routeOf('/report-channel'), routeOf('/report-video')],
      nav: [
        navOf('report-video', { order: 30, icon: 'film' }),
        navOf('dashboard', { order: 10 }),
        navOf('report-channel', { order: 20, icon: 'chart' }),
      ],
    }),
  ),
  'mf-members': running(
    buildOf('mf-members', '1.0.0', {
      routes: [routeOf('/manage-member', { permission: 'manager' })],
      nav: [navOf('manage-member', { order: 130, group: 'operation', icon: 'members' })],
    }),
  ),
  'mf-content': running(
    buildOf('mf-content', '1.0.0', {
      routes: [routeOf('/notices', { playlist: true }), routeOf('/notices/:id', { id: 'notice' })],
      nav: [
        navOf('notices', { order: 210, group: 'guidance', icon: 'notices' }),
        navOf('notice', { order: 211, group: 'guidance' }),
        navOf('gone', { order: 212, group: 'guidance' }),
      ],
    }),
  ),
  'mf-channels': { on: false, version: '1.0.0' },
});

const session = (permissionFlag: number): Session => ({
  role: permissionFlag === 1 ? 'manager' : 'member',
  permissionFlag,
  account: { id: '1', email: 'a@b.example', nickname: 'A', registeredAt: '2026-01-01T00:00:00Z' },
  settings: { channelVerifyNeeded: false },
});

const pathsFor = (input: Partial<NavigationInput>) =>
  buildNavigation({ set, session: session(1), isPlaylistSite: false, language: 'ko', ...input }).map(
    ({ to }) => to,
  );

it('buildNavigation sorts the entries of all remotes by their order', () => {
  expect(pathsFor({})).toEqual([
    '/dashboard',
    '/report-channel',
    '/report-video',
    '/musics',
    '/manage-member',
    '/notices',
  ]);
});

it('buildNavigation leaves out entries that the session has no permission for', () => {
  expect(pathsFor({ session: session(0) })).not.toContain('/manage-member');
  expect(pathsFor({ session: null })).toEqual([]);
});

it('buildNavigation includes only playlist routes on a playlist site', () => {
  expect(pathsFor({ isPlaylistSite: true })).toEqual(['/notices']);
});

it('buildNavigation makes an entry exact when another entry leads to a page below its own', () => {
  const withStatement = releaseSetOf({
    'mf-dashboard': running(
      buildOf('mf-dashboard', '1.0.0', {
        routes: [
          routeOf('/dashboard'),
          routeOf('/dashboard/statement', { id: 'statement' }),
          routeOf('/musics'),
        ],
        nav: [
          navOf('dashboard', { order: 10 }),
          navOf('statement', { order: 20 }),
          navOf('musics', { order: 30 }),
        ],
      }),
    ),
  });

  const items = buildNavigation({
    set: withStatement,
    session: session(1),
    isPlaylistSite: false,
    language: 'ko',
  });

  expect(items.map(({ to, isExact }) => [to, isExact])).toEqual([
    ['/dashboard', true],
    ['/dashboard/statement', false],
    ['/musics', false],
  ]);
});

it('groupNavItems groups entries and omits empty groups', () => {
  const items = buildNavigation({ set, session: session(1), isPlaylistSite: false, language: 'ko' });

  expect(groupNavItems(items).map(({ group, items: { length } }) => `${group} ${length}`)).toEqual([
    'performance 3',
    'operation 2',
    'guidance 1',
  ]);
  expect(groupNavItems([])).toEqual([]);
});

it('pickBottomBarItems returns four entries in navigation order', () => {
  const items = buildNavigation({ set, session: session(1), isPlaylistSite: false, language: 'ko' });

  expect(pickBottomBarItems(items, 320).map(({ to }) => to)).toEqual([
    '/dashboard',
    '/report-channel',
    '/report-video',
    '/musics',
  ]);
});

it.each([
  [844 / 2, 4],
  [390 / 1.25, 3],
  [390 / 2, 2],
  [320 / 3, 2],
])('pickBottomBarItems in a width of %d at the default text size returns %d entries', (width, count) => {
  const items = buildNavigation({ set, session: session(1), isPlaylistSite: false, language: 'ko' });

  expect(pickBottomBarItems(items, width)).toHaveLength(count);
});
