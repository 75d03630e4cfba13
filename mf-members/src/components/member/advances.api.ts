import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';

export type Timeline = GetResponse<'/payout/timeline'>;
export type PayoutEntry = Timeline['entries'][number];

/** When a member gets its money, with what was advanced to it. */
export const timelineQuery = (member: string) =>
  queryOptions({
    queryKey: ['mf-members', 'timeline', member],
    queryFn: ({ signal }) => api.get('/payout/timeline', { query: { member }, signal }),
  });

export const recordAdvance = (advance: PostRequestBody<'/payout/advance'>, headers: WriteHeaders) =>
  api.post('/payout/advance', advance, { headers });
