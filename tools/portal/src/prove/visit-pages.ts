import type { Browser, BrowserContext } from '@playwright/test';
import type { DemoAccount } from '@portal/api/demo';
import type { Failure, Visit } from './proof.schemas.ts';
import type { SetServer } from './serve-set.ts';
import { signIn } from './sign-in.ts';
import { toFailures, visitPage } from './visit-page.ts';
import { createVisitQueue, type NextVisit } from './visit-queue.ts';
import { leavePage, openTab, type Tab } from './watch-page.ts';

/** Pages of a role that are open at a time: half of a visit is waiting for the network to be idle. */
const TABS = 3;

export type VisitedPages = { visits: Omit<Visit, 'path'>[]; failures: Failure[] };

const toSignInFailure = ({ role }: DemoAccount, reason: string): Failure => ({
  ...{ remote: 'shell', route: null, code: 'sign_in_failed', reason: `as ${role}: ${reason}` },
});

/** Opens the pages of one role in some tabs of a context that is signed in, of which the first one is open. */
async function visitAs(first: Tab, origin: string, visits: readonly Visit[]): Promise<VisitedPages> {
  const result: VisitedPages = { visits: [], failures: [] };
  const queue = createVisitQueue(visits);
  const open = new Set<Promise<void>>();

  const visit = async (tab: Tab, next: NextVisit) => {
    const { path: _, ...opened } = next.visit;
    const found = await visitPage(tab, { origin, ...next });
    queue.addLinks(found.links);
    result.visits.push(opened);
    result.failures.push(...found.failures);
  };
  const runTab = async (given: Tab | undefined) => {
    let tab = given;
    while (!queue.isEmpty()) {
      const next = queue.take(open.size > 0);
      if (!next) {
        await Promise.race(open);
        continue;
      }
      // A visit closes a tab whose page blocks its thread.
      const visited = (async () => {
        tab = tab && !tab.page.isClosed() ? tab : await openTab(first.page.context());
        await visit(tab, next);
      })();
      open.add(visited);
      await visited.finally(() => open.delete(visited));
    }
  };
  await Promise.all(Array.from({ length: TABS }, (_, index) => runTab(index === 0 ? first : undefined)));
  return result;
}

/** Signs in as a role and opens its pages. */
async function visitAsAccount(
  context: BrowserContext,
  { origin, account }: { origin: string; account: DemoAccount },
  visits: readonly Visit[],
): Promise<VisitedPages> {
  const tab = await openTab(context);
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

/** Opens the pages of each role, of all roles at the same time. */
export async function visitPages(
  browser: Browser,
  { origin, accounts }: Pick<SetServer, 'origin' | 'accounts'>,
  visits: readonly Visit[],
): Promise<VisitedPages> {
  const firstOfEachRole = new Map(accounts.toReversed().map((each) => [each.role, each])).values();
  const all = await Promise.all(
    [...firstOfEachRole].map(async (account) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      try {
        const ofRole = visits.filter(({ role }) => role === account.role);
        return await visitAsAccount(context, { origin, account }, ofRole);
      } finally {
        await context.close();
      }
    }),
  );
  return { visits: all.flatMap((each) => each.visits), failures: all.flatMap((each) => each.failures) };
}
