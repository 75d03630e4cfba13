import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Failure, Visit } from './proof.schemas.ts';
import {
  leavePage,
  flushEvents,
  type RemoteEvent,
  type PageError,
  type Tab,
  type WatchedPage,
} from './watch-page.ts';

/** Longer than the shell's own budgets for an entry and a page together, 20 s, after which it shows an error panel. */
const MOUNT_TIMEOUT_MS = 30_000;
/** A page that still loads data after this long is not waited for any longer. */
const SETTLE_TIMEOUT_MS = 10_000;
/** Of a whole visit. */
const VISIT_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

const isOf =
  ({ remote, version }: Visit) =>
  (event: RemoteEvent) =>
    event.remote === remote && event.version === version;

/** Waits until the shell reported how the page of a remote was mounted. */
async function waitForMount(page: Page, events: readonly RemoteEvent[], visit: Visit) {
  const deadline = Date.now() + MOUNT_TIMEOUT_MS;
  while (!events.some(isOf(visit)) && Date.now() < deadline) {
    await wait(POLL_MS);
    await flushEvents(page);
  }
}

/** Waits until the page loads nothing any more. */
const waitForIdle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {
    // A page may poll; what it did so far counts.
  });

const readLinks = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const describeEvent = ({ phase, error_class: error }: RemoteEvent) =>
  `the shell shows an error in place of the page: it failed in phase "${phase}" (${error ?? 'unknown'})`;

const judgeMount = (events: readonly RemoteEvent[], visit: Visit, url: string): PageError[] => {
  const own = events.filter(isOf(visit));
  const failed = own.filter(({ outcome }) => outcome === 'failed');
  const common = { remote: undefined, isApiRefusal: false };
  if (failed.length > 0)
    return failed.map((event) => ({ ...common, code: 'error_panel', reason: describeEvent(event) }));
  if (own.length > 0) return [];
  const reason = `the page was not mounted within ${MOUNT_TIMEOUT_MS / 1_000} s; the browser is at ${new URL(url).pathname}`;
  return [{ ...common, code: 'not_mounted', reason }];
};

/** A problem is the visited remote's unless the file of another one reported it. */
export const toFailures = (
  problems: readonly PageError[],
  { remote, route }: Pick<Visit, 'remote' | 'route'>,
) =>
  problems.map((problem): Failure => {
    const { code, reason } = problem;
    const isOwn = problem.remote === undefined || problem.remote === 'shell' || problem.remote === remote;
    return { remote: isOwn ? remote : (problem.remote ?? remote), route: isOwn ? route : null, code, reason };
  });

type VisitOptions = {
  origin: string;
  /** Its path has no parameters. */
  visit: Visit;
  /** The path has a made-up id, for which the API's refusal is no failure. */
  isUnknown: boolean;
};

export type VisitResult = { failures: Failure[]; links: string[] };

async function openPage(
  page: Page,
  { problems, events }: WatchedPage,
  { origin, visit, isUnknown }: VisitOptions,
): Promise<VisitResult> {
  await page.goto(`${origin}${visit.path}`);
  await waitForMount(page, events, visit);
  await waitForIdle(page);
  await flushEvents(page);
  const links = await readLinks(page);
  await wait(POLL_MS);
  const found = isUnknown ? problems.filter(({ isApiRefusal }) => !isApiRefusal) : problems;
  return { failures: toFailures([...judgeMount(events, visit, page.url()), ...found], visit), links };
}

/** Opens a page in a tab and returns what failed, and where its links lead. A tab that is stuck is closed. */
export async function visitPage(tab: Tab, options: VisitOptions): Promise<VisitResult> {
  const { page } = tab;
  const watched = tab.watch();
  const deadline = new AbortController();
  // A page that blocks its thread answers nothing, not even the driver's questions.
  const late = wait(VISIT_TIMEOUT_MS, undefined, deadline).then(() => {
    throw new Error(`the page did not respond within ${VISIT_TIMEOUT_MS / 1_000} s`);
  });
  try {
    const openAndLeave = async () => {
      const result = await openPage(page, watched, options);
      await leavePage(tab, options.origin);
      return result;
    };
    return await Promise.race([openAndLeave(), late]);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const { remote, route } = options.visit;
    const failure: Failure = { remote, route, code: 'not_mounted', reason };
    await page.close();
    return { failures: [failure, ...toFailures(watched.problems, options.visit)], links: [] };
  } finally {
    deadline.abort();
  }
}
