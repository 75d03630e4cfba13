import type { BrowserContext } from 'playwright-core';
import type { Failure, Visit } from './proof-shapes.ts';
import { visitPage, type VisitResult } from './visit-page.ts';
import { createVisitQueue, type NextVisit } from './visit-queue.ts';
import { openTab, type Tab } from './watch-page.ts';

export type VisitedPages = {
  visits: Omit<Visit, 'path'>[];
  /** What failed on pages whose second try failed, too. */
  failures: Failure[];
  /** What failed at the first try of a page, and not at the second. */
  unconfirmed: Failure[];
};

export const noPages = (): VisitedPages => ({ visits: [], failures: [], unconfirmed: [] });

type RemoteVisits = { context: BrowserContext; origin: string; visits: readonly Visit[] };

/**
 * Opens the pages of one remote, and returns the tab: the first page by its address, and the next ones in the same document,
 * as users do. A page that fails is opened a second time, behind the same pages of the document, and fails if anything does
 * then. After it the next one is opened by its address, so that it is not judged by what the failure left behind.
 */
export async function visitRemote(
  given: Tab | undefined,
  { context, origin, visits }: RemoteVisits,
  result: VisitedPages,
): Promise<Tab | undefined> {
  const queue = createVisitQueue(visits);
  let tab = given;

  const visit = async (next: NextVisit, isInDocument: boolean): Promise<VisitResult> => {
    // A visit abandons a tab whose page blocks its thread.
    if (!tab || tab.isAbandoned()) tab = await openTab(context);
    return visitPage(tab, { origin, isInDocument, ...next });
  };
  const visitAgain = async (pages: readonly NextVisit[]): Promise<VisitResult> => {
    const failures: Failure[] = [];
    let last: VisitResult = { failures, links: [], canContinue: false };
    for (const page of pages) {
      last = await visit(page, last.canContinue);
      failures.push(...last.failures);
    }
    return { ...last, failures };
  };

  /** The pages that were opened in the document of the tab. */
  let opened: NextVisit[] = [];
  for (let next = queue.take(); next; next = queue.take()) {
    const first = await visit(next, opened.length > 0);
    opened.push(next);
    const { path: _, ...page } = next.visit;
    result.visits.push(page);
    const last = first.failures.length > 0 ? await visitAgain(opened) : first;
    if (last.failures.length > 0) result.failures.push(...last.failures);
    else result.unconfirmed.push(...first.failures);
    queue.addLinks(last.links);
    if (!last.canContinue || last.failures.length > 0) opened = [];
  }
  return tab;
}
