import { api, keepPreviousData, skipToken, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { useReportCurrency } from '../../components/report-scope.ts';

export type Statement = GetResponse<'/report/statement'>;
export type StatementItem = Statement['items'][number];
export type StatementAdvances = GetResponse<'/report/statement/advances'>['items'][number];
export type Contact = NonNullable<GetResponse<'/member/mcn/contacts'>['contact']>;
export type Settlement = GetResponse<'/report/settlement'>['items'][number];

/** Whether amounts can still change with the closing reports. */
export const isProvisional = (status: Statement['status']) =>
  status === 'estimated' || status === 'partly_final';

/** A month's revenue by member; the response contains both currencies. */
export const useStatement = (month: string | undefined) =>
  useQuery({
    queryKey: ['report', 'statement', month],
    queryFn: month ? ({ signal }) => api.get('/report/statement', { query: { month }, signal }) : skipToken,
    placeholderData: keepPreviousData,
  });

/** What of a month's payable amounts pays back advances, by member. */
export const useStatementAdvances = (month: string) =>
  useQuery({
    queryKey: ['report', 'advances', month],
    queryFn: ({ signal }) => api.get('/report/statement/advances', { query: { month }, signal }),
    select: ({ items }): readonly StatementAdvances[] => items,
  });

/** A month's estimated and final revenue. */
export const useSettlement = (month: string | undefined) => {
  const currency = useReportCurrency();
  return useQuery({
    queryKey: ['report', 'settlement', currency, month],
    queryFn: month
      ? ({ signal }) => api.get('/report/settlement', { query: { from: month, to: month }, signal })
      : skipToken,
    select: ({ items }): Settlement | undefined => items[0],
  });
};

/** The paying company and its contact; null when the domain has none configured. */
export const useContact = () =>
  useQuery({
    queryKey: ['mf-dashboard', 'contact'],
    queryFn: ({ signal }) => api.get('/member/mcn/contacts', { signal }),
    select: ({ contact }): Contact | null => contact,
  });
