import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type MountedPage, PAGE_MOUNTED_MARK } from '@portal/shared/release';
import type { Failure, Visit } from './proof-shapes.ts';
import { describeError, ProofInterrupted, toInterruption } from './interruption.ts';
import {
  flushEvents,
  leavePage,
  POLL_MS,
  type RemoteEvent,
  type Tab,
  type WatchedPage,
} from './watch-page.ts';
import { throughNavigations } from './through-navigations.ts';
import type { PageError } from './watch-problems.ts';

/** Longer than the shell's own budgets for an entry and a page together, 20 s, after which it shows an error panel. */
const MOUNT_TIMEOUT_MS = 30_000;
/** How long a page has made no request when it is judged; as long as Playwright's `networkidle`. */
const IDLE_MS = 500;
/** The same where another page of the remote follows in the document, which also collects what is reported later. */
const IDLE_BETWEEN_MS = 250;
/** A page may poll: one that still loads data after this long is not waited for any longer. */
const SETTLE_TIMEOUT_MS = 10_000;
/** Of a whole visit. */
const VISIT_TIMEOUT_MS = 60_000;

const isOf =
  ({ remote, version }: Visit) =>
  (event: RemoteEvent) =>
    event.remote === remote && event.version === version;

/** Opens a path in the document of the tab, as the browser's Forward button does. */
const openInDocument = (page: Page, path: string) =>
  page.evaluate(
    ({ mark, url }) => {
      performance.clearMarks(mark);
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    { mark: PAGE_MOUNTED_MARK, url: path },
  );

/** Whether the shell marked the page of a visit as mounted. Shells of earlier versions set no marks. */
async function isMarked(page: Page, { remote, route }: Visit) {
  const mounted = await throughNavigations(() =>
    page.evaluate(
      (mark) => performance.getEntriesByName(mark).map((entry): unknown => (entry as PerformanceMark).detail),
      PAGE_MOUNTED_MARK,
    ),
  );
  return (mounted as MountedPage[]).some((each) => each.remote === remote && each.route === route);
}

/**
 * Waits until the shell reported how the page was mounted, and returns whether it did. It reports the first page of a
 * remote in a document, and every failure; further pages are marked.
 */
async function waitForMount(
  page: Page,
  events: readonly RemoteEvent[],
  { visit, isInDocument }: Pick<VisitOptions, 'visit' | 'isInDocument'>,
) {
  const isReported = async () => events.some(isOf(visit)) || (isInDocument && (await isMarked(page, visit)));
  const deadline = Date.now() + MOUNT_TIMEOUT_MS;
  while (!(await isReported())) {
    if (Date.now() >= deadline) return false;
    await wait(POLL_MS);
    await flushEvents(page);
  }
  return true;
}

const readLinks = (page: Page) =>
  throughNavigations(() =>
    page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  );

const describeEvent = ({ phase, error_class: error }: RemoteEvent) =>
  `the shell shows an error in place of the page: it failed in phase "${phase}" (${error ?? 'unknown'})`;

const judgeMount = (
  events: readonly RemoteEvent[],
  { visit, isReported, url }: { visit: Visit; isReported: boolean; url: string },
): PageError[] => {
  const failed = events.filter(isOf(visit)).filter(({ outcome }) => outcome === 'failed');
  const common = { stack: [], remote: undefined, isApiRefusal: false };
  if (failed.length > 0)
    return failed.map((event) => ({ ...common, code: 'error_panel', reason: describeEvent(event) }));
  if (isReported) return [];
  const reason = `the page was not mounted within ${MOUNT_TIMEOUT_MS / 1_000} s; the browser is at ${new URL(url).pathname}`;
  return [{ ...common, code: 'not_mounted', reason }];
};

/** A problem is the visited remote's unless the file of another one reported it. */
export const toFailures = (
  problems: readonly PageError[],
  { remote, route, role }: Pick<Visit, 'remote' | 'route' | 'role'>,
) =>
  problems.map((problem): Failure => {
    const { code, reason, stack } = problem;
    const isOwn = problem.remote === undefined || problem.remote === 'shell' || problem.remote === remote;
    return {
      remote: isOwn ? remote : (problem.remote ?? remote),
      route: isOwn ? route : null,
      roles: [role],
      code,
      reason,
      stack,
    };
  });

type VisitOptions = {
  origin: string;
  /** Its path has no parameters. */
  visit: Visit;
  /** The path has a made-up id, for which the API's refusal is no failure. */
  isUnknown: boolean;
  /** It is opened in the document that the tab has, and not by its address. */
  isInDocument: boolean;
  /** No other page of the remote follows in the tab. */
  isLast: boolean;
};

export type VisitResult = {
  failures: Failure[];
  links: string[];
  /** Whether another page of the remote can be opened in the same document. */
  canContinue: boolean;
};

async function openPage(
  tab: Tab,
  { problems, events }: WatchedPage,
  { origin, visit, isUnknown, isInDocument, isLast }: VisitOptions,
): Promise<VisitResult> {
  const { page } = tab;
  if (isInDocument) await openInDocument(page, visit.path);
  else {
    await leavePage(tab, origin);
    await page.goto(`${origin}${visit.path}`);
  }
  const isReported = await waitForMount(page, events, { visit, isInDocument });
  await tab.waitForIdle(isLast ? IDLE_MS : IDLE_BETWEEN_MS, SETTLE_TIMEOUT_MS);
  await flushEvents(page);
  const links = await readLinks(page);
  const isMounted = await isMarked(page, visit);
  await wait(POLL_MS);
  const found = isUnknown ? problems.filter(({ isApiRefusal }) => !isApiRefusal) : problems;
  const mount = judgeMount(events, { visit, isReported, url: page.url() });
  const failures = toFailures([...mount, ...found], visit);
  return { failures, links, canContinue: isMounted && failures.length === 0 };
}

const describeVisit = ({ remote, route, role }: Visit) => `${remote} ${route} as ${role}`;

/**
 * Opens a page in a tab and returns what failed, and where its links lead. A tab that is stuck is abandoned.
 * @throws ProofInterrupted when something other than the page failed
 */
export async function visitPage(tab: Tab, options: VisitOptions): Promise<VisitResult> {
  const { visit } = options;
  const watched = tab.watch();
  const deadline = new AbortController();
  // A page that blocks its thread answers nothing, not even the driver's questions.
  const late = wait(VISIT_TIMEOUT_MS, undefined, deadline).then(() => {
    throw new Error(`the page did not respond within ${VISIT_TIMEOUT_MS / 1_000} s`);
  });
  try {
    return await Promise.race([tab.interrupted, openPage(tab, watched, options), late]);
  } catch (error) {
    const interruption = toInterruption(error);
    if (interruption)
      throw new ProofInterrupted(`${describeVisit(visit)}: ${interruption.message}`, { cause: interruption });
    const stuck: PageError = {
      code: 'not_mounted',
      reason: describeError(error),
      stack: [],
      remote: undefined,
      isApiRefusal: false,
    };
    await tab.abandon();
    return { failures: toFailures([stuck, ...watched.problems], visit), links: [], canContinue: false };
  } finally {
    deadline.abort();
  }
}
