import ky from 'ky';
import type { ApiClient, CallOptions, FileOptions } from './client-types.ts';
import { ContractError, isApiError } from './errors.ts';
import type { RequestTarget } from './errors.ts';
import { fetchPreloaded } from './preloaded-calls.ts';
import { readFile } from './read-file.ts';
import { createProtectionHeaders } from './protection-headers.ts';
import { createRequestHeaders } from './request-headers.ts';
import type { RequestContext } from './request-headers.ts';
import { createTimeoutSignal } from './timeout-signal.ts';
import { translateError } from './translate-error.ts';
import { createUploadFetch } from './upload-fetch.ts';

/** Options of `createApiClient`. */
export type ApiClientOptions = {
  /** The API's base URL, e.g. `/api`; relative to the page or absolute. */
  baseUrl: string;
  /** Called for each request, so that a new token or language applies at once. */
  getRequestContext: () => RequestContext;
  /** Awaited for each 401 to a request with a token (except a wrong password), before the call rejects. */
  onUnauthorised?: (token: string) => void | Promise<void>;
  /** The User-Agent that the protection headers are derived from. @default navigator.userAgent */
  userAgent?: string;
  /** Upper bound in milliseconds of the jittered delay before the nth retry of a GET. @default 300, then 600 */
  retryDelay?: (attempt: number) => number;
};

const TIMEOUT = 15_000;
/** The server reads all rows of a file before it sends the first byte, and the file may be large. */
const FILE_TIMEOUT = 600_000;
const RETRY_BASE = 300;

const retryDelay = (attempt: number) => RETRY_BASE * 2 ** (attempt - 1);

const RETRY = {
  limit: 2,
  methods: ['get' as const],
  statusCodes: [500, 502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 5_000,
  jitter: true,
};

type Parameters = { query?: Record<string, unknown>; params?: Record<string, unknown> };
type LooseOptions = CallOptions & Parameters;
type Read = (target: RequestTarget, response: Response) => Promise<unknown>;

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const writeQuery = (query: Record<string, unknown> = {}) => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined && each !== null)
      .map((each) => [name, String(each)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

const encodeBody = (body: unknown) => {
  if (body === undefined) return { size: 0, headers: {}, body: null };
  if (body instanceof FormData) return { size: 'form-data' as const, headers: {}, body };
  // Streamed from disk: an upload is never read into memory.
  if (body instanceof Blob) return { size: body.size, headers: { 'Content-Type': body.type }, body };
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return { size: bytes.byteLength, headers: { 'Content-Type': 'application/json' }, body: bytes };
};

const readJson = async (target: RequestTarget, response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json();
  const isSuccess = typeof body === 'object' && body !== null && 'success' in body && body.success === true;
  if (!isSuccess) throw new ContractError(target, 'the body does not say that it succeeded');
  return body;
};

/**
 * Creates a client of the portal's API that sends all headers, retries GETs twice and rejects with the errors of
 * `./errors.ts`.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const reportRefused = async (error: unknown, token: string | null) => {
    // `bad_credentials` means a wrong password, not that the session has ended.
    if (!token || !isApiError(error) || error.status !== 401 || error.code === 'bad_credentials') return;
    await options.onUnauthorised?.(token);
  };

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    given: LooseOptions = {},
    read: Read = readJson,
  ) => {
    const context = options.getRequestContext();
    const base = options.baseUrl.replace(/\/$/, '');
    const url = new URL(
      base + fillPath(path, given.params) + writeQuery(given.query),
      globalThis.location?.href,
    );
    const target = { method, url: url.pathname + url.search };
    const sent = method === 'GET' ? { size: -1, headers: {}, body: null } : encodeBody(body);
    // ky's own timeout ends with the response headers; this one covers the body, which may never end.
    const timeout = createTimeoutSignal(given.timeout ?? TIMEOUT, given.signal);
    const upload = given.onUploadProgress && sent.body instanceof Blob ? sent.body : undefined;
    try {
      const response = ky(url, {
        method,
        body: upload ? null : sent.body,
        ...(method === 'GET' && { fetch: fetchPreloaded }),
        ...(upload && given.onUploadProgress && { fetch: createUploadFetch(upload, given.onUploadProgress) }),
        headers: {
          ...createRequestHeaders(context),
          ...(await createProtectionHeaders({
            method,
            path: target.url,
            size: sent.size,
            token: context.token ?? '',
            userAgent: options.userAgent ?? navigator.userAgent,
          })),
          // The server replays the response to a repeated key. A form that must not act twice on a double click passes a key
          // of its own in `headers`.
          ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
          ...sent.headers,
          ...given.headers,
        },
        retry: { ...RETRY, delay: options.retryDelay ?? retryDelay },
        timeout: false,
        signal: timeout.signal,
        credentials: 'same-origin',
        ...(given.keepalive && { keepalive: true }),
      });
      return await timeout.enforce(response.then((received) => read(target, received)));
    } catch (error) {
      const translated = translateError(target, error);
      await reportRefused(translated, context.token);
      throw translated;
    } finally {
      timeout.clear();
    }
  };

  const download = (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    { onProgress, ...given }: LooseOptions & FileOptions = {},
  ) =>
    call(method, path, body, { timeout: FILE_TIMEOUT, ...given }, (target, response) =>
      readFile(target, response, onProgress),
    );

  const client = {
    get: (path: string, given?: LooseOptions) => call('GET', path, undefined, given),
    file: (path: string, given: LooseOptions & FileOptions) => download('GET', path, undefined, given),
    postFile: (path: string, body: unknown, given?: FileOptions) => download('POST', path, body, given),
    post: (path: string, body: unknown, given?: LooseOptions) => call('POST', path, body, given),
  };
  // Paths and bodies are typed by the OpenAPI document; at run time all calls are alike.
  return client as unknown as ApiClient;
};
