import { loginHref, matchesRoute, matchPath, paths, safeReturnPath } from '@portal/shared/routing';
import type { Session } from '@portal/shared/state';
import { permits } from './permissions.ts';
import type { PortalRoute } from './route-table.ts';

export type GuardInput = {
  pathname: string;
  search: string;
  session: Session | null;
  isPlaylist: boolean;
  routes: readonly PortalRoute[];
};

export type Verdict =
  | { kind: 'show'; route: PortalRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'forbidden' }
  /** `unavailable`: an address of the portal that this domain does not run. */
  | { kind: 'not-found'; reason: 'unknown' | 'unavailable' };

/** Reached without a session, whatever the domain: whoever comes here is about to get one. */
const SIGN_IN_PATHS: readonly string[] = [paths.login.path, paths.join.path, paths.externalAuth.path];

const KNOWN_PATHS = Object.values(paths).map(({ path }) => path);

/** Exact patterns win over those with parameters, as they do in the router. */
const findRoute = (pathname: string, routes: readonly PortalRoute[]): PortalRoute | undefined => {
  const found = routes.filter(({ path }) => matchPath({ path, end: true }, pathname) !== null);
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
};

/** The page a session starts with when nobody asked for another one. */
export const startPath = (isPlaylist: boolean, routes: readonly PortalRoute[]): string => {
  if (isPlaylist) return paths.service.path;
  return matchesRoute(
    paths.dashboard.path,
    routes.map(({ path }) => path),
  )
    ? paths.dashboard.path
    : paths.home.path;
};

/** Where to go after signing in: back to the page that was asked for, if it is one of this portal's. */
export const pathAfterLogin = (
  search: string,
  isPlaylist: boolean,
  routes: readonly PortalRoute[],
): string => {
  const open = routes.filter((route) => !isPlaylist || route.isOnPlaylist).map(({ path }) => path);
  const fromUrl = new URLSearchParams(search).get('fromUrl');
  return safeReturnPath(fromUrl, open) ?? startPath(isPlaylist, routes);
};

/** What an address shows to whom; every page view passes here. */
export const decide = ({ pathname, search, session, isPlaylist, routes }: GuardInput): Verdict => {
  const route = findRoute(pathname, routes);
  if (isPlaylist && !route?.isOnPlaylist && !SIGN_IN_PATHS.includes(pathname)) {
    return { kind: 'redirect', to: paths.service.path };
  }
  if (session && pathname === paths.login.path) {
    return { kind: 'redirect', to: pathAfterLogin(search, isPlaylist, routes) };
  }
  if (!session && route?.access !== 'anyone' && !SIGN_IN_PATHS.includes(pathname)) {
    return { kind: 'redirect', to: loginHref({ pathname, search }) };
  }
  if (!route) {
    return { kind: 'not-found', reason: matchesRoute(pathname, KNOWN_PATHS) ? 'unavailable' : 'unknown' };
  }
  const isAllowed = route.access === 'anyone' || permits(session, route.access);
  return isAllowed ? { kind: 'show', route } : { kind: 'forbidden' };
};
