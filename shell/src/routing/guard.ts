import { loginHref, matchesRoute, matchPath, paths, safeReturnPath } from '@portal/shared/routing';
import type { Session } from '@portal/shared/state';
import { aliasTarget } from './aliases.ts';
import { permits } from './permissions.ts';
import type { PortalRoute } from './route-table.ts';

export type GuardInput = {
  pathname: string;
  search: string;
  session: Session | null;
  isPlaylist: boolean;
  routes: readonly PortalRoute[];
  userAgent: string;
};

export type Verdict =
  /** `next`: where a page that only led to the session is left for. */
  | { kind: 'show'; route: PortalRoute; next?: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'forbidden' }
  /** `unavailable`: an address of the portal that this domain does not run. */
  | { kind: 'not-found'; reason: 'unknown' | 'unavailable' };

/** Reached without a session: whoever comes here is about to get one. */
const SIGN_IN_PATHS: readonly string[] = [paths.login.path, paths.join.path, paths.externalAuth.path];

/** They bring a session by themselves, and are left as soon as it is there. */
const LEFT_WITH_SESSION: readonly string[] = [paths.join.path, paths.externalAuth.path];

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
export const decide = ({ pathname, search, session, isPlaylist, routes, userAgent }: GuardInput): Verdict => {
  const route = findRoute(pathname, routes);
  const isSignIn = matchesRoute(pathname, SIGN_IN_PATHS);
  if (isPlaylist && !route?.isOnPlaylist) return { kind: 'redirect', to: paths.service.path };
  const alias = aliasTarget(pathname, userAgent);
  if (alias) return { kind: 'redirect', to: alias + search };
  if (session && matchesRoute(pathname, [paths.login.path])) {
    return { kind: 'redirect', to: pathAfterLogin(search, isPlaylist, routes) };
  }
  if (!session && route?.access !== 'anyone' && !isSignIn) {
    return { kind: 'redirect', to: loginHref({ pathname, search }) };
  }
  if (!route) {
    return { kind: 'not-found', reason: matchesRoute(pathname, KNOWN_PATHS) ? 'unavailable' : 'unknown' };
  }
  if (route.access !== 'anyone' && !permits(session, route.access)) return { kind: 'forbidden' };
  return session && matchesRoute(pathname, LEFT_WITH_SESSION)
    ? { kind: 'show', route, next: startPath(isPlaylist, routes) }
    : { kind: 'show', route };
};
