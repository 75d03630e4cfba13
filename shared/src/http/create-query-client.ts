import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/**
 * The cache of server answers with the portal's defaults: reports change once a day, so coming back to the window
 * asks again only where a query says so; the API client has retried already; a call made offline fails visibly.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
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
