import { lazyComponent } from '@portal/shared/ui/feedback';
import type { ComponentType } from 'react';
import { StartSpinner } from '../feedback/busy.tsx';
import { LazyErrorPage } from '../feedback/lazy-error-page.tsx';

/**
 * Loads the code of signed-in pages: navigation, the loader of remotes, error pages. The sign-in page needs none of it,
 * so it is a chunk of its own, which the edge preloads for pages that need it.
 */
export const loadSignedInChunk = () => import(/* webpackChunkName: "signed-in" */ './signed-in-chunk.ts');

type Chunk = Awaited<ReturnType<typeof loadSignedInChunk>>;

const part = <Props extends object>(choose: (chunk: Chunk) => ComponentType<Props>) =>
  lazyComponent(async () => choose(await loadSignedInChunk()), LazyErrorPage, StartSpinner);

export const NavigationLayout = part((chunk) => chunk.NavigationLayout);
export const NavigationLayoutPageView = part((chunk) => chunk.NavigationLayoutPageView);
export const RemotePage = part((chunk) => chunk.RemotePage);
export const ForbiddenPage = part((chunk) => chunk.ForbiddenPage);
export const NotFoundPage = part((chunk) => chunk.NotFoundPage);
export const UnavailablePage = part((chunk) => chunk.UnavailablePage);

/** Loads the parts that most pages begin with, which then render at once. A failure is shown where a part is rendered. */
export const preloadSignedInParts = () =>
  Promise.all([NavigationLayout, NavigationLayoutPageView, RemotePage].map(({ preload }) => preload()));
