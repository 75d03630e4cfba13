import { matchesRoute, paths } from '@portal/shared/routing';

type Alias = { path: string; ios: string; android: string };

/** Addresses without a page of their own: each stands for the guide to the reader's kind of phone. */
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

/** Where an alias leads, or undefined for any other address. Desktops read what most phones need. */
export const aliasTarget = (pathname: string, userAgent: string): string | undefined => {
  const alias = ALIASES.find(({ path }) => matchesRoute(pathname, [path]));
  if (!alias) return undefined;
  return /iPhone|iPad|iPod/.test(userAgent) ? alias.ios : alias.android;
};
