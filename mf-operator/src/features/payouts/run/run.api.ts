import { api, keepPreviousData, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody } from '@portal/shared/http';
import { PAYOUTS_KEY } from '../payouts.api.ts';

export type PartnerRun = GetResponse<'/operator/payouts/run'>;
export type PartnerRunLine = PartnerRun['items'][number];

/** Which managers of a domain are payable on a day; today without it. */
export const partnerRunQuery = (domain: string, day: string | undefined) =>
  queryOptions({
    queryKey: [...PAYOUTS_KEY, 'run', domain, day],
    queryFn: ({ signal }) =>
      api.get('/operator/payouts/run', {
        query: { domain, ...(day !== undefined && { day }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Statements are issued on other pages.
    staleTime: 0,
  });

/** The payments of a day as an order for a bank. */
export const fetchPartnerRunOrder = (body: PostRequestBody<'/operator/payouts/run/order'>) =>
  api.postFile('/operator/payouts/run/order', body);
