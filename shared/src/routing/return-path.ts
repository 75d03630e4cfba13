import { matchPath } from 'react-router';
import { stripActionFlags } from './action-flags.ts';
import { paths } from './paths.ts';

/** Characters of the longest accepted address; the portal's own are far shorter. */
const MAX_LENGTH = 2048;

/** Pages that are not returned to after signing in. */
const NO_RETURN_PATHS: readonly string[] = [
  paths.home.path,
  paths.login.path,
  paths.join.path,
  paths.externalAuth.path,
];

// A reserved host name (RFC 2606): only a path resolves to this origin.
const ORIGIN = 'http://portal.invalid';

/** Whether a path matches one of the react-router patterns. */
export const matchesRoute = (pathname: string, routes: readonly string[]): boolean =>
  routes.some((route) => matchPath({ path: route, end: true }, pathname) !== null);

/**
 * Returns the address to navigate to after signing in, without action flags; undefined unless `fromUrl` is a same-origin
 * path without backslashes and control characters that matches a known route.
 */
export const safeReturnPath = (
  fromUrl: string | null,
  knownRoutes: readonly string[],
): string | undefined => {
  if (fromUrl === null || fromUrl.length > MAX_LENGTH) return undefined;
  // URL parsers disagree about backslashes and control characters; the portal's addresses have none.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(fromUrl)) return undefined;
  if (!URL.canParse(fromUrl, ORIGIN)) return undefined;
  const url = new URL(fromUrl, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  if (matchesRoute(url.pathname, NO_RETURN_PATHS) || !matchesRoute(url.pathname, knownRoutes))
    return undefined;
  // Modals are closed after signing in.
  return url.pathname + stripActionFlags(url.search) + url.hash;
};

/** Returns the sign-in page's address with `fromUrl` set to the current one, unless that is a start or sign-in page. */
export const loginHref = (location: { pathname: string; search: string }): string =>
  paths.login.href({
    fromUrl: matchesRoute(location.pathname, NO_RETURN_PATHS)
      ? undefined
      : location.pathname + location.search,
  });
