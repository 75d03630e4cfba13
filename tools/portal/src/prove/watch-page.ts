import type { ConsoleMessage, Page } from '@playwright/test';
import type { FailureCode } from './proof.schemas.ts';

/** What a page did wrong. */
export type Problem = {
  code: FailureCode;
  reason: string;
  /** The one whose file reported it, if any. */
  remote: string | undefined;
  /** The API refused a call, e.g. because nothing has that id. */
  isApiRefusal: boolean;
};

/** The outcome of a remote's page, as the shell reports it. */
export type MountEvent = {
  remote: string;
  version: string;
  phase: string;
  outcome: string;
  error_class: string | null;
};

export type WatchedPage = { problems: Problem[]; events: MountEvent[] };

const TELEMETRY_PATH = '/api/telemetry/event';
const POLICY =
  /Content Security Policy|Integrity-Policy|'integrity' attribute|TrustedScript|TrustedHTML|TrustedTypePolicy/;
/** Leaving a page aborts its pending requests by design. */
const ABORTED = 'net::ERR_ABORTED';

const parseRemote = (url: string) => /\/r\/([a-z0-9-]+)\//.exec(url)?.[1];

/** The browser's own line about a response; its text does not name the address, its location does. */
const isRefusal = (text: string, url: string) =>
  /responded with a status of 4\d\d/.test(text) && /^https?:\/\/[^/]+\/api\//.test(url);

const toProblem = (message: ConsoleMessage): Problem => {
  const text = message.text();
  const { url } = message.location();
  const isResponse = /responded with a status of/.test(text);
  return {
    code: POLICY.test(text) ? 'policy_violation' : 'console_error',
    reason: isResponse ? `${text} ${url}` : text,
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
  // Only a routed request has its body here.
  await page.route(`**${TELEMETRY_PATH}`, async (route) => {
    const body = route.request().postDataJSON() as { events: MountEvent[] };
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
    // The property of the prototype shows again.
    Reflect.deleteProperty(document, 'visibilityState');
  });
