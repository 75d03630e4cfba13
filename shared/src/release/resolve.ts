import type { RemoteRoute } from './descriptor.ts';
import type { ReleaseSet, RunningRemote } from './release-set.ts';

/**
 * The addresses the shell answers itself, those that only lead to a guide for the reader's phone among them; `/*` at
 * the end stands for everything below. No remote may claim one.
 */
export const SHELL_PATHS = [
  '/',
  '/login',
  '/join',
  '/external/auth',
  '/config-account',
  '/service',
  '/language',
  '/guides/mobile-unlock',
  '/guides/mobile-upload',
  '/operator/*',
] as const;

/** What the server answers itself, never a page. */
export const SERVER_PATHS = ['/api/*', '/r/*', '/media/*'] as const;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Whether a path is one of the patterns of `SHELL_PATHS` or `SERVER_PATHS`. */
export const isOneOf = (patterns: readonly string[], path: string): boolean => {
  const plain = `/${segmentsOf(path).join('/')}`;
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? `${plain}/`.startsWith(pattern.slice(0, -1)) : plain === pattern,
  );
};

/** Compares by letters, as react-router does by default; a parameter takes any one segment. */
function matches(pattern: string, path: string[]): boolean {
  const parts = segmentsOf(pattern);
  return (
    parts.length === path.length &&
    parts.every((part, index) => part.startsWith(':') || part.toLowerCase() === path[index]?.toLowerCase())
  );
}

const parameters = (pattern: string) => segmentsOf(pattern).filter((part) => part.startsWith(':')).length;

/** The same for patterns that match the same addresses: `/notices/:id` and `/notices/:number`. */
export const routeShape = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
    .join('/')}`;

/** The remote and the route that a path opens in a release set; the one with the fewest parameters wins. */
export function resolveRoute(
  { remotes }: Pick<ReleaseSet, 'remotes'>,
  path: string,
): { name: string; remote: RunningRemote; route: RemoteRoute } | undefined {
  const segments = segmentsOf(path);
  return Object.entries(remotes)
    .flatMap(([name, remote]) =>
      remote.on ? remote.build.descriptor.routes.map((route) => ({ name, remote, route })) : [],
    )
    .filter(({ route }) => matches(route.path, segments))
    .sort((a, b) => parameters(a.route.path) - parameters(b.route.path))[0];
}
