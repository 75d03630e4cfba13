import type { RemoteRoute } from './descriptor.ts';
import type { ReleaseSet, RunningRemote } from './release-set.ts';

/**
 * The paths of the shell's own pages, including those that redirect to a guide for the reader's phone; a trailing `/*`
 * matches all paths below. No remote may claim one.
 */
export const SHELL_PATHS = [
  '/',
  '/login',
  '/join',
  '/external/auth',
  '/config-account',
  '/inbox',
  '/service',
  '/language',
  '/guides/mobile-unlock',
  '/guides/mobile-upload',
] as const;

/** The shell's own pages that a playlist site has; on any other path it leads to `/service`. */
export const PLAYLIST_PATHS = ['/login', '/external/auth', '/config-account', '/service'] as const;

/** The paths that the server handles itself; none is a page. */
export const SERVER_PATHS = ['/api/*', '/r/*', '/media/*'] as const;

const splitPath = (path: string) => path.split('/').filter(Boolean);

/** Whether a path matches one of the patterns of `SHELL_PATHS`, `PLAYLIST_PATHS` or `SERVER_PATHS`. */
export const matchesPathPattern = (patterns: readonly string[], path: string): boolean => {
  const plain = `/${splitPath(path).join('/')}`;
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? `${plain}/`.startsWith(pattern.slice(0, -1)) : plain === pattern,
  );
};

/** Matches as react-router does by default: ignoring case; a parameter matches any one segment. */
function matches(pattern: string, path: string[]): boolean {
  const parts = splitPath(pattern);
  return (
    parts.length === path.length &&
    parts.every((part, index) => part.startsWith(':') || part.toLowerCase() === path[index]?.toLowerCase())
  );
}

const countParameters = (pattern: string) => splitPath(pattern).filter((part) => part.startsWith(':')).length;

/** Returns equal texts for patterns that match the same paths, e.g. `/notices/:id` and `/notices/:number`. */
export const normaliseRoutePattern = (pattern: string): string =>
  `/${splitPath(pattern)
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
    .join('/')}`;

/**
 * Returns the remote and route that a path opens in a release set, undefined without one; the pattern with the fewest
 * parameters wins.
 */
export function resolveRoute(
  { remotes }: Pick<ReleaseSet, 'remotes'>,
  path: string,
): { name: string; remote: RunningRemote; route: RemoteRoute } | undefined {
  const segments = splitPath(path);
  return Object.entries(remotes)
    .flatMap(([name, remote]) =>
      remote.on ? remote.build.descriptor.routes.map((route) => ({ name, remote, route })) : [],
    )
    .filter(({ route }) => matches(route.path, segments))
    .sort((a, b) => countParameters(a.route.path) - countParameters(b.route.path))[0];
}
