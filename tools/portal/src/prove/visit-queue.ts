import { matchesRoute } from '@portal/shared/routing';
import type { Visit } from './proof-shapes.ts';

/** In place of a parameter of which no link names a value: the page then shows that it does not exist. */
const UNKNOWN_ID = '0';

const hasParameters = ({ path }: Visit) => path.includes(':');

/** A path of a pattern among the links of the pages that were opened. */
const findLink = (pattern: string, links: ReadonlySet<string>) =>
  [...links].find((path) => matchesRoute(path, [pattern]));

/** A visit and the path that is opened for it; `isUnknown` when no link named its parameters. */
type OpenedVisit = { visit: Visit; isUnknown: boolean };

export type NextVisit = OpenedVisit & { isLast: boolean };

/** Hands out visits one after another: those of paths with parameters once a link to such a page was found, or last. */
export function createVisitQueue(visits: readonly Visit[]) {
  const plain = visits.filter((visit) => !hasParameters(visit));
  const patterns = visits.filter(hasParameters);
  // Such as `/notices/new`, which no page of `/notices/:id` has.
  const plainPaths = plain.map(({ path }) => path);
  const links = new Set<string>();

  const takeLinked = (): OpenedVisit | undefined => {
    for (const [index, visit] of patterns.entries()) {
      const path = findLink(visit.path, links);
      if (path === undefined) continue;
      patterns.splice(index, 1);
      return { visit: { ...visit, path }, isUnknown: false };
    }
    return undefined;
  };
  const takePlain = (): OpenedVisit | undefined => {
    const visit = plain.shift();
    return visit && { visit, isUnknown: false };
  };
  const takeUnknown = (): OpenedVisit | undefined => {
    const visit = patterns.shift();
    return (
      visit && { visit: { ...visit, path: visit.path.replaceAll(/:\w+/g, UNKNOWN_ID) }, isUnknown: true }
    );
  };

  return {
    addLinks(found: readonly string[]) {
      for (const link of found) {
        const [path = ''] = link.split(/[?#]/);
        if (!plainPaths.includes(path)) links.add(path);
      }
    },
    take(): NextVisit | undefined {
      const next = takeLinked() ?? takePlain() ?? takeUnknown();
      return next && { ...next, isLast: plain.length + patterns.length === 0 };
    },
  };
}
