import { matchesRoute, paths } from '@portal/shared/routing';

type Alias = { path: string; ios: string; android: string };

/** Paths that redirect to the guide for the user's phone platform. */
const ALIASES: readonly Alias[] = [
  {
    path: paths.guidesMobileUnlock.path,
    ios: paths.guidesIosMobileUnlock.path,
    android: paths.guidesAosMobileUnlock.path,
  },
  {
    path: paths.guidesMobileUpload.path,
    ios: paths.guidesIosMobileUpload.path,
    android: paths.guidesAosMobileUpload.path,
  },
];

/** The target of an alias, or undefined for any other path; desktop browsers get the Android guide, as most phones do. */
export const resolveAlias = (pathname: string, userAgent: string): string | undefined => {
  const alias = ALIASES.find(({ path }) => matchesRoute(pathname, [path]));
  if (!alias) return undefined;
  return /iPhone|iPad|iPod/.test(userAgent) ? alias.ios : alias.android;
};
