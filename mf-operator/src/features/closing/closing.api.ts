import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, PostResponse, WriteHeaders } from '@portal/shared/http';

export type Closing = GetResponse<'/operator/closing'>;
export type MonthChecks = Closing['checks'];
export type MonthRefusal = MonthChecks['refusals'][number]['code'];
export type ClosedMonth = NonNullable<MonthChecks['closed']>;
export type ManagerStatement = Closing['statements'][number];
export type IssueResult = PostResponse<'/operator/closing/statements'>;

export const CLOSING_KEY = ['mf-operator', 'closing'] as const;

/** What is checked of a domain's month, and what became of it; of the newest ended month unless one is given. */
export const closingQuery = (domain: string, month: string | undefined) =>
  queryOptions({
    queryKey: [...CLOSING_KEY, domain, month],
    queryFn: ({ signal }) =>
      api.get('/operator/closing', { query: { domain, ...(month !== undefined && { month }) }, signal }),
    // What is missing is delivered on other pages.
    staleTime: 0,
  });

export const closeMonth = (body: PostRequestBody<'/operator/closing'>, headers: WriteHeaders) =>
  api.post('/operator/closing', body, { headers });

/** Issues the statements of all managers that have not issued theirs. */
export const issueStatements = (
  body: PostRequestBody<'/operator/closing/statements'>,
  headers: WriteHeaders,
) => api.post('/operator/closing/statements', body, { headers });
