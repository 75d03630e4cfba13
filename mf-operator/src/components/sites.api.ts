import { api, queryOptions, type GetResponse } from '@portal/shared/http';

export type Site = GetResponse<'/operator/domains'>['domains'][number];

/** A canary that the guard stopped. */
export type GuardStop = NonNullable<Site['guard_stop']>;

/** The domains of the service, consoles included. */
export const sitesQuery = queryOptions({
  queryKey: ['mf-operator', 'sites'],
  queryFn: ({ signal }) => api.get('/operator/domains', { signal }),
});
