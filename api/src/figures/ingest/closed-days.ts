import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day, listDays, type Period } from '../../platform/calendar.ts';
import { findLastClosedDay, findReopenedMonth } from '../../money/closed/closed.read.ts';
import { listDeliveredDays, freshness } from './delivered-days.read.ts';
import { revenueReportIds } from './report-types.ts';

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

/**
 * The days of closed months whose difference a later month books: those with final revenue, and those that never had a report with revenue,
 * so that they have at most corrections. An estimate says less than what was closed. For modules that close months.
 */
export const findBookableDays = async (db: Db, period: Period): Promise<Day[]> => {
  const final = new Set(await findFinalDays(db, period));
  const { rows } = await sql<{ day: Day }>`
    select distinct day from delivered_day
    where day between ${period.from} and ${period.to} and report_type in (${sql.join([...revenueReportIds])})`.execute(
    db,
  );
  const everDelivered = new Set(rows.map(({ day }) => day));
  return listDays(period.from, period.to).filter((day) => final.has(day) || !everDelivered.has(day));
};

/** The days of a period with final revenue of their own reports. For modules that change past days. */
export const findFinalDays = async (db: Db, period: Period): Promise<Day[]> => {
  const days = await listDeliveredDays(db, period);
  return days.filter(({ isFinal, hasOwnRevenue }) => isFinal && hasOwnRevenue).map(({ day }) => day);
};
