import type { Session } from '@portal/shared/state';
import { buildOf, releaseSetOf, routeOf, running } from '../testing/release-set-fixture.ts';
import { decideRoute, pathAfterLogin } from './guard.ts';
import { buildRouteTable } from './route-table.ts';

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
const routes = buildRouteTable(set, false);

const session = (role: Session['role']): Session => ({
  role,
  permissionFlag: role === 'manager' ? 1 : 0,
  account: { id: '1', email: 'a@b.example', nickname: 'A', registeredAt: '2026-01-01T00:00:00Z' },
  settings: { channelVerifyNeeded: false },
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';

type Visit = { as?: Session['role']; playlist?: boolean; search?: string; userAgent?: string };

const visit = (pathname: string, { as, playlist = false, search = '', userAgent = ANDROID }: Visit = {}) => {
  const decision = decideRoute({
    pathname,
    search,
    session: as ? session(as) : null,
    isPlaylistSite: playlist,
    routes,
    userAgent,
  });
  if (decision.kind === 'show') {
    const { route, next } = decision;
    return next ? `show ${route.path}, then ${next}` : `show ${route.path}`;
  }
  if (decision.kind === 'redirect') return `to ${decision.to}`;
  return decision.kind === 'not-found' ? decision.reason : decision.kind;
};

describe('without a session', () => {
  it.each([
    ['/dashboard', 'to /login?fromUrl=%2Fdashboard'],
    ['/nowhere', 'to /login?fromUrl=%2Fnowhere'],
    ['/', 'to /login'],
    ['/login', 'show /login'],
    ['/service', 'show /service'],
    ['/join', 'show /join'],
    ['/external/auth', 'show /external/auth'],
    ['/config-account', 'to /login?fromUrl=%2Fconfig-account'],
  ])('without a session %s resolves to "%s"', (path, expected) => {
    expect(visit(path)).toBe(expected);
  });

  it('the sign-in redirect keeps the query of the requested page in fromUrl', () => {
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
    ['/config-account', 'member', 'show /config-account'],
    ['/join', 'manager', 'show /join, then /dashboard'],
    ['/external/auth', 'member', 'show /external/auth, then /dashboard'],
    ['/guides/mobile-upload', 'member', 'to /guides/aos-mobile-upload'],
    ['/guides/aos-mobile-upload', 'member', 'unavailable'],
  ] as const)('%s as %s resolves to "%s"', (path, as, expected) => {
    expect(visit(path, { as })).toBe(expected);
  });

  it('a route of a remote cannot replace the sign-in page', () => {
    expect(routes.filter(({ path }) => path === '/login')).toMatchObject([{ kind: 'shell' }]);
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
    ['/config-account', 'show /config-account'],
    ['/join', 'to /service'],
    ['/guides/mobile-unlock', 'to /service'],
    ['/external/auth', 'show /external/auth, then /service'],
  ])('on a playlist site %s as manager resolves to "%s"', (path, expected) => {
    expect(visit(path, { as: 'manager', playlist: true })).toBe(expected);
  });

  it.each([
    ['/notices', 'to /login?fromUrl=%2Fnotices'],
    ['/external/auth', 'show /external/auth'],
    ['/join', 'to /service'],
  ])('on a playlist site %s without a session resolves to "%s"', (path, expected) => {
    expect(visit(path, { playlist: true })).toBe(expected);
  });
});

describe('aliases', () => {
  it.each([
    ['/guides/mobile-unlock', ANDROID, 'to /guides/aos-mobile-unlock?from=mail'],
    ['/guides/mobile-upload/', ANDROID, 'to /guides/aos-mobile-upload?from=mail'],
    ['/guides/mobile-unlock', IPHONE, 'to /guides/ios-mobile-unlock?from=mail'],
    ['/guides/mobile-upload', IPHONE, 'to /guides/ios-mobile-upload?from=mail'],
  ])('the alias %s with user agent %s resolves to "%s"', (path, userAgent, expected) => {
    expect(visit(path, { as: 'member', search: '?from=mail', userAgent })).toBe(expected);
  });

  it('an alias is resolved before the sign-in redirect', () => {
    expect(visit('/guides/mobile-upload')).toBe('to /guides/aos-mobile-upload');
  });
});

it('shows the console to operators and is forbidden for managers', () => {
  const consoleRoutes = buildRouteTable(set, true);
  const open = (role: Session['role']) =>
    decideRoute({
      pathname: '/',
      search: '',
      session: session(role),
      isPlaylistSite: false,
      routes: consoleRoutes,
      userAgent: ANDROID,
    }).kind;

  expect([open('operator'), open('manager')]).toEqual(['show', 'forbidden']);
});

const afterLogin = (search: string, { isPlaylistSite = false, userAgent = ANDROID, table = routes } = {}) =>
  pathAfterLogin({ search, isPlaylistSite, userAgent, routes: table });

describe('T-09 after signing in', () => {
  it.each([
    ['/notices?page=2', '/notices?page=2'],
    ['//evil.example', '/dashboard'],
    ['//evil.example/notices', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/login?fromUrl=/login', '/dashboard'],
    ['/notices?delete=1&page=2', '/notices?page=2'],
    ['notices', '/dashboard'],
    [' /notices', '/dashboard'],
    ['/notices\n', '/dashboard'],
    ['/x\\..\\notices', '/dashboard'],
    ['/musics', '/dashboard'],
    ['', '/dashboard'],
  ])('T-09 pathAfterLogin with fromUrl %j returns %s', (fromUrl, expected) => {
    expect(afterLogin(`?${new URLSearchParams({ fromUrl })}`)).toBe(expected);
  });

  it('T-09 pathAfterLogin returns /dashboard for an overlong fromUrl', () => {
    const fromUrl = `/notices?page=${'1'.repeat(10_000)}`;

    expect(afterLogin(`?${new URLSearchParams({ fromUrl })}`)).toBe('/dashboard');
  });

  it('T-09 pathAfterLogin returns the service page on a playlist site and home without a dashboard', () => {
    expect(afterLogin('?fromUrl=/dashboard', { isPlaylistSite: true })).toBe('/service');
    expect(afterLogin('', { table: buildRouteTable(releaseSetOf({}), false) })).toBe('/');
  });

  it.each([
    ['/guides/mobile-unlock', ANDROID, '/guides/aos-mobile-unlock'],
    ['/guides/mobile-unlock/?from=mail#step-2', ANDROID, '/guides/aos-mobile-unlock?from=mail#step-2'],
    ['/guides/mobile-upload', IPHONE, '/guides/ios-mobile-upload'],
  ])(
    'pathAfterLogin with the alias %s as fromUrl and user agent %s returns %s',
    (fromUrl, userAgent, expected) => {
      const guides = buildOf('mf-content', '1.0.0', {
        routes: ['aos-mobile-unlock', 'ios-mobile-upload'].map((name) => routeOf(`/guides/${name}`)),
      });
      const table = buildRouteTable(releaseSetOf({ 'mf-content': running(guides) }), false);

      expect(afterLogin(`?${new URLSearchParams({ fromUrl })}`, { userAgent, table })).toBe(expected);
      expect(afterLogin(`?${new URLSearchParams({ fromUrl })}`, { userAgent })).toBe('/dashboard');
    },
  );
});
