import { QueryClient, hashKey } from '@tanstack/react-query';

const MINUTE = 60_000;

/** How a cache of server answers is set up. */
export type QueryClientOptions = {
  /**
   * What every answer depends on besides its own key: the language and the currency of the page. Answers are kept
   * apart by it, so that no screen can show figures in the currency that was chosen before.
   */
  context?: () => string;
};

/**
 * The cache of server answers with the portal's defaults: reports change once a day, so coming back to the window
 * asks again only where a query says so; the API client has retried already; a call made offline fails visibly.
 */
export const createQueryClient = ({
  context: circumstances = () => '',
}: QueryClientOptions = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: (key) => `${circumstances()}${hashKey(key)}`,
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
 * Moves every query on the screen to the circumstances of now: it asks anew, or shows what is kept from an earlier
 * visit to them. Until the answer comes, `keepPreviousData` has the old one marked as a placeholder.
 */
export const switchQueryContext = (client: QueryClient): void => {
  for (const query of client.getQueryCache().getAll()) {
    for (const observer of [...query.observers]) {
      const { queryKeyHashFn = hashKey, queryKey } = observer.options;
      observer.setOptions({ ...observer.options, queryHash: queryKeyHashFn(queryKey) });
    }
  }
};
