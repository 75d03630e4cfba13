import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';

export type TransferAccount = GetResponse<'/operator/accounts'>['items'][number];

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;
const SIZE = 20;

/** The managers of a domain that a search finds. */
export const transferAccountsQuery = (domain: string, text: string) => {
  const search = text.trim().slice(0, MAX_SEARCH);
  return queryOptions({
    queryKey: ['mf-operator', 'transfer-accounts', domain, search],
    queryFn: ({ signal }) =>
      api.get('/operator/accounts', {
        query: { domain, page: 0, size: SIZE, ...(search && { search }) },
        signal,
      }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  });
};

export const transferChannel = (body: PostRequestBody<'/operator/channel/transfer'>, headers: WriteHeaders) =>
  api.post('/operator/channel/transfer', body, { headers });
