import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';
import type { FailureCode } from './proof.schemas.ts';

/** An error that the browser reported; `toFailures` attributes it to a remote and a route. */
export type PageError = {
  code: FailureCode;
  reason: string;
  /** The remote whose script reported it, or `shell`; undefined when the script is not known. */
  remote: string | undefined;
  /** The API refused a call, e.g. because nothing has that id. */
  isApiRefusal: boolean;
};

/** A telemetry event of the shell: the outcome of one phase of loading a remote. */
export type RemoteEvent = {
  remote: string;
  version: string;
  phase: string;
  outcome: string;
  error_class: string | null;
};

export type WatchedPage = { problems: PageError[]; events: RemoteEvent[] };

export const POLL_MS = 50;

const TELEMETRY_PATH = '/api/telemetry/event';
/** Messages about the Content Security Policy, Integrity-Policy and Trusted Types. */
const POLICY_MESSAGE =
  /Content Security Policy|Integrity-Policy|'integrity' attribute|TrustedScript|TrustedHTML|TrustedTypePolicy/;
/** Leaving a page aborts its pending requests by design. */
const ABORTED = 'net::ERR_ABORTED';

const parseRemote = (url: string) => /\/r\/([a-z0-9-]+)\//.exec(url)?.[1];

/** Whether a console message reports a 4xx response of the API; its URL is in the location, not in the text. */
const isRefusal = (text: string, url: string) =>
  /responded with a status of 4\d\d/.test(text) && /^https?:\/\/[^/]+\/api\//.test(url);

const toProblem = (message: ConsoleMessage): PageError => {
  const text = message.text();
  const { url } = message.location();
  const isFailedResponse = /responded with a status of/.test(text);
  return {
    code: POLICY_MESSAGE.test(text) ? 'policy_violation' : 'console_error',
    reason: isFailedResponse ? `${text} ${url}` : text,
    remote: parseRemote(url),
    isApiRefusal: isRefusal(text, url),
  };
};

/** A tab in which pages are opened one after another. */
export type Tab = {
  page: Page;
  /** Collects from now on what goes wrong, in place of what was collected before. */
  watch(): WatchedPage;
  /** Forgets what was collected, and ignores what the document still reports. */
  leave(): void;
  /** Waits until the tab has made no request for `idleMs`, for at most `timeoutMs`. */
  waitForIdle(idleMs: number, timeoutMs: number): Promise<void>;
};

/** Knows since when a tab has had no pending request. */
function watchRequests(page: Page) {
  const pending = new Set<Request>();
  let idleSince = Date.now();
  const end = (request: Request) => {
    if (pending.delete(request)) idleSince = Date.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (idleMs: number, timeoutMs: number) => {
    const start = Date.now();
    idleSince = start;
    while (Date.now() - start < timeoutMs) {
      if (pending.size === 0 && Date.now() - idleSince >= idleMs) return;
      await wait(POLL_MS);
    }
  };
}

/** A path of the portal's origin at which the tab itself responds with an empty page. */
const BLANK_PATH = '/blank-page-of-the-proof';
/** With another opener policy than the portal's pages, the browser would start a process for each visit. */
const BLANK_HEADERS = [
  { name: 'Content-Type', value: 'text/html' },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

type Beacon = { events: RemoteEvent[]; load?: string };

/** Collects the beacons of a tab by page: those of a page that the tab has left are ignored. */
async function interceptRequests(page: Page, collect: (events: readonly RemoteEvent[]) => void) {
  const left = new Set<string>();
  let current: string | undefined;
  // `page.route` would switch off the cache, so that each visit would download and compile everything again.
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { url, postData } }) => {
    const isBlank = new URL(url).pathname === BLANK_PATH;
    if (!isBlank && postData !== undefined) {
      const { events, load }: Beacon = JSON.parse(postData);
      if (load === undefined || !left.has(load)) {
        current = load;
        collect(events);
      }
    }
    const resumed = isBlank
      ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders: BLANK_HEADERS })
      : session.send('Fetch.continueRequest', { requestId });
    // Rejected when the tab was closed meanwhile, which ends the request.
    resumed.catch(() => undefined);
  });
  const patterns = [TELEMETRY_PATH, BLANK_PATH].map((path) => ({ urlPattern: `*${path}` }));
  await session.send('Fetch.enable', { patterns });
  return {
    leave() {
      if (current !== undefined) left.add(current);
    },
  };
}

/** Opens a tab that collects the problems of its pages and the shell's reports of their remotes. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  let watched: WatchedPage = { problems: [], events: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') watched.problems.push(toProblem(message));
  });
  page.on('pageerror', ({ message, stack = '' }) =>
    watched.problems.push({
      code: 'uncaught_error',
      reason: message,
      remote: parseRemote(stack),
      isApiRefusal: false,
    }),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason === ABORTED) return;
    const url = request.url();
    watched.problems.push({
      code: 'request_failed',
      reason: `${url} ${reason}`,
      remote: parseRemote(url),
      isApiRefusal: false,
    });
  });
  const beacons = await interceptRequests(page, (events) => watched.events.push(...events));
  return {
    page,
    waitForIdle: watchRequests(page),
    watch() {
      watched = { problems: [], events: [] };
      return watched;
    },
    leave() {
      beacons.leave();
      watched.problems.length = 0;
      watched.events.length = 0;
    },
  };
}

/** Leaves a page for an empty one; what it still reports is collected no more. */
export async function leavePage({ page, leave }: Tab, origin: string) {
  await page.goto(`${origin}${BLANK_PATH}`);
  leave();
}

/** Makes the shell send its queued reports, as it does when the page is hidden. */
export const flushEvents = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    // Uncovers the inherited property.
    Reflect.deleteProperty(document, 'visibilityState');
  });
