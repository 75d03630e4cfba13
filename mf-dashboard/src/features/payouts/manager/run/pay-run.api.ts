import { api, keepPreviousData, useQuery } from '@portal/shared/http';
import type { ApiFile, FileQuery, GetResponse } from '@portal/shared/http';
import { PAYOUTS_KEY } from '../../payouts.api.ts';

export type PayRun = GetResponse<'/payout/run'>;
export type PayRunLine = PayRun['items'][number];

/** Who is payable on a day; today without it. */
export const usePayRun = (day: string | undefined) =>
  useQuery({
    queryKey: [...PAYOUTS_KEY, 'run', day],
    queryFn: ({ signal }) => api.get('/payout/run', { query: { day }, signal }),
    placeholderData: keepPreviousData,
  });

/** The payments of a day as an order for a bank. */
export const fetchPayRunOrder = (day: string): Promise<ApiFile> =>
  // It has one format only, and the client's types know files with a choice of formats.
  api.file('/payout/run/order', {
    query: { day } as FileQuery<'/payout/run/export'>,
  });
