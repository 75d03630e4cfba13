import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day, type Period } from '../../platform/calendar.ts';
import { findLastClosedDay, findReopenedMonth } from '../../money/closed/closed.read.ts';
import { listDeliveredDays, freshness } from './delivered-days.read.ts';

/**
 * The first day of an account that is still open: the one after the last month that its domain has closed. In a domain that
 * closes no months it is the day after the newest final revenue. Undefined when every day is open. For modules that change
 * past days.
 */
export const findFirstOpenDay = async (db: Db, accountId: string): Promise<Day | undefined> => {
  const last = (await findLastClosedDay(db, accountId)) ?? (await freshness(db)).finalThrough;
  return last === null ? undefined : addDays(last, 1);
};

/**
 * The first day on which shares and fees of an account can be changed: as above, or of the month whose statement was
 * reopened, until it is issued again.
 */
export const findFirstShareDay = async (db: Db, accountId: string): Promise<Day | undefined> => {
  const open = await findFirstOpenDay(db, accountId);
  const reopened = await findReopenedMonth(db, accountId);
  return open !== undefined && reopened !== undefined && reopened < open ? reopened : open;
};

/** The days of a period whose revenue is final. For modules that change past days. */
export const findFinalDays = async (db: Db, period: Period): Promise<Day[]> => {
  const days = await listDeliveredDays(db, period);
  return days.filter(({ isFinal }) => isFinal).map(({ day }) => day);
};
