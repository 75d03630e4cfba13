import type { Browser, BrowserContext } from 'playwright-core';
import type { DemoAccount, DemoSession } from '@portal/api/demo';
import type { Failure, Visit } from './proof-shapes.ts';
import type { SetServer } from './serve-set.ts';
import { signIn } from './sign-in.ts';
import { toFailures } from './visit-page.ts';
import { noPages, type VisitedPages, visitRemote } from './visit-remote.ts';
import { leavePage, openTab, type Tab } from './watch-page.ts';

/** Remotes of a role whose pages are open at a time: half of a visit is waiting for the network to be idle. */
const TABS = 3;

const toSignInFailure = ({ role }: DemoAccount, reason: string): Failure => ({
  remote: 'shell',
  route: null,
  roles: [role],
  code: 'sign_in_failed',
  reason,
  stack: [],
});

/** Opens the pages of one role in some tabs of a context that is signed in, of which the first one is open. */
async function visitAs(
  first: Tab,
  { origin, visits, result = noPages() }: { origin: string; visits: readonly Visit[]; result?: VisitedPages },
): Promise<VisitedPages> {
  const context = first.page.context();
  const remotes = [...Map.groupBy(visits, ({ remote }) => remote).values()];
  const runTab = async (given: Tab | undefined) => {
    let tab = given;
    for (let ofRemote = remotes.shift(); ofRemote; ofRemote = remotes.shift())
      tab = await visitRemote(tab, { context, origin, visits: ofRemote }, result);
  };
  await Promise.all(Array.from({ length: TABS }, (_, index) => runTab(index === 0 ? first : undefined)));
  return result;
}

type SignIn = { origin: string; account: DemoAccount };

/** Signs in by the form, and leaves the page that it leads to; returns what failed. */
async function trySignIn(
  tab: Tab,
  { origin, account }: SignIn,
): Promise<{ isSignedIn: boolean; failures: Failure[] }> {
  const { problems } = tab.watch();
  const reason = await Promise.race([tab.interrupted, signIn(tab.page, origin, account.email)]);
  const ofShell = toFailures(problems, { remote: 'shell', route: '', role: account.role }).map((each) => ({
    ...each,
    route: null,
  }));
  // The page that the sign-in leads to is one of the visits, which says so if it blocks its thread.
  await leavePage(tab, origin).catch(() => tab.abandon());
  const failures = reason === undefined ? ofShell : [...ofShell, toSignInFailure(account, reason)];
  return { isSignedIn: reason === undefined, failures };
}

/** A tab with an empty page of the origin, in a context without a session. */
async function openSignedOut(context: BrowserContext, origin: string): Promise<Tab> {
  const tab = await openTab(context);
  await leavePage(tab, origin);
  await context.clearCookies();
  await tab.page.evaluate(() => localStorage.clear());
  return tab;
}

/** Signs in by the form, a second time where the first one failed, and opens the pages of a role. */
async function signInAndVisit(
  tab: Tab,
  { origin, account, visits }: SignIn & { visits: readonly Visit[] },
): Promise<VisitedPages> {
  const result = noPages();
  const signInWith = { origin, account };
  const first = await trySignIn(tab, signInWith);
  const context = tab.page.context();
  const isAgain = first.failures.length > 0;
  const signedInTab = isAgain || tab.isAbandoned() ? await openSignedOut(context, origin) : tab;
  const last = isAgain ? await trySignIn(signedInTab, signInWith) : first;
  if (last.failures.length > 0) result.failures.push(...last.failures);
  else result.unconfirmed.push(...first.failures);
  return last.isSignedIn ? visitAs(signedInTab, { origin, visits, result }) : result;
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
 * @throws ProofInterrupted when something other than the pages failed
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
      // Ends with the browser: closing it could wait for an abandoned tab.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
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
        ? visitAs(tab, { origin, visits: ofRole })
        : signInAndVisit(tab, { origin, account, visits: ofRole });
    }),
  );
  return {
    visits: all.flatMap((each) => each.visits),
    failures: all.flatMap((each) => each.failures),
    unconfirmed: all.flatMap((each) => each.unconfirmed),
  };
}
