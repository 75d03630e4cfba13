import { keepPreviousData, queryOptions } from '@portal/shared/http';

/** The code of the map with its dots, loaded when the map is first shown. */
export const worldMapCode = queryOptions({
  queryKey: ['code', 'world-map'],
  queryFn: () => import(/* webpackChunkName: "world-map" */ './world-map.tsx'),
  placeholderData: keepPreviousData,
  staleTime: Infinity,
  gcTime: Infinity,
});
