import type { Browser, BrowserContext } from '@playwright/test';
import type { DemoAccount } from '@portal/api/demo';
import { matchesRoute } from '@portal/shared/routing';
import type { Failure, Visit } from './proof.schemas.ts';
import type { SetServer } from './serve-set.ts';
import { signIn } from './sign-in.ts';
import { toFailures, visitPage, waitForIdle } from './visit-page.ts';
import { watchPage } from './watch-page.ts';

/** Pages of a role that are open at a time: most of a visit is waiting for the network to be idle. */
const TABS = 4;

/** In place of a parameter of which no link names a value: the page then shows that it does not exist. */
const UNKNOWN_ID = '0';

export type VisitedPages = { visits: Omit<Visit, 'path'>[]; failures: Failure[] };

const hasParameters = ({ path }: Visit) => path.includes(':');

/** A path of a pattern among the links of the pages that were opened. */
const findLink = (pattern: string, links: ReadonlySet<string>) =>
  [...links].map((link) => link.split(/[?#]/)[0] ?? '').find((path) => matchesRoute(path, [pattern]));

async function runInTabs<Item>(items: readonly Item[], task: (item: Item) => Promise<void>) {
  const queue = [...items];
  const runNext = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: TABS }, runNext));
}

const toSignInFailure = ({ role }: DemoAccount, reason: string): Failure => ({
  ...{ remote: 'shell', route: null, code: 'sign_in_failed', reason: `as ${role}: ${reason}` },
});

/** Opens the pages of one role in a context that is signed in. */
async function visitAs(
  context: BrowserContext,
  origin: string,
  visits: readonly Visit[],
): Promise<VisitedPages> {
  const result: VisitedPages = { visits: [], failures: [] };
  const links = new Set<string>();
  const open = async (visit: Visit, isUnknown = false) => {
    const { path: _, ...opened } = visit;
    const found = await visitPage(context, { origin, visit, isUnknown });
    found.links.forEach((link) => links.add(link));
    result.visits.push(opened);
    result.failures.push(...found.failures);
  };
  await runInTabs(
    visits.filter((visit) => !hasParameters(visit)),
    open,
  );
  await runInTabs(visits.filter(hasParameters), (visit) => {
    const path = findLink(visit.path, links);
    return path === undefined
      ? open({ ...visit, path: visit.path.replaceAll(/:\w+/g, UNKNOWN_ID) }, true)
      : open({ ...visit, path });
  });
  return result;
}

/** Signs in as a role and opens its pages, while the page that the sign-in led to goes on loading. */
async function visitAsAccount(
  context: BrowserContext,
  { origin, account }: { origin: string; account: DemoAccount },
  visits: readonly Visit[],
): Promise<VisitedPages> {
  const page = await context.newPage();
  const { problems } = await watchPage(page);
  const reason = await signIn(page, origin, account.email);
  const visited: VisitedPages =
    reason === undefined
      ? await visitAs(context, origin, visits)
      : { visits: [], failures: [toSignInFailure(account, reason)] };
  await waitForIdle(page);
  const ofShell = toFailures(problems, { remote: 'shell', route: '' }).map((each) => ({
    ...each,
    route: null,
  }));
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
