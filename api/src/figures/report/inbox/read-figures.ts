import type { Day } from '../../../platform/calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { NotificationFacts } from '../../../access/notification/notification-facts.ts';
import { type SplitBy, readDayRows } from '../briefing/deviations.repository.ts';
import { toSeries } from '../briefing/find-deviations.ts';
import { countOf, toMoney } from '../figures/figures.ts';
import { toAmountText } from '../figures/money.ts';
import { toSumsByDay } from '../figures/sum-period.ts';
import type { ReportContext, Viewer } from '../scope/report-context.ts';
import { readDailySums } from '../scope/report.repository.ts';
import { clipScope } from '../scope/scope.ts';

type Deviation = Extract<NotificationFacts, { kind: 'deviation' }>;

const columnOf: Record<Deviation['item'], SplitBy> = {
  channel: 'channel_id',
  country: 'country',
  video: 'video_id',
};

const unique = (deviations: readonly Deviation[], name: 'day' | 'id') => [
  ...new Set(deviations.map((deviation) => deviation[name])),
];

const NOTHING = { ofDay: () => ({ views: null, revenue: null }), ofItem: () => null };

/** What the reports of a viewer say now of the days and of what deviated on them, of a list of notifications. */
export const readFigures = async (
  { db, context }: { db: Db; context: ReportContext },
  viewer: Viewer,
  facts: readonly NotificationFacts[],
): Promise<{
  ofDay: (day: Day) => { views: number | null; revenue: string | null };
  ofItem: (deviation: Deviation) => string | null;
}> => {
  const deviations = facts.filter((fact) => fact.kind === 'deviation');
  const days = [
    ...new Set([...facts.filter((fact) => fact.kind === 'figures'), ...deviations].map(({ day }) => day)),
  ].toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return NOTHING;
  const period = { from, to };
  const scope = clipScope(await context.readScope(viewer, {}), period);
  const { days: converted } = await context.readDays(viewer, scope, period);
  const byDay = toSumsByDay(converted, await readDailySums(db, { scope, period }));

  const revenues = new Map<string, string>();
  for (const [item, own] of Map.groupBy(deviations, (deviation) => deviation.item)) {
    // Listed twice, a day or a key would be summed twice.
    const query = { scope, period, days: unique(own, 'day'), keys: unique(own, 'id') };
    const rows = await readDayRows(db, columnOf[item], query);
    for (const series of toSeries(rows, { days: converted, isCounted: () => true }))
      for (const day of query.days) {
        const revenue = series.revenue(day);
        if (revenue !== undefined) revenues.set(`${item} ${series.key} ${day}`, toAmountText(revenue));
      }
  }
  return {
    ofDay: (day) => {
      const sums = byDay.get(day);
      return { views: countOf(sums?.views ?? null), revenue: toMoney(sums?.revenue ?? null) };
    },
    ofItem: ({ item, id, day }) => revenues.get(`${item} ${id} ${day}`) ?? null,
  };
};
