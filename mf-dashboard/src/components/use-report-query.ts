import { skipToken, useQuery, useQueryClient } from '@portal/shared/http';
import type { QueryClient, QueryKey, UseQueryOptions, UseQueryResult } from '@portal/shared/http';

type ReportOptions<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

/** Prefetches a report, unless it is being fetched or cached. */
export const prefetchReport = <Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: ReportOptions<Data, Key>,
): void => {
  if (queryFn && queryFn !== skipToken && !client.getQueryState(queryKey))
    void client.prefetchQuery({ queryKey, queryFn });
};

/**
 * A query of a report. Its request is sent during rendering instead of after commit, which is tens of milliseconds
 * earlier on a full screen, and sends a page's requests before those of its parts.
 */
export const useReportQuery = <Data, Key extends QueryKey>(
  options: ReportOptions<Data, Key>,
): UseQueryResult<Data> => {
  prefetchReport(useQueryClient(), options);
  return useQuery(options);
};
