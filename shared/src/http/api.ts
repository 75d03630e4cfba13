import type { ApiClient } from './client-types.ts';
import type { ApiClientOptions } from './create-api-client.ts';
import { NetworkError } from './errors.ts';

let configuration: ApiClientOptions | undefined;
let client: Promise<ApiClient> | undefined;

// Loaded with the first call: the sign-in page makes none before the form is used, so its start-up does not pay for ky.
const loadClient = async (options: ApiClientOptions): Promise<ApiClient> => {
  const { createApiClient } = await import('./create-api-client.ts');
  return createApiClient(options);
};

const getClient = (path: string): Promise<ApiClient> => {
  if (!configuration)
    throw new Error('The API client is not configured; the shell calls configureApi at its start.');
  client ??= loadClient(configuration).catch((error: unknown) => {
    client = undefined;
    throw new NetworkError({ method: 'GET', url: path }, { cause: error });
  });
  return client;
};

/** Configures the client behind `api`; the shell calls it once, each test for itself. */
export const configureApi = (options: ApiClientOptions): void => {
  configuration = options;
  client = undefined;
};

/**
 * Loads the client's code before the first call, e.g. when a user types into the sign-in form; rejects with a
 * `NetworkError`.
 */
export const preloadApiClient = async (): Promise<void> => {
  await getClient('the API client');
};

let pending = 0;

const trackPending = async <T>(call: () => Promise<T>): Promise<T> => {
  pending += 1;
  try {
    return await call();
  } finally {
    pending -= 1;
  }
};

/** Whether any call of `api` is pending, for background work that should not compete with it. */
export const hasPendingCalls = (): boolean => pending > 0;

/** The client of the portal's API, used by the `x.api.ts` files of every package. */
export const api: ApiClient = {
  get: (path, ...options) => trackPending(async () => (await getClient(path)).get(path, ...options)),
  file: (path, options) => trackPending(async () => (await getClient(path)).file(path, options)),
  postFile: (path, body, options) =>
    trackPending(async () => (await getClient(path)).postFile(path, body, options)),
  post: (path, body, ...options) =>
    trackPending(async () => (await getClient(path)).post(path, body, ...options)),
};
