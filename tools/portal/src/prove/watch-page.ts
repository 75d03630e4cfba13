import type { ConsoleMessage, Page } from '@playwright/test';
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

/** Collects the problems of a page and the shell's reports of its remotes. */
export async function watchPage(page: Page): Promise<WatchedPage> {
  const watched: WatchedPage = { problems: [], events: [] };
  const { problems, events } = watched;
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(toProblem(message));
  });
  page.on('pageerror', ({ message, stack = '' }) =>
    problems.push({
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
    problems.push({
      code: 'request_failed',
      reason: `${url} ${reason}`,
      remote: parseRemote(url),
      isApiRefusal: false,
    });
  });
  // Playwright knows the body of a beacon only when the request is routed.
  await page.route(`**${TELEMETRY_PATH}`, async (route) => {
    const body = route.request().postDataJSON() as { events: RemoteEvent[] };
    events.push(...body.events);
    await route.continue();
  });
  return watched;
}

/** Makes the shell send its queued reports, as it does when the page is hidden. */
export const flushEvents = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    // Uncovers the inherited property.
    Reflect.deleteProperty(document, 'visibilityState');
  });
