import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';
import { CLOSING_KEY } from './closing.api.ts';

export type Reopening = GetResponse<'/operator/closing/reopenings'>['items'][number];

/** The requests to reopen statements of a domain's month, the newest first. */
export const reopeningsQuery = (domain: string, month: string) =>
  queryOptions({
    queryKey: [...CLOSING_KEY, 'reopenings', domain, month],
    queryFn: ({ signal }) => api.get('/operator/closing/reopenings', { query: { domain, month }, signal }),
    select: ({ items }) => items,
    // Another operator answers.
    staleTime: 0,
  });

export const requestReopening = (
  body: PostRequestBody<'/operator/closing/reopenings'>,
  headers: WriteHeaders,
) => api.post('/operator/closing/reopenings', body, { headers });

export const consentToReopening = (
  body: PostRequestBody<'/operator/closing/reopenings/consent'>,
  headers: WriteHeaders,
) => api.post('/operator/closing/reopenings/consent', body, { headers });

export const declineReopening = (
  body: PostRequestBody<'/operator/closing/reopenings/decline'>,
  headers: WriteHeaders,
) => api.post('/operator/closing/reopenings/decline', body, { headers });
