import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { useReportCurrency } from '../report-scope.ts';
import type { AmountOrigin } from './amount-origin.ts';

export type Explanation = Omit<GetResponse<'/report/statement/amount'>, 'success' | 'message'>;
export type ExplainedFile = Explanation['files'][number];

/** How an amount came about, in the page's currency. */
export const useExplanation = (origin: AmountOrigin) => {
  const currency = useReportCurrency();
  return useQuery({
    queryKey: ['report', 'amount', currency, origin],
    queryFn: ({ signal }): Promise<Explanation> =>
      'month' in origin
        ? api.get('/report/statement/amount', { query: origin, signal })
        : api.get('/report/amount', { query: origin, signal }),
  });
};
