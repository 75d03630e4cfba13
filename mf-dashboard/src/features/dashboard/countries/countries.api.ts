import { api, keepPreviousData, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import { useReportCurrency } from '../../../components/report-scope.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { useReportQuery } from '../../../components/use-report-query.ts';

export type CountriesQuery = ReportScope & { metric: 'revenue' | 'views'; top: number };
export type Countries = GetResponse<'/report/countries'>;

export const getCountries = (query: CountriesQuery, signal: AbortSignal) =>
  api.get('/report/countries', { query, signal });

export const countriesQuery = (query: CountriesQuery | undefined, currency: Currency) =>
  queryOptions({
    queryKey: ['report', 'countries', currency, query],
    queryFn: query ? ({ signal }) => getCountries(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** The countries with the highest figures, and the rest as one. */
export const useCountries = (query: CountriesQuery | undefined) =>
  useReportQuery(countriesQuery(query, useReportCurrency()));
