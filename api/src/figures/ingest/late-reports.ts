import type { Db } from '../../platform/database/database.ts';
import { addDays, type Day } from '../../platform/calendar.ts';
import { findMissingDays } from './delivery-list.ts';
import { type DailyReportId, REVENUE_REPORT, VIEWS_REPORT } from './report-types.ts';

/** Days after which YouTube has usually delivered the report of a day. */
const DUE_AFTER_DAYS: Record<DailyReportId, number> = {
  [VIEWS_REPORT]: 3,
  [REVENUE_REPORT]: 5,
};
/** YouTube deletes its files after this time, so that older gaps cannot be filled any more. */
const AVAILABLE_DAYS = 60;

/** Whether YouTube has usually delivered both views and revenue of a day by now. */
export const isDayDue = (day: Day, today: Day) =>
  Object.values(DUE_AFTER_DAYS).every((after) => day <= addDays(today, -after));

type LateReport = { type: DailyReportId; owner: string; day: Day };

/** The daily reports that are due and have not been delivered, of the days that YouTube still has. */
export const findLateReports = async (db: Db, today: Day): Promise<LateReport[]> => {
  const late: LateReport[] = [];
  // Object.keys returns plain strings.
  for (const type of Object.keys(DUE_AFTER_DAYS) as DailyReportId[]) {
    const period = { from: addDays(today, -AVAILABLE_DAYS), to: addDays(today, -DUE_AFTER_DAYS[type]) };
    const days = await findMissingDays(db, { type, ...period });
    late.push(...days.map((missing) => ({ type, ...missing })));
  }
  return late;
};
