import type { Session } from '@portal/shared/state';
import { buildOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { decide, pathAfterLogin } from './guard.ts';
import { routeTable } from './route-table.ts';

const set = releaseSetOf({
  'mf-dashboard': running(buildOf('mf-dashboard', '1.0.0', { routes: [routeOf('/dashboard')] })),
  'mf-members': running(
    buildOf('mf-members', '1.0.0', { routes: [routeOf('/manage-member', { permission: 'manager' })] }),
  ),
  'mf-content': running(
    buildOf('mf-content', '1.0.0', {
      routes: [
        routeOf('/notices', { playlist: true }),
        routeOf('/notices/:id', { playlist: true }),
        routeOf('/notices/archive', { playlist: true }),
        routeOf('/login'),
      ],
    }),
  ),
  'mf-music': { on: false, version: '1.0.0' },
});
const routes = routeTable(set, false);

const session = (role: Session['role']): Session => ({
  role,
  permissionFlag: role === 'manager' ? 1 : 0,
  account: { id: '1', email: 'a@b.example', nickname: 'A', registeredAt: '2026-01-01T00:00:00Z' },
  settings: { channelVerifyNeeded: false },
});

type Visit = { as?: Session['role']; playlist?: boolean; search?: string };

const visit = (pathname: string, { as, playlist = false, search = '' }: Visit = {}) => {
  const verdict = decide({
    pathname,
    search,
    session: as ? session(as) : null,
    isPlaylist: playlist,
    routes,
  });
  if (verdict.kind === 'show') return `show ${verdict.route.path}`;
  if (verdict.kind === 'redirect') return `to ${verdict.to}`;
  return verdict.kind === 'not-found' ? verdict.reason : verdict.kind;
};

describe('without a session', () => {
  it.each([
    ['/dashboard', 'to /login?fromUrl=%2Fdashboard'],
    ['/nowhere', 'to /login?fromUrl=%2Fnowhere'],
    ['/', 'to /login'],
    ['/login', 'show /login'],
    ['/service', 'show /service'],
  ])('%s leads %s', (path, expected) => {
    expect(visit(path)).toBe(expected);
  });

  it('keeps the query of the page that was asked for', () => {
    expect(visit('/dashboard', { search: '?period=month' })).toBe(
      'to /login?fromUrl=%2Fdashboard%3Fperiod%3Dmonth',
    );
  });
});

describe('with a session', () => {
  it.each([
    ['/', 'manager', 'show /'],
    ['/dashboard', 'member', 'show /dashboard'],
    ['/manage-member', 'manager', 'show /manage-member'],
    ['/manage-member', 'member', 'forbidden'],
    ['/notices/archive', 'member', 'show /notices/archive'],
    ['/notices/7', 'member', 'show /notices/:id'],
    ['/musics', 'manager', 'unavailable'],
    ['/nowhere', 'manager', 'unknown'],
    ['/login', 'manager', 'to /dashboard'],
  ] as const)('%s as %s leads %s', (path, as, expected) => {
    expect(visit(path, { as })).toBe(expected);
  });

  it('lets no remote take the sign-in page', () => {
    expect(routes.filter(({ path }) => path === '/login')).toMatchObject([{ kind: 'own' }]);
  });
});

describe('on a playlist site', () => {
  it.each([
    ['/dashboard', 'to /service'],
    ['/nowhere', 'to /service'],
    ['/', 'to /service'],
    ['/language', 'to /service'],
    ['/notices', 'show /notices'],
    ['/notices/7', 'show /notices/:id'],
    ['/service', 'show /service'],
    ['/login', 'to /service'],
    ['/external/auth', 'unavailable'],
  ])('%s leads %s', (path, expected) => {
    expect(visit(path, { as: 'manager', playlist: true })).toBe(expected);
  });

  it('asks for a session before notices', () => {
    expect(visit('/notices', { playlist: true })).toBe('to /login?fromUrl=%2Fnotices');
  });
});

it('keeps the console for operators', () => {
  const consoleRoutes = routeTable(set, true);
  const open = (role: Session['role']) =>
    decide({ pathname: '/', search: '', session: session(role), isPlaylist: false, routes: consoleRoutes })
      .kind;

  expect([open('operator'), open('manager')]).toEqual(['show', 'forbidden']);
});

describe('T-09 after signing in', () => {
  it.each([
    ['/notices?page=2', '/notices?page=2'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/login?fromUrl=/login', '/dashboard'],
    ['/musics', '/dashboard'],
    ['', '/dashboard'],
  ])('%s leads to %s', (fromUrl, expected) => {
    expect(pathAfterLogin(`?${new URLSearchParams({ fromUrl })}`, false, routes)).toBe(expected);
  });

  it('starts at the service page of a playlist site, and at home where there is no dashboard', () => {
    expect(pathAfterLogin('?fromUrl=/dashboard', true, routes)).toBe('/service');
    expect(pathAfterLogin('', false, routeTable(releaseSetOf({}), false))).toBe('/');
  });
});
