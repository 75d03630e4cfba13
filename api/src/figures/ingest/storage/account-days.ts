import type { Day } from '../../../platform/calendar.ts';
import type { FactReportId } from '../report-types.ts';

/** An account and a day with facts in a file. */
export type AccountDay = { account_id: string; day: Day };

/** Some days of an owner's report. */
export type OwnerDays = { type: FactReportId; owner: string; /** Sorted. */ days: readonly Day[] };
