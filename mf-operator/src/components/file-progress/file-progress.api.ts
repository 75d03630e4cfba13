import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';

export type FileProgress = GetResponse<'/operator/progress'>['items'][number];

/** The server stores progress once a second. */
const BUSY_INTERVAL_MS = 1_000;
const IDLE_INTERVAL_MS = 10_000;

export const PROGRESS_KEY = ['mf-operator', 'progress'] as const;

/** The files that any server takes in now; asked for often while there are some, or while one is expected. */
export const fileProgressQuery = ({ isExpected }: { isExpected: boolean }) =>
  queryOptions({
    queryKey: PROGRESS_KEY,
    queryFn: ({ signal }) => api.get('/operator/progress', { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isExpected || (data?.items.length ?? 0) > 0 ? BUSY_INTERVAL_MS : IDLE_INTERVAL_MS,
  });
