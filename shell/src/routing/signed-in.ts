import { lazy } from 'react';

/**
 * Loads what stands behind the sign-in page: navigation, the way remotes come into the page, the pages that say why
 * there is none. Signing in needs none of it, so it is a chunk of its own; the server preloads it wherever it is needed.
 */
export const loadSignedIn = () => import(/* webpackChunkName: "frame" */ './signed-in-parts.ts');

export const Frame = lazy(async () => ({ default: (await loadSignedIn()).Frame }));
export const FramedPageView = lazy(async () => ({ default: (await loadSignedIn()).FramedPageView }));
export const RemotePage = lazy(async () => ({ default: (await loadSignedIn()).RemotePage }));
export const ForbiddenPage = lazy(async () => ({ default: (await loadSignedIn()).ForbiddenPage }));
export const NotFoundPage = lazy(async () => ({ default: (await loadSignedIn()).NotFoundPage }));
export const UnavailablePage = lazy(async () => ({ default: (await loadSignedIn()).UnavailablePage }));
