import { api, queryOptions, type GetAnswer } from '@portal/shared/http';

export type OperatorDomain = GetAnswer<'/operator/domains'>['domains'][number];

export const operatorDomains = () =>
  queryOptions({
    queryKey: ['shell', 'operator-domains'],
    queryFn: ({ signal }) => api.get('/operator/domains', { signal }),
  });
