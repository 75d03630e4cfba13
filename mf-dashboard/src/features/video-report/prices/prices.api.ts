import { api, keepPreviousData, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import { useReportCurrency } from '../../../components/report-scope.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { useReportQuery } from '../../../components/use-report-query.ts';

export type Prices = GetResponse<'/report/prices'>;
/** The video with the highest or lowest price. */
export type PricedVideo = NonNullable<Prices['all']['highest']>;

export const getPrices = (query: ReportScope, signal: AbortSignal) =>
  api.get('/report/prices', { query, signal });

export const pricesQuery = (query: ReportScope | undefined, currency: Currency) =>
  queryOptions({
    queryKey: ['report', 'prices', currency, query],
    queryFn: query ? ({ signal }) => getPrices(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** The average price of a period, and the videos with the highest and lowest. */
export const usePrices = (query: ReportScope | undefined) =>
  useReportQuery(pricesQuery(query, useReportCurrency()));
