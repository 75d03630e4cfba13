import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';
import { SITES_KEY } from '../../components/site/site.api.ts';

export type SiteAccount = GetResponse<'/operator/accounts'>['items'][number];

/** Rows per page. */
export const PAGE_SIZE = 20;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

export const accountsKey = (domain: string) => [...SITES_KEY, 'accounts', domain] as const;

/** The accounts of a domain, the newest first. */
export const accountsQuery = (domain: string, { q, page }: { q: string; page: number }) => {
  const search = q.trim().slice(0, MAX_SEARCH);
  return queryOptions({
    queryKey: [...accountsKey(domain), { search, page }],
    queryFn: ({ signal }) =>
      api.get('/operator/accounts', {
        query: { domain, page, size: PAGE_SIZE, ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};

/** Creates an operator on a console domain, a manager on any other. */
export const createAccount = (account: PostRequestBody<'/operator/account'>, headers: WriteHeaders) =>
  api.post('/operator/account', account, { headers });
