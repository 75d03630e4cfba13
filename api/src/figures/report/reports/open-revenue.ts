import type { Db } from '../../../platform/database/database.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { computeFigures } from '../figures/figures.ts';
import { addSums, noSums } from '../figures/sums.ts';
import { toSumsByDay } from '../figures/sum-period.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { readDailySums } from '../scope/report.repository.ts';
import { clipScope } from '../scope/scope.ts';

/** The revenue of all delivered days that is not final yet. Such days can lie between final ones. */
export const createOpenRevenue =
  ({ db, context }: { db: Db; context: ReportContext }) =>
  async (viewer: Viewer, selection: Selection) => {
    const { currency } = viewer;
    const none = { currency, days: null, revenue: null };
    const whole = await context.readScope(viewer, selection);
    const { firstDay, revenueThrough } = await freshness(db);
    if (firstDay === null || revenueThrough === null) return none;
    const delivered = { from: firstDay, to: revenueThrough };
    const { days } = await context.readDays(viewer, whole, delivered);
    const open = days.filter(({ hasRevenue, isFinal }) => hasRevenue && !isFinal);
    const [first, last] = [open[0], open.at(-1)];
    if (!first || !last) return none;
    const period = { from: first.day, to: last.day };
    const scope = clipScope(whole, period);
    const byDay = toSumsByDay(open, await readDailySums(db, { scope, period }));
    const { revenue } = computeFigures(addSums([...byDay.values()], noSums));
    return { currency, days: period, revenue };
  };
