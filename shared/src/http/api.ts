import type { ApiClient } from './client-types.ts';
import type { ApiClientOptions } from './create-api-client.ts';
import { NetworkError } from './errors.ts';

let configuration: ApiClientOptions | undefined;
let client: Promise<ApiClient> | undefined;

// The transport stays out of the start-up: a sign-in page that nobody uses makes no call.
const loadClient = async (options: ApiClientOptions): Promise<ApiClient> => {
  const { createApiClient } = await import('./create-api-client.ts');
  return createApiClient(options);
};

const configured = (site: string): Promise<ApiClient> => {
  if (!configuration)
    throw new Error('The API client is not configured; the shell calls configureApi at its start.');
  client ??= loadClient(configuration).catch((error: unknown) => {
    client = undefined;
    throw new NetworkError({ method: 'GET', url: site }, { cause: error });
  });
  return client;
};

/** Sets up the client that `api` speaks through; the shell does so once, a test for itself. */
export const configureApi = (options: ApiClientOptions): void => {
  configuration = options;
  client = undefined;
};

/** Loads the client's code ahead of the first call, e.g. once somebody types into the sign-in form. */
export const preloadApiClient = async (): Promise<void> => {
  await configured('the API client');
};

let pending = 0;

const counted = async <T>(call: () => Promise<T>): Promise<T> => {
  pending += 1;
  try {
    return await call();
  } finally {
    pending -= 1;
  }
};

/** Whether any call is on its way, for what should not compete with it. */
export const hasPendingCalls = (): boolean => pending > 0;

/** The portal's API, for the `x.api.ts` of any package. */
export const api: ApiClient = {
  get: (path, ...options) => counted(async () => (await configured(path)).get(path, ...options)),
  file: (path, options) => counted(async () => (await configured(path)).file(path, options)),
  post: (path, body, ...options) =>
    counted(async () => (await configured(path)).post(path, body, ...options)),
};
