import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day, type Period } from '../../platform/calendar.ts';
import { listDeliveredDays, freshness } from './delivered-days.read.ts';

/**
 * The first day of an account whose revenue can still change; undefined before any month was closed. For modules that
 * change past days.
 */
export const findFirstOpenDay = async (db: Db, _accountId: string): Promise<Day | undefined> => {
  const { finalThrough } = await freshness(db);
  return finalThrough === null ? undefined : addDays(finalThrough, 1);
};

/** The days of a period whose revenue is final. For modules that change past days. */
export const findFinalDays = async (db: Db, period: Period): Promise<Day[]> => {
  const days = await listDeliveredDays(db, period);
  return days.filter(({ isFinal }) => isFinal).map(({ day }) => day);
};
