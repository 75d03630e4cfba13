import { matchPath } from 'react-router';
import { stripActionFlags } from './action-flags.ts';
import { paths } from './paths.ts';

/** Longest address that is worth returning to; anything above is an attack or an accident. */
const MAX_LENGTH = 2048;

/** Pages that nobody is sent back to after signing in. */
const NO_RETURN: readonly string[] = [
  paths.home.path,
  paths.login.path,
  paths.join.path,
  paths.externalAuth.path,
];

// Only the shape matters: the name can never be a real host, so nothing but a path resolves to it.
const ORIGIN = 'http://portal.invalid';

/** Whether a path of the address bar is one of the routes. */
export const matchesRoute = (pathname: string, routes: readonly string[]): boolean =>
  routes.some((route) => matchPath({ path: route, end: true }, pathname) !== null);

/**
 * The address to go to after signing in, or undefined when `fromUrl` is not an address of this portal: it has to be
 * a same-origin path, in plain characters, that matches the route table. Flags of open modals do not come along.
 */
export const safeReturnPath = (
  fromUrl: string | null,
  knownRoutes: readonly string[],
): string | undefined => {
  if (fromUrl === null || fromUrl.length > MAX_LENGTH) return undefined;
  // Backslashes and control characters are read differently by different parsers; no address of ours has any.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(fromUrl)) return undefined;
  if (!URL.canParse(fromUrl, ORIGIN)) return undefined;
  const url = new URL(fromUrl, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  if (matchesRoute(url.pathname, NO_RETURN) || !matchesRoute(url.pathname, knownRoutes)) return undefined;
  // A visit starts with every modal closed, wherever it was sent from.
  return url.pathname + stripActionFlags(url.search) + url.hash;
};

/** The address of the sign-in page that leads back to where the user is; a page without return leaves it empty. */
export const loginHref = (location: { pathname: string; search: string }): string =>
  paths.login.href({
    fromUrl: matchesRoute(location.pathname, NO_RETURN) ? undefined : location.pathname + location.search,
  });
