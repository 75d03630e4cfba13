import { keepPreviousData, queryOptions } from '@portal/shared/http';

/** The map and its dots come when somebody wants to see them. */
export const worldMapCode = queryOptions({
  queryKey: ['code', 'world-map'],
  queryFn: () => import(/* webpackChunkName: "world-map" */ './world-map.tsx'),
  placeholderData: keepPreviousData,
  staleTime: Infinity,
  gcTime: Infinity,
});
