import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';
import { type ReportTypeId, reportTypes, type ColumnKind } from './report-types.ts';
import type { SpooledFile } from './spool.ts';

const sqlTypes: Record<Exclude<ColumnKind, 'word'>, string> = {
  day: 'date not null',
  id: 'text collate "C" not null',
  country: 'text collate "C" not null',
  integer: 'bigint',
  decimal: 'numeric',
  amount: 'numeric',
};

const columnDefinitions = (type: ReportTypeId) =>
  Object.entries(reportTypes[type].required)
    .flatMap(([name, kind]) => (kind === 'word' ? [] : [`${name} ${sqlTypes[kind]}`]))
    .join(', ');

/** Loads a checked file into a table that lives as long as the transaction, without the days that stay as they are. */
export const stageFile = async (
  database: OpenDatabase,
  trx: Trx,
  { file, days }: { file: SpooledFile; days: readonly Day[] },
) => {
  await sql
    .raw(`create temporary table ingest_stage (${columnDefinitions(file.type)}) on commit drop`)
    .execute(trx);
  await database.copyIn('ingest_stage', file.columns, file.lines(), trx);
  if (days.length < file.days.length) {
    await sql`delete from ingest_stage where date not in (${sql.join(days)})`.execute(trx);
  }
};

/** Rows of channels that nobody registered, most first. */
export const unknownChannels = async (trx: Trx) => {
  const { rows } = await sql<{ channel_id: string; count: string }>`
    select s.channel_id, count(*) as count
    from ingest_stage s left join channel_claim c on c.youtube_id = s.channel_id
    where c.youtube_id is null
    group by s.channel_id
    order by count(*) desc, s.channel_id`.execute(trx);
  return rows.map(({ channel_id, count }) => ({ youtubeId: channel_id, rows: Number(count) }));
};

const viewSums = `
  sum(s.views)::bigint as views, sum(s.engaged_views)::bigint as engaged_views, sum(s.red_views)::bigint as red_views,
  round(sum(s.watch_time_minutes) * 60)::bigint as watch_seconds,
  round(sum(s.red_watch_time_minutes) * 60)::bigint as red_watch_seconds,
  round(sum(s.average_view_duration_percentage * s.views), 4) as watched_view_percents`;

// Rounded to micros once, after the sum.
const revenueSums = `
  round(sum(s.estimated_partner_revenue) * 1000000)::bigint as revenue_micros,
  round(sum(s.estimated_partner_red_revenue) * 1000000)::bigint as red_revenue_micros,
  round(sum(s.estimated_partner_ad_revenue) * 1000000)::bigint as ad_revenue_micros`;

const sumsOf: Record<ReportTypeId, string> = {
  content_owner_basic_a4: viewSums,
  content_owner_estimated_revenue_a1: revenueSums,
};

/** Sums the rows that differ only in what is not kept (live, subscribed, claimed, uploader) to facts of registered channels. */
export const stageFacts = async (trx: Trx, type: ReportTypeId) => {
  await sql
    .raw(
      `create temporary table ingest_fact on commit drop as
       select c.account_id, s.date as day, c.channel_id, s.video_id, s.country_code as country, ${sumsOf[type]}
       from ingest_stage s join channel_claim c on c.youtube_id = s.channel_id
       group by c.account_id, s.date, c.channel_id, s.video_id, s.country_code`,
    )
    .execute(trx);
};

/** The pairs of account and day whose figures change: those that have facts now, and those that had some. */
export const stageTouched = async (
  trx: Trx,
  { type, days }: { type: ReportTypeId; days: readonly Day[] },
) => {
  await sql`
    create temporary table ingest_touched (account_id uuid not null, day date not null) on commit drop`.execute(
    trx,
  );
  await sql`
    insert into ingest_touched
    select account_id, day from report_day_account where report_type = ${type} and day in (${sql.join(days)})
    union
    select account_id, day from ingest_fact`.execute(trx);
  await sql`analyze ingest_touched`.execute(trx);
  const { rows } = await sql<{ accounts: string }>`
    select count(distinct account_id) as accounts from ingest_touched`.execute(trx);
  return { accounts: Number(rows[0]?.accounts) };
};
