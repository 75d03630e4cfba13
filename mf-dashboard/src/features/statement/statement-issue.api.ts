import { api, useQuery } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';

export type StatementIssuance = GetResponse<'/statement/months'>['months'][number];
export type SignedStatement = GetResponse<'/statement/document'>['statement'];

export const ISSUANCES_KEY = ['mf-dashboard', 'statement-months'] as const;

/** The closed months of the domain with their statements, the newest first; a member gets those that are issued. */
export const useIssuances = () =>
  useQuery({
    queryKey: ISSUANCES_KEY,
    queryFn: ({ signal }) => api.get('/statement/months', { signal }),
    select: ({ months }) => months,
  });

export const issueStatement = (body: PostRequestBody<'/statement/issue'>, headers: WriteHeaders) =>
  api.post('/statement/issue', body, { headers });

/** A statement as it was signed. */
export const fetchSignedStatement = async (month: string): Promise<SignedStatement> =>
  (await api.get('/statement/document', { query: { month } })).statement;

/** The journal of an issued statement for beancount, in the page's currency. */
export const fetchJournal = (month: string) => api.file('/report/statement/journal', { query: { month } });
