import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { ComparisonQuery } from '../period/period.ts';
import { useReportCurrency } from '../report-scope.ts';
import type { ReportScope } from '../report-scope.ts';

/** The report whose revenue is compared. */
export type PeriodBridgeQuery = ReportScope & ComparisonQuery & { video?: string };

export type PeriodBridge = Omit<GetResponse<'/report/bridge'>, 'success' | 'message'>;

export const usePeriodBridge = (query: PeriodBridgeQuery) => {
  const currency = useReportCurrency();
  return useQuery({
    queryKey: ['report', 'period-bridge', currency, query],
    queryFn: ({ signal }) => api.get('/report/bridge', { query, signal }),
  });
};
