import { skipToken, useQuery, useQueryClient } from '@portal/shared/http';
import type { QueryKey, UseQueryOptions, UseQueryResult } from '@portal/shared/http';

/**
 * A query of a report. Its call goes out while the screen is rendered rather than once it stands, which on a full screen
 * is tens of milliseconds earlier; and what a page asks for goes out before what its parts ask for.
 */
export const useReportQuery = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> => {
  const client = useQueryClient();
  const { queryKey, queryFn } = options;
  if (queryFn && queryFn !== skipToken && !client.getQueryState(queryKey))
    void client.prefetchQuery({ queryKey, queryFn });
  return useQuery(options);
};
