import { api, keepPreviousData, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import type { ComparisonQuery, Interval } from '../period/period.ts';
import { useReportCurrency } from '../report-scope.ts';
import type { ReportScope } from '../report-scope.ts';
import { useReportQuery } from '../use-report-query.ts';

export type TrendQuery = ReportScope & ComparisonQuery & { interval: Interval };
export type Trend = GetResponse<'/report/trend'>;

export const getTrend = (query: TrendQuery, signal: AbortSignal) =>
  api.get('/report/trend', { query, signal });

export const trendQuery = (query: TrendQuery | undefined, currency: Currency) =>
  queryOptions({
    queryKey: ['report', 'trend', currency, query],
    queryFn: query ? ({ signal }) => getTrend(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** The figures by day, week or month, and those of the comparison period. */
export const useTrend = (query: TrendQuery | undefined) =>
  useReportQuery(trendQuery(query, useReportCurrency()));
