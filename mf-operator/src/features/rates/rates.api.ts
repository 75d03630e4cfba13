import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostResponse } from '@portal/shared/http';

export type Rate = GetResponse<'/operator/rates'>['items'][number];
export type RateResult = PostResponse<'/operator/rates'>['result'];

/** Rows per page. */
export const PAGE_SIZE = 20;

export const RATES_KEY = ['mf-operator', 'rates'] as const;

/** The exchange rates, the newest first. */
export const ratesQuery = (page: number) =>
  queryOptions({
    queryKey: [...RATES_KEY, page],
    queryFn: ({ signal }) => api.get('/operator/rates', { query: { page, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

/** Rates as CSV; `isForced` also stores rates that the server doubts. */
export type RateOrder = { csv: Blob; isForced: boolean };

/** Stores all rates of a file or none. */
export const sendRates = ({ csv, isForced }: RateOrder) =>
  api.post('/operator/rates', new Blob([csv], { type: 'text/csv' }), {
    query: isForced ? { force: 'true' } : {},
  });
