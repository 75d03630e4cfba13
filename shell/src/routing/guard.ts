import { loginHref, matchesRoute, matchPath, paths, safeReturnPath } from '@portal/shared/routing';
import type { Session } from '@portal/shared/state';
import { resolveAlias } from './aliases.ts';
import { hasPermission } from './permissions.ts';
import type { PortalRoute } from './route-table.ts';

export type GuardInput = {
  pathname: string;
  search: string;
  session: Session | null;
  isPlaylistSite: boolean;
  routes: readonly PortalRoute[];
  userAgent: string;
};

export type RouteDecision =
  /** `next`: the redirect target of a page that is left once there is a session. */
  | { kind: 'show'; route: PortalRoute; next?: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'forbidden' }
  /** `unavailable`: a known path whose remote this domain does not run. */
  | { kind: 'not-found'; reason: 'unknown' | 'unavailable' };

/** Paths on which a session begins; they are open without one. */
export const SIGN_IN_PATHS: readonly string[] = [paths.login.path, paths.join.path, paths.externalAuth.path];

/** Paths that create a session and redirect once it exists. */
const LEAVE_WHEN_SIGNED_IN: readonly string[] = [paths.join.path, paths.externalAuth.path];

const KNOWN_PATHS = Object.values(paths).map(({ path }) => path);

/** Exact patterns take precedence over patterns with parameters, as in the router. */
const findRoute = (pathname: string, routes: readonly PortalRoute[]): PortalRoute | undefined => {
  const matching = routes.filter(({ path }) => matchPath({ path, end: true }, pathname) !== null);
  return matching.find(({ path }) => !path.includes(':')) ?? matching[0];
};

/** The routes of a site: a playlist site has few of them. */
export const routesOnSite = (isPlaylistSite: boolean, routes: readonly PortalRoute[]): PortalRoute[] =>
  routes.filter(({ isOnPlaylist }) => !isPlaylistSite || isOnPlaylist);

/** The default page of a session. */
export const startPath = (isPlaylistSite: boolean, routes: readonly PortalRoute[]): string => {
  if (isPlaylistSite) return paths.service.path;
  return matchesRoute(
    paths.dashboard.path,
    routes.map(({ path }) => path),
  )
    ? paths.dashboard.path
    : paths.home.path;
};

/** The address that a query asks to return to after signing in, an alias replaced by its target; it is not checked. */
export const readFromUrl = (search: string, userAgent: string): string | undefined =>
  new URLSearchParams(search)
    .get('fromUrl')
    ?.replace(/^[^?#]*/, (pathname) => resolveAlias(pathname, userAgent) ?? pathname);

/** The path after signing in: `fromUrl` if it is a page of this portal, else the default page. */
export const pathAfterLogin = ({
  search,
  isPlaylistSite,
  routes,
  userAgent,
}: Omit<GuardInput, 'pathname' | 'session'>): string => {
  const open = routesOnSite(isPlaylistSite, routes).map(({ path }) => path);
  return safeReturnPath(readFromUrl(search, userAgent) ?? null, open) ?? startPath(isPlaylistSite, routes);
};

/** Decides what an address shows to a session; every page view is decided here. */
export const decideRoute = (input: GuardInput): RouteDecision => {
  const { pathname, search, session, isPlaylistSite, routes, userAgent } = input;
  const route = findRoute(pathname, routes);
  const isSignIn = matchesRoute(pathname, SIGN_IN_PATHS);
  if (isPlaylistSite && !route?.isOnPlaylist) return { kind: 'redirect', to: paths.service.path };
  const alias = resolveAlias(pathname, userAgent);
  if (alias) return { kind: 'redirect', to: alias + search };
  if (session && matchesRoute(pathname, [paths.login.path])) {
    return { kind: 'redirect', to: pathAfterLogin(input) };
  }
  if (!session && route?.access !== 'anyone' && !isSignIn) {
    return { kind: 'redirect', to: loginHref({ pathname, search }) };
  }
  if (!route) {
    return { kind: 'not-found', reason: matchesRoute(pathname, KNOWN_PATHS) ? 'unavailable' : 'unknown' };
  }
  if (route.access !== 'anyone' && !hasPermission(session, route.access)) return { kind: 'forbidden' };
  return session && matchesRoute(pathname, LEAVE_WHEN_SIGNED_IN)
    ? { kind: 'show', route, next: startPath(isPlaylistSite, routes) }
    : { kind: 'show', route };
};
