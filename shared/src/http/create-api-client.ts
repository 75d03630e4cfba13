import ky from 'ky';
import type { ApiClient, CallOptions, FileOptions } from './client-types.ts';
import { ContractError, isApiError } from './errors.ts';
import type { CallSite } from './errors.ts';
import { readFile } from './read-file.ts';
import { securityHeaders } from './security-headers.ts';
import { sessionHeaders } from './session-headers.ts';
import type { ClientState } from './session-headers.ts';
import { createTimeLimit } from './time-limit.ts';
import { translateError } from './translate-error.ts';

/** How a client is set up. */
export type ApiClientOptions = {
  /** Where the API is, e.g. `/api`; relative to the page or absolute. */
  baseUrl: string;
  /** Read at each call, so that a new token or language counts at once. */
  getState: () => ClientState;
  /** Called for each call that is refused because the server no longer accepts its token, before the call rejects. */
  onUnauthorised?: (token: string) => void;
  /** What the browser sends as User-Agent. @default navigator.userAgent */
  userAgent?: string;
  /** Milliseconds before the nth retry of a read, of which a random part is waited. @default 300, then 600 */
  retryDelay?: (attempt: number) => number;
};

const TIMEOUT = 15_000;
/** Of a file: all its rows are read before the first byte comes, and then it may be large. */
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
type Read = (site: CallSite, response: Response) => Promise<unknown>;

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
  // A file goes up as it is, without being read into memory.
  if (body instanceof Blob) return { size: body.size, headers: { 'Content-Type': body.type }, body };
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return { size: bytes.byteLength, headers: { 'Content-Type': 'application/json' }, body: bytes };
};

const readAnswer = async (site: CallSite, response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json();
  const isAnswer =
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
  if (!isAnswer) throw new ContractError(site, 'the answer does not say that it succeeded');
  return answer;
};

/** Makes a client of the portal's API that sends all its headers, retries reads and speaks the errors of `./errors.ts`. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const reportRefused = (error: unknown, token: string | null) => {
    // A wrong password is an answer to a question, not the end of the session.
    if (!token || !isApiError(error) || error.status !== 401 || error.code === 'bad_credentials') return;
    options.onUnauthorised?.(token);
  };

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    given: LooseOptions = {},
    read: Read = readAnswer,
  ) => {
    const state = options.getState();
    const base = options.baseUrl.replace(/\/$/, '');
    const url = new URL(
      base + fillPath(path, given.params) + writeQuery(given.query),
      globalThis.location?.href,
    );
    const site = { method, url: url.pathname + url.search };
    const sent = method === 'GET' ? { size: -1, headers: {}, body: null } : encodeBody(body);
    // Covers the body, too: the transport's own limit ends with the headers, and a body may trickle for ever.
    const limit = createTimeLimit(given.timeout ?? TIMEOUT, given.signal);
    try {
      const response = ky(url, {
        method,
        body: sent.body,
        headers: {
          ...sessionHeaders(state),
          ...(await securityHeaders({
            method,
            path: site.url,
            size: sent.size,
            token: state.token ?? '',
            userAgent: options.userAgent ?? navigator.userAgent,
          })),
          // Names this write: sent again after a lost answer, it is answered rather than done twice. A form that must not act
          // twice on a double click gives a name of its own by `headers`.
          ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
          ...sent.headers,
          ...given.headers,
        },
        retry: { ...RETRY, delay: options.retryDelay ?? retryDelay },
        timeout: false,
        signal: limit.signal,
        credentials: 'same-origin',
        ...(given.keepalive && { keepalive: true }),
      });
      return await limit.enforce(response.then((answer) => read(site, answer)));
    } catch (error) {
      const translated = translateError(site, error);
      reportRefused(translated, state.token);
      throw translated;
    } finally {
      limit.end();
    }
  };

  const client = {
    get: (path: string, given?: LooseOptions) => call('GET', path, undefined, given),
    file: (path: string, { onProgress, ...given }: LooseOptions & FileOptions) =>
      call('GET', path, undefined, { timeout: FILE_TIMEOUT, ...given }, (site, response) =>
        readFile(site, response, onProgress),
      ),
    post: (path: string, body: unknown, given?: LooseOptions) => call('POST', path, body, given),
  };
  // The types of paths, bodies and answers are the OpenAPI document's; at run time all calls are alike.
  return client as unknown as ApiClient;
};
