import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, PostResponse, WriteHeaders } from '@portal/shared/http';
import type { ReviewFilters } from './review-filters.ts';

export type ReviewQueue = GetResponse<'/operator/channels'>;
export type ReviewedChannel = ReviewQueue['items'][number];

/** Rows per page, all of which one call can decide on. */
export const PAGE_SIZE = 50;

/** The longest search text that the API accepts. */
const MAX_SEARCH = 100;

export const REVIEW_KEY = ['mf-operator', 'review'] as const;

/** The channels of all accounts, the longest waiting first. */
export const reviewQuery = ({ status, q, site, page }: ReviewFilters) => {
  const search = q.trim().slice(0, MAX_SEARCH);
  return queryOptions({
    queryKey: [...REVIEW_KEY, { status, search, site, page }],
    queryFn: ({ signal }) =>
      api.get('/operator/channels', {
        query: {
          page,
          size: PAGE_SIZE,
          ...(status !== 'all' && { status }),
          ...(site && { domain: site }),
          ...(search && { search }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};

export type Verdict = PostRequestBody<'/operator/channels/review'>;
export type Decision = Verdict['decision'];
export type Outcome = PostResponse<'/operator/channels/review'>['items'][number]['outcome'];

/** Decides on each channel as it was seen; each has an outcome of its own. */
export const sendVerdict = (verdict: Verdict, headers: WriteHeaders) =>
  api.post('/operator/channels/review', verdict, { headers });
