import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { ProofInterrupted } from './interruption.ts';
import { throughNavigations } from './through-navigations.ts';
import { type PageError, watchProblems } from './watch-problems.ts';

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
/** A tab in which pages are opened one after another. */
export type Tab = {
  page: Page;
  /** Rejected with a `ProofInterrupted` once the tab, the browser or the server of the proof fails. */
  interrupted: Promise<never>;
  /** Collects from now on what goes wrong, in place of what was collected before. */
  watch(): WatchedPage;
  /** Forgets what was collected, and ignores what the document still reports. */
  leave(): void;
  /** Closes a tab that is used no more. */
  abandon(): Promise<void>;
  isAbandoned(): boolean;
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
async function interceptRequests(session: CDPSession, collect: (events: readonly RemoteEvent[]) => void) {
  const left = new Set<string>();
  let current: string | undefined;
  // `page.route` would switch off the cache, so that each visit would download and compile everything again.
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

/** What ends a proof without a verdict: the loss of the tab or of the browser, and what its listener is called with. */
function watchInterruptions(page: Page) {
  const { promise, reject } = Promise.withResolvers<never>();
  // Between two visits nothing waits for it.
  promise.catch(() => undefined);
  const interrupt = (reason: string) => reject(new ProofInterrupted(reason));
  page.on('crash', () => interrupt('the tab crashed, perhaps for lack of memory'));
  page
    .context()
    .browser()
    ?.on('disconnected', () => interrupt('the browser ended'));
  return { promise, interrupt };
}

/** Full Chromium may leave a tab open that a loaded machine closes; it then ends with the browser. */
const CLOSE_TIMEOUT_MS = 5_000;
/** The driver itself waits for ever. */
const OPEN_TIMEOUT_MS = 60_000;

/**
 * Opens a tab that collects the problems of its pages and the shell's reports of their remotes.
 * @throws ProofInterrupted when the browser opens none in time
 */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const deadline = new AbortController();
  const late = wait(OPEN_TIMEOUT_MS, undefined, deadline).then(() => {
    throw new ProofInterrupted(`the browser opened no tab within ${OPEN_TIMEOUT_MS / 1_000} s`);
  });
  try {
    return await Promise.race([openWatchedTab(context), late]);
  } finally {
    deadline.abort();
  }
}

async function openWatchedTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const { promise: interrupted, interrupt } = watchInterruptions(page);
  let watched: WatchedPage = { problems: [], events: [] };
  let isAbandoned = false;
  const session = await context.newCDPSession(page);
  const documents = await watchProblems(session, {
    onProblem: (problem) => void watched.problems.push(problem),
    onInterruption: interrupt,
  });
  const beacons = await interceptRequests(session, (events) => watched.events.push(...events));
  return {
    page,
    interrupted,
    waitForIdle: watchRequests(page),
    isAbandoned: () => isAbandoned,
    async abandon() {
      isAbandoned = true;
      // Rejected when the browser ended, which the visits report.
      await Promise.race([page.close().catch(() => undefined), wait(CLOSE_TIMEOUT_MS)]);
    },
    watch() {
      watched = { problems: [], events: [] };
      return watched;
    },
    leave() {
      beacons.leave();
      documents.leave();
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
  throughNavigations(() =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      // Uncovers the inherited property.
      Reflect.deleteProperty(document, 'visibilityState');
    }),
  );
