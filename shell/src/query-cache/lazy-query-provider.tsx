import { lazy } from 'react';

// In the signed-in chunk: the sign-in page makes no queries.
const load = () => import(/* webpackChunkName: "signed-in" */ './query-provider.tsx');

/** `QueryProvider`, loaded with the first page that has queries. */
export const LazyQueryProvider = lazy(async () => ({ default: (await load()).QueryProvider }));

/** Preloads the chunk of `LazyQueryProvider`, which reports a failed load when it renders. */
export const preloadQueryProvider = (): void => void load().catch(() => undefined);
