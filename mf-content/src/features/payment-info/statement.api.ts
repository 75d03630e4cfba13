import { api, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { addDays } from '@portal/shared/i18n';

/** The newest month whose days all have revenue, else the running one; undefined before there is revenue. */
export const newestStatementMonth = ({
  first_day: first,
  revenue_through: through,
}: Pick<GetResponse<'/report/freshness'>, 'first_day' | 'revenue_through'>): string | undefined => {
  if (first === null || through === null) return undefined;
  const closed = addDays(`${addDays(through, 1).slice(0, 7)}-01`, -1).slice(0, 7);
  return closed < first.slice(0, 7) ? through.slice(0, 7) : closed;
};

export const monthQuery = queryOptions({
  queryKey: ['mf-content', 'statement-month'],
  queryFn: ({ signal }) => api.get('/report/freshness', { signal }),
  select: newestStatementMonth,
});

export const statementQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['mf-content', 'statement', month],
    queryFn: month ? ({ signal }) => api.get('/report/statement', { query: { month }, signal }) : skipToken,
  });
