import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { IS_FINAL_DAY, selectAsCorrections, selectOwnerDays } from './final-days.read.ts';
import { addDays, type Day, listDays, type Period } from '../../platform/calendar.ts';

export type DeliveredDay = {
  day: Day;
  hasViews: boolean;
  hasRevenue: boolean;
  /** Whether its revenue is from its own reports, not only from corrections of closing reports of other months. */
  hasOwnRevenue: boolean;
  /** Whether its revenue is final instead of estimated. */
  isFinal: boolean;
  /** Ids of the files that its figures came from; they change whenever the figures do. */
  files: string;
};

const corrections = sql`
  select c.owner, c.day, r.file_id from corrected_day c
  join report_day r on r.report_type = c.report_type and r.owner = c.owner and r.day = c.month_end`;

const days = sql`
  select *, has_estimate or is_final as has_revenue, has_estimate or is_final and has_report as has_own_revenue from (
    select day, string_agg(files, ' ' order by files) as files, bool_or(has_views) as has_views,
      bool_or(has_estimate) as has_estimate, bool_or(has_report) as has_report, ${IS_FINAL_DAY} as is_final
    from (${selectOwnerDays(sql`
      select report_type, owner, day, file_id from report_day union all ${selectAsCorrections(corrections)}`)}) o
    group by day
  ) delivered`;

export const listDeliveredDays = async (db: Db, { from, to }: Period): Promise<DeliveredDay[]> => {
  const { rows } = await sql<DeliveredDay>`
    select day, has_views as "hasViews", has_revenue as "hasRevenue", has_own_revenue as "hasOwnRevenue", is_final as "isFinal", files
    from (${days}) d where day between ${from} and ${to} order by day`.execute(db);
  return rows;
};

/** The days of a period that are final. */
export const selectFinalDays = ({ from, to }: Period) =>
  sql`select day from (${days}) d where is_final and day between ${from} and ${to}`;

/** For so many days YouTube offers a report, so that one that is missing may still come. */
const OFFERED_DAYS = 60;

/** The days before the newest one with revenue whose revenue is missing and may still come. */
export const listMissingDays = async (db: Db): Promise<Day[]> => {
  const { revenueThrough: last, firstDay } = await freshness(db);
  if (last === null || firstDay === null) return [];
  const from = [firstDay, addDays(last, -OFFERED_DAYS)].toSorted().at(-1) ?? last;
  const delivered = await listDeliveredDays(db, { from, to: last });
  const known = new Set(delivered.filter(({ hasOwnRevenue }) => hasOwnRevenue).map(({ day }) => day));
  return listDays(from, last).filter((day) => !known.has(day));
};

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
      min(day) filter (where has_views or has_own_revenue) as "firstDay",
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
