import { skipToken, useQuery, useQueryClient } from '@portal/shared/http';
import type { QueryClient, QueryKey, UseQueryOptions, UseQueryResult } from '@portal/shared/http';

type ReportOptions<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

/** Sends the call of a report ahead of what will show it; one that is out or answered is left alone. */
export const sendReport = <Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: ReportOptions<Data, Key>,
): void => {
  if (queryFn && queryFn !== skipToken && !client.getQueryState(queryKey))
    void client.prefetchQuery({ queryKey, queryFn });
};

/**
 * A query of a report. Its call goes out while the screen is rendered rather than once it stands, which on a full screen
 * is tens of milliseconds earlier; and what a page asks for goes out before what its parts ask for.
 */
export const useReportQuery = <Data, Key extends QueryKey>(
  options: ReportOptions<Data, Key>,
): UseQueryResult<Data> => {
  sendReport(useQueryClient(), options);
  return useQuery(options);
};
