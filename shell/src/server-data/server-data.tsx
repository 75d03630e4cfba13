import { lazy } from 'react';

// The cache is not needed before the first page with data, and every remote asks for the same chunk.
const load = () => import(/* webpackChunkName: "frame" */ './server-data-provider.tsx');

/** The cache of server answers, loaded with the first page that has any. */
export const ServerData = lazy(async () => ({ default: (await load()).ServerDataProvider }));

/** A chunk that does not come is told of by the component above. */
export const preloadServerData = (): void => void load().catch(() => undefined);
