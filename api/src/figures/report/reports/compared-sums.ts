import type { CompareGap } from '../scope/compare-gap.ts';
import { hasFigures } from '../figures/figures.ts';
import { noSums, type Sums } from '../figures/sums.ts';
import { sumPeriod } from '../figures/sum-period.ts';
import type { Comparison } from '../scope/period.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import type { Scope } from '../scope/scope.ts';
import type { Period } from '../../../platform/calendar.ts';
import { listChangesBetween } from './definition-changes.ts';

export type ReportQuery = Comparison & Selection & Period;

type ComparedSums = {
  window: Period | null;
  gap: CompareGap | null;
  changes: ReturnType<typeof listChangesBetween>;
  byDay: ReadonlyMap<string, Sums> | undefined;
  whole: Sums;
};

/** Reads the sums of a period by day, beside those of what it is compared with. */
export const createComparedSums = ({ context }: { context: ReportContext }) => {
  /** The comparison window with its sums; without figures, and why, where nothing can be compared. */
  const comparisonOf = async (viewer: Viewer, scope: Scope, query: ReportQuery): Promise<ComparedSums> => {
    const { window, gap } = await context.findWindow(query);
    if (!window || gap) return { window: window ?? null, gap, changes: [], byDay: undefined, whole: noSums };
    const { byDay } = await context.readSumsByDay(viewer, scope, window);
    const whole = sumPeriod(byDay, window);
    if (hasFigures(whole)) return { window, gap, changes: listChangesBetween(query, window), byDay, whole };
    return { window, gap: 'no_figures', changes: [], byDay: undefined, whole: noSums };
  };

  return async (viewer: Viewer, query: ReportQuery) => {
    const period = { from: query.from, to: query.to };
    const scope = await context.readScope(viewer, query);
    const current = await context.readSumsByDay(viewer, scope, period);
    return { scope, period, current, before: await comparisonOf(viewer, scope, query) };
  };
};
