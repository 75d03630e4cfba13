import { lazy } from 'react';

/**
 * Loads the code of signed-in pages: navigation, the loader of remotes, error pages. The sign-in page needs none of it,
 * so it is a chunk of its own, which the edge preloads for pages that need it.
 */
export const loadSignedInChunk = () => import(/* webpackChunkName: "signed-in" */ './signed-in-chunk.ts');

export const NavigationLayout = lazy(async () => ({ default: (await loadSignedInChunk()).NavigationLayout }));
export const NavigationLayoutPageView = lazy(async () => ({
  default: (await loadSignedInChunk()).NavigationLayoutPageView,
}));
export const RemotePage = lazy(async () => ({ default: (await loadSignedInChunk()).RemotePage }));
export const ForbiddenPage = lazy(async () => ({ default: (await loadSignedInChunk()).ForbiddenPage }));
export const NotFoundPage = lazy(async () => ({ default: (await loadSignedInChunk()).NotFoundPage }));
export const UnavailablePage = lazy(async () => ({ default: (await loadSignedInChunk()).UnavailablePage }));
