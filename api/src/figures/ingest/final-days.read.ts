import { type RawBuilder, sql } from 'kysely';
import {
  AD_CLOSING_REPORT,
  PREMIUM_CLOSING_REPORT,
  REVENUE_REPORT,
  revenueReportIds,
  VIEWS_REPORT,
} from './report-types.ts';

/** Beside the reports of a day: a closing report of another month that corrects it. */
const CORRECTION = 'correction';

/** Selects the corrections of days as rows for `selectOwnerDays`, from rows with a `file_id`, an `owner` and a `day`. */
export const selectAsCorrections = (rows: RawBuilder<unknown>) =>
  sql`select ${CORRECTION}::text, owner, day, file_id from (${rows}) c`;

/** Whether an owner has both closing reports of a day; an aggregate of rows of `report_day`. */
export const HAS_BOTH_CLOSINGS = sql`(bool_or(report_type = ${AD_CLOSING_REPORT}) and bool_or(report_type = ${PREMIUM_CLOSING_REPORT}))`;

/** What each owner has delivered of each day, from rows of a report type, owner, day and file. */
export const selectOwnerDays = (rows: RawBuilder<unknown>) => sql`
  select day, owner, string_agg(file_id::text, ' ' order by file_id) as files,
    bool_or(report_type = ${VIEWS_REPORT}) as has_views,
    bool_or(report_type = ${REVENUE_REPORT}) as has_estimate,
    bool_or(report_type in (${sql.join([...revenueReportIds])})) as has_report,
    ${HAS_BOTH_CLOSINGS} as has_both_closings,
    bool_or(report_type = ${CORRECTION}) as has_correction
  from (${rows}) delivered (report_type, owner, day, file_id) group by day, owner`;

/**
 * Whether a day is final, an aggregate of the rows of `selectOwnerDays`: each owner with revenue of the day has both closing reports, or
 * the day has only corrections.
 */
export const IS_FINAL_DAY = sql`
  ((bool_or(has_both_closings) or bool_or(has_correction)) and bool_and(has_both_closings or not has_report))`;
