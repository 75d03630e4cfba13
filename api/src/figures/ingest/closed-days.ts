import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day, type Period } from '../../platform/calendar.ts';
import { findLastClosedDay } from '../../money/closed/closed.read.ts';
import { listDeliveredDays, freshness } from './delivered-days.read.ts';

/**
 * The first day of an account whose revenue is neither final nor in a month that its domain has closed; undefined when
 * every day is open. For modules that change past days.
 */
export const findFirstOpenDay = async (db: Db, accountId: string): Promise<Day | undefined> => {
  const { finalThrough } = await freshness(db);
  const closedThrough = await findLastClosedDay(db, accountId);
  const last = [finalThrough, closedThrough]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : addDays(last, 1);
};

/** The days of a period whose revenue is final. For modules that change past days. */
export const findFinalDays = async (db: Db, period: Period): Promise<Day[]> => {
  const days = await listDeliveredDays(db, period);
  return days.filter(({ isFinal }) => isFinal).map(({ day }) => day);
};
