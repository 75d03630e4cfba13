import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';

export type Withholdings = GetResponse<'/payout/withholdings'>;
export type Withholding = Withholdings['items'][number];

/** What is withheld of a member, the newest first. */
export const withholdingsQuery = (member: string) =>
  queryOptions({
    queryKey: ['mf-members', 'withholdings', member],
    queryFn: ({ signal }) => api.get('/payout/withholdings', { query: { member }, signal }),
  });

export const setWithholding = (change: PostRequestBody<'/payout/withholding'>, headers: WriteHeaders) =>
  api.post('/payout/withholding', change, { headers });
