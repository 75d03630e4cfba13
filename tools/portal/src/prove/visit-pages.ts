import type { Browser, BrowserContext } from 'playwright-core';
import type { DemoAccount, DemoSession } from '@portal/api/demo';
import type { Failure, Visit } from './proof.schemas.ts';
import type { SetServer } from './serve-set.ts';
import { signIn } from './sign-in.ts';
import { toFailures, visitPage } from './visit-page.ts';
import { createVisitQueue } from './visit-queue.ts';
import { leavePage, openTab, type Tab } from './watch-page.ts';

/** Remotes of a role whose pages are open at a time: half of a visit is waiting for the network to be idle. */
const TABS = 3;

export type VisitedPages = { visits: Omit<Visit, 'path'>[]; failures: Failure[] };

const toSignInFailure = ({ role }: DemoAccount, reason: string): Failure => ({
  ...{ remote: 'shell', route: null, code: 'sign_in_failed', reason: `as ${role}: ${reason}` },
});

type RemoteVisits = { context: BrowserContext; origin: string; visits: readonly Visit[] };

/**
 * Opens the pages of one remote, and returns the tab: the first page by its address, and the next ones in the same document,
 * as users do. After a failure the next one is opened by its address, so that it is not judged by what the failure left
 * behind.
 */
async function visitRemote(
  given: Tab | undefined,
  { context, origin, visits }: RemoteVisits,
  result: VisitedPages,
): Promise<Tab | undefined> {
  const queue = createVisitQueue(visits);
  let tab = given;
  let isInDocument = false;
  for (let next = queue.take(); next; next = queue.take()) {
    // A visit closes a tab whose page blocks its thread.
    if (!tab || tab.page.isClosed()) tab = await openTab(context);
    const { failures, links, canContinue } = await visitPage(tab, { origin, isInDocument, ...next });
    const { path: _, ...opened } = next.visit;
    queue.addLinks(links);
    result.visits.push(opened);
    result.failures.push(...failures);
    isInDocument = canContinue;
  }
  return tab;
}

/** Opens the pages of one role in some tabs of a context that is signed in, of which the first one is open. */
async function visitAs(first: Tab, origin: string, visits: readonly Visit[]): Promise<VisitedPages> {
  const context = first.page.context();
  const result: VisitedPages = { visits: [], failures: [] };
  const remotes = [...Map.groupBy(visits, ({ remote }) => remote).values()];
  const runTab = async (given: Tab | undefined) => {
    let tab = given;
    for (let ofRemote = remotes.shift(); ofRemote; ofRemote = remotes.shift())
      tab = await visitRemote(tab, { context, origin, visits: ofRemote }, result);
  };
  await Promise.all(Array.from({ length: TABS }, (_, index) => runTab(index === 0 ? first : undefined)));
  return result;
}

/** Signs in by the form as a role, and opens its pages. */
async function signInAndVisit(
  tab: Tab,
  { origin, account }: { origin: string; account: DemoAccount },
  visits: readonly Visit[],
): Promise<VisitedPages> {
  const { problems } = tab.watch();
  const reason = await signIn(tab.page, origin, account.email);
  const ofShell = toFailures(problems, { remote: 'shell', route: '' }).map((each) => ({
    ...each,
    route: null,
  }));
  if (reason !== undefined) return { visits: [], failures: [...ofShell, toSignInFailure(account, reason)] };
  // The page that the sign-in leads to is one of the visits, which says so if it blocks its thread.
  await leavePage(tab, origin).catch(() => tab.page.close());
  const visited = await visitAs(tab, origin, visits);
  return { ...visited, failures: [...ofShell, ...visited.failures] };
}

/** Begins a session in a tab: the cookie, and the token where the shell stores it. */
async function beginSession({ page }: Tab, origin: string, { token, cookie }: DemoSession) {
  const { hostname } = new URL(origin);
  const attributes = { httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  await page.context().addCookies([{ ...cookie, domain: hostname, path: '/', ...attributes }]);
  await page.evaluate((value) => localStorage.setItem('access_token', value), token);
}

const listRoles = (each: readonly { role: Visit['role'] }[]) => new Set(each.map(({ role }) => role));

/**
 * Opens the pages of each role, of all roles at the same time, once the server runs the set; with a proven shell, whose
 * sign-in page need not be opened.
 */
export async function visitPages(
  browser: Browser,
  serving: Promise<Omit<SetServer, 'close'>>,
  { visits, isShellProven }: { visits: readonly Visit[]; isShellProven: boolean },
): Promise<VisitedPages> {
  // Without pages, a role only shows whether it can sign in by the form.
  const roles = listRoles(isShellProven ? visits : (await serving).accounts);
  const all = await Promise.all(
    [...roles].map(async (role) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      try {
        // Opened while the server starts.
        const tab = await openTab(context);
        const { origin, accounts, openSession, running } = await serving;
        const account = accounts.find((each) => each.role === role);
        if (!account) throw new Error(`The demo has no account that is ${role}.`);
        // An empty page of the origin, so that its process has started when the set runs.
        await leavePage(tab, origin);
        if (isShellProven) await beginSession(tab, origin, await openSession(account));
        await running;
        const ofRole = visits.filter((visit) => visit.role === role);
        return isShellProven
          ? await visitAs(tab, origin, ofRole)
          : await signInAndVisit(tab, { origin, account }, ofRole);
      } finally {
        await context.close();
      }
    }),
  );
  return { visits: all.flatMap((each) => each.visits), failures: all.flatMap((each) => each.failures) };
}
