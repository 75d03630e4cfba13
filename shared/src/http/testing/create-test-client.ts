import type { ApiClient } from '../client-types.ts';
import { createApiClient } from '../create-api-client.ts';
import type { ApiClientOptions } from '../create-api-client.ts';

/** A client of a signed-in Korean partner, which retries without a pause; `options` replace its own. */
export const createTestClient = (options: Partial<ApiClientOptions> = {}): ApiClient =>
  createApiClient({
    baseUrl: '/api',
    getRequestContext: () => ({
      domain: 'aurora.localhost',
      isPlaylistSite: false,
      language: 'ko',
      currency: 'KRW',
      token: 'token-1',
    }),
    retryDelay: () => 0,
    ...options,
  });
