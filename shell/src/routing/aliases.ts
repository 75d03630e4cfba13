import { matchesRoute, paths } from '@portal/shared/routing';

/** Paths that redirect to the guide for the user's phone platform, with those for iOS and Android. */
const ALIASES = [
  [paths.guidesMobileUnlock, paths.guidesIosMobileUnlock, paths.guidesAosMobileUnlock],
  [paths.guidesMobileUpload, paths.guidesIosMobileUpload, paths.guidesAosMobileUpload],
] as const;

/** The target of an alias, or undefined for any other path; desktop browsers get the Android guide, as most phones do. */
export const resolveAlias = (pathname: string, userAgent: string): string | undefined =>
  ALIASES.find(([{ path }]) => matchesRoute(pathname, [path]))?.[/iPhone|iPad|iPod/.test(userAgent) ? 1 : 2]
    .path;
