import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { AD_CLOSING_REPORT, PREMIUM_CLOSING_REPORT, REVENUE_REPORT, VIEWS_REPORT } from './report-types.ts';
import type { Day, Period } from '../../platform/calendar.ts';

export type DeliveredDay = {
  day: Day;
  hasViews: boolean;
  hasRevenue: boolean;
  /** Whether its revenue is final instead of estimated. */
  isFinal: boolean;
  /** Ids of the files that its figures came from; they change whenever the figures do. */
  files: string;
};

/** A day is final, as ingests flag it, when each owner with revenue of the day has delivered both closing reports. */
const days = sql`
  select day, files, has_views, has_estimate or is_final as has_revenue, is_final from (
    select day, string_agg(files, ' ' order by files) as files, bool_or(has_views) as has_views,
      bool_or(has_estimate) as has_estimate,
      bool_or(has_both_closings) and bool_and(has_both_closings or not has_some_revenue) as is_final
    from (
      select day, string_agg(file_id::text, ' ' order by file_id) as files,
        bool_or(report_type = ${VIEWS_REPORT}) as has_views,
        bool_or(report_type = ${REVENUE_REPORT}) as has_estimate,
        bool_or(report_type <> ${VIEWS_REPORT}) as has_some_revenue,
        bool_or(report_type = ${AD_CLOSING_REPORT}) and bool_or(report_type = ${PREMIUM_CLOSING_REPORT}) as has_both_closings
      from report_day group by day, owner
    ) of_owner group by day
  ) delivered`;

export const listDeliveredDays = async (db: Db, { from, to }: Period): Promise<DeliveredDay[]> => {
  const { rows } = await sql<DeliveredDay>`
    select day, has_views as "hasViews", has_revenue as "hasRevenue", is_final as "isFinal", files
    from (${days}) d where day between ${from} and ${to} order by day`.execute(db);
  return rows;
};

/** The days of a period that are final. */
export const selectFinalDays = ({ from, to }: Period) =>
  sql`select day from (${days}) d where is_final and day between ${from} and ${to}`;

export type Freshness = {
  viewsThrough: Day | null;
  revenueThrough: Day | null;
  /** The newest day with both views and revenue. */
  latestDay: Day | null;
  firstDay: Day | null;
  finalThrough: Day | null;
};

export const freshness = async (db: Db): Promise<Freshness> => {
  const { rows } = await sql<Freshness>`
    select
      max(day) filter (where has_views) as "viewsThrough",
      max(day) filter (where has_revenue) as "revenueThrough",
      max(day) filter (where has_views and has_revenue) as "latestDay",
      min(day) filter (where has_views or has_revenue) as "firstDay",
      max(day) filter (where is_final) as "finalThrough"
    from (${days}) d`.execute(db);
  return (
    rows[0] ?? {
      viewsThrough: null,
      revenueThrough: null,
      latestDay: null,
      firstDay: null,
      finalThrough: null,
    }
  );
};
