import { QueryClient, hashKey } from '@tanstack/react-query';

const MINUTE = 60_000;

/** Options of `createQueryClient`. */
export type QueryClientOptions = {
  /**
   * Returns the query context (language and currency of the page), which is part of every cache key, so that no screen
   * shows figures in the currency that was selected before. @default an empty context
   */
  context?: () => string;
};

/**
 * Creates the cache of server responses with the portal's defaults: stale after 1 minute, evicted after 10, no refetch on
 * window focus (reports change once a day), no retry (the API client retries), and offline calls fail instead of pausing.
 */
export const createQueryClient = ({ context = () => '' }: QueryClientOptions = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: (key) => `${context()}${hashKey(key)}`,
        staleTime: MINUTE,
        gcTime: 10 * MINUTE,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * Moves every observed query to the current query context: it shows the cached response of that context or fetches it.
 * Queries with `keepPreviousData` show the old response as a placeholder meanwhile.
 */
export const switchQueryContext = (client: QueryClient): void => {
  for (const query of client.getQueryCache().getAll()) {
    for (const observer of query.observers.slice()) {
      const { queryKeyHashFn = hashKey, queryKey } = observer.options;
      observer.setOptions({ ...observer.options, queryHash: queryKeyHashFn(queryKey) });
    }
  }
};
