/** A call that was sent before the shell's code had loaded. */
export type PreloadedCall = {
  /** The headers that name site, language, currency and session. */
  headers: Readonly<Record<string, string>>;
  response: Promise<Response>;
  /** Aborts the call. */
  controller: AbortController;
};

/** Preloaded calls by path and query. */
export type PreloadedCalls = Map<string, PreloadedCall>;

declare global {
  /** The calls that `preloadCalls` has sent and that nothing has used yet. */
  var __portalPreloadedCalls: PreloadedCalls | undefined;
}

/** They are sent as the page opens; what nothing has used after this time is out of date. */
const MAX_PAGE_AGE_MS = 60_000;

const normalise = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.href);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
};

const isOfSameContext = (request: Request, { headers }: PreloadedCall) =>
  Object.entries(headers).every(([name, value]) => request.headers.get(name) === value);

/** The call to this address, or else those to its path with a period that the server resolves. */
const listCandidates = (calls: PreloadedCalls, { pathname, search }: URL) =>
  calls.has(pathname + search)
    ? [pathname + search]
    : [...calls.keys()].filter((key) => key.startsWith(`${pathname}?`) && /[?&]period=/.test(key));

/** Whether it is the response to this request; the server names the days of a relative period in `Content-Location`. */
const isResponseTo = (request: Request, key: string, response: Response) =>
  normalise(response.headers.get('Content-Location') ?? key) === normalise(request.url);

const findPreloaded = async (request: Request): Promise<Response | undefined> => {
  const calls = globalThis.__portalPreloadedCalls;
  if (!calls?.size) return undefined;
  for (const key of listCandidates(calls, new URL(request.url))) {
    const call = calls.get(key);
    if (!call) continue;
    if (!isOfSameContext(request, call) || performance.now() > MAX_PAGE_AGE_MS) {
      calls.clear();
      return undefined;
    }
    // The response is of no use once the request that waits for it is aborted.
    const abort = () => call.controller.abort();
    request.signal.addEventListener('abort', abort);
    // A call that failed without a response, as offline, is sent again.
    const response = await call.response.catch(() => undefined);
    request.signal.removeEventListener('abort', abort);
    // Two requests can wait for the same call, and its body is read once.
    if (response && isResponseTo(request, key, response) && calls.delete(key)) return response;
  }
  return undefined;
};

/**
 * `fetch`, but a GET that was preloaded gets the response of that call, once, and only with the same site, language,
 * currency and session.
 */
export const fetchPreloaded: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  return (await findPreloaded(request)) ?? fetch(request);
};
