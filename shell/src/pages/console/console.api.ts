import { api, queryOptions, type GetResponse } from '@portal/shared/http';

export type OperatorDomain = GetResponse<'/operator/domains'>['domains'][number];

export const operatorDomains = () =>
  queryOptions({
    queryKey: ['shell', 'operator-domains'],
    queryFn: ({ signal }) => api.get('/operator/domains', { signal }),
  });
