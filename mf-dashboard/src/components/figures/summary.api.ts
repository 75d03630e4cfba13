import { api, keepPreviousData, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import type { ComparisonQuery } from '../period/period.ts';
import { useReportCurrency } from '../report-scope.ts';
import type { ReportScope } from '../report-scope.ts';
import { useReportQuery } from '../use-report-query.ts';

export type SummaryQuery = ReportScope & ComparisonQuery;
export type Summary = GetResponse<'/report/summary'>;

export const getSummary = (query: SummaryQuery, signal: AbortSignal) =>
  api.get('/report/summary', { query, signal });

export const summaryQuery = (query: SummaryQuery | undefined, currency: Currency) =>
  queryOptions({
    queryKey: ['report', 'summary', currency, query],
    queryFn: query ? ({ signal }) => getSummary(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** The key figures of a period and of its comparison period. */
export const useSummary = (query: SummaryQuery | undefined) =>
  useReportQuery(summaryQuery(query, useReportCurrency()));
