import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, listDays } from '../../../platform/calendar.ts';
import { UNKNOWN_COUNTRY } from '../../ingest/countries.ts';
import type { Amount } from '../figures/money.ts';
import { convertValue, sums, toBigint } from '../figures/sums.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import { clipScope, type Scope } from '../scope/scope.ts';
import { listLargest, listDeviations, type Deviation, type Series } from './deviations.ts';
import { type SplitBy, type DayRow, readDayRows } from './deviations.repository.ts';
import { findUsualMedian, listEqualWeekdays, USUAL_DAYS, type ValueOfDay } from './usual.ts';

/** No more series than these can each have a hundredth of the revenue. */
const MOST_SERIES = 100;
/** How many series whose day differs most are compared with all their days. */
const MOST_CANDIDATES = 30;

export type DeviationQuery = {
  scope: Scope;
  day: Day;
  days: readonly ConvertedDay[];
  /** The usual revenue of the whole scope. */
  whole: Amount;
  /** Whether views of a day are counted as those of the day that is looked at. */
  isCounted: (day: Day) => boolean;
};

type KeyedSeries = Series & { key: string };

/** The values of each channel, country or video on each day, converted; 0 where a delivered day has no row. */
export const toSeries = (
  rows: readonly DayRow[],
  { days, isCounted }: Pick<DeviationQuery, 'days' | 'isCounted'>,
): KeyedSeries[] => {
  const dayOf = new Map(days.map((day) => [day.day, day]));
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => {
    const rowOf = new Map(own.map((row) => [row.day, row]));
    const read =
      (name: 'views' | 'revenue'): ValueOfDay =>
      (day) => {
        const delivered = dayOf.get(day);
        if (!delivered?.isPriced || (name === 'views' && !isCounted(day))) return undefined;
        const factors = { own: delivered.factor, whole: delivered.wholeFactor };
        // Reports omit rows without figures.
        return convertValue(toBigint(rowOf.get(day)?.[name] ?? '0'), sums[name], factors) ?? undefined;
      };
    return { key, views: read('views'), revenue: read('revenue') };
  });
};

/** The series whose revenue differs most from that of the same weekdays, which is cheaper to tell than what is usual. */
const listCandidates = (series: readonly KeyedSeries[], day: Day): string[] => {
  const differences = series.flatMap(({ key, revenue }) => {
    const median = findUsualMedian(revenue, day);
    return median === undefined ? [] : [{ key, difference: (revenue(day) ?? 0n) - median }];
  });
  return listLargest(differences, MOST_CANDIDATES).map(({ key }) => key);
};

/** The channels or the countries whose revenue of a day is not what it usually is. */
export const findDeviations = async (db: Db, group: SplitBy, query: DeviationQuery): Promise<Deviation[]> => {
  const { day, whole } = query;
  const period = { from: addDays(day, -USUAL_DAYS), to: day };
  const scope = clipScope(query.scope, period);
  const summed = { scope, period };
  const weekdays = [day, ...listEqualWeekdays(day)];
  const all = toSeries(await readDayRows(db, group, { ...summed, days: weekdays }), query).filter(
    ({ key }) => key !== UNKNOWN_COUNTRY,
  );
  const keys = listCandidates(all, day);
  const rows = await readDayRows(db, group, { ...summed, days: listDays(period.from, day), keys });
  return listDeviations(toSeries(rows, query), day, { whole, count: Math.min(all.length, MOST_SERIES) });
};
