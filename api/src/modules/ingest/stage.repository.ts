import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';
import type { Period } from '../report/period.ts';
import { type ColumnKind, type FactReportId, reportTypes } from './report-types.ts';
import type { SpooledFile } from './spool.ts';

const sqlTypes: Record<Exclude<ColumnKind, 'word'>, string> = {
  day: 'date not null',
  id: 'text collate "C" not null',
  key: 'text collate "C" not null',
  country: 'text collate "C" not null',
  adjustment: 'boolean not null',
  // Counts, millionths of minutes and ten-thousandths of percents are integers, which are summed fastest.
  count: 'bigint',
  minutes: 'bigint',
  percent: 'bigint',
  amount: 'numeric',
  text: 'text not null',
  isrc: 'text',
  seconds: 'integer',
};

const stagedColumns = ({ type }: SpooledFile) =>
  Object.entries(reportTypes[type].required).flatMap(([name, kind]) =>
    kind === 'word' ? [] : [{ name, kind }],
  );

/** Loads a checked file into a temporary table, only the given days of it. */
export const stageFile = async (
  database: OpenDatabase,
  trx: Trx,
  { file, days }: { file: SpooledFile; days?: readonly Day[] },
) => {
  const columns = stagedColumns(file);
  const definitions = columns.map(({ name, kind }) => `${name} ${sqlTypes[kind]}`).join(', ');
  await sql.raw(`create temporary table ingest_stage (${definitions}) on commit drop`).execute(trx);
  await database.copyIn(
    'ingest_stage',
    columns.map(({ name }) => name),
    file.lines,
    trx,
  );
  const isPartly = days && file.days.some((day) => !days.includes(day));
  if (isPartly) await sql`delete from ingest_stage where date not in (${sql.join(days)})`.execute(trx);
};

const paid = (source: 'ad' | 'premium') =>
  `'${source}'::text as source, round(sum(s.partner_revenue) * 1000000)::bigint as revenue_micros`;

/** The measures of facts, computed from the staged columns. */
const measuresOf: Record<FactReportId, string> = {
  content_owner_basic_a4: `
    sum(s.views)::bigint as views, sum(s.engaged_views)::bigint as engaged_views, sum(s.red_views)::bigint as red_views,
    round(sum(s.watch_time_minutes) * 60 / 1000000)::bigint as watch_seconds,
    round(sum(s.red_watch_time_minutes) * 60 / 1000000)::bigint as red_watch_seconds,
    sum(s.average_view_duration_percentage) * 0.0001 as watched_view_percents`,
  // Amounts are rounded to micros once, after summing.
  content_owner_estimated_revenue_a1: `
    round(sum(s.estimated_partner_revenue) * 1000000)::bigint as revenue_micros,
    round(sum(s.estimated_partner_red_revenue) * 1000000)::bigint as red_revenue_micros,
    round(sum(s.estimated_partner_ad_revenue) * 1000000)::bigint as ad_revenue_micros`,
  content_owner_ad_revenue_raw_a1: paid('ad'),
  content_owner_non_music_red_revenue_raw_a1: paid('premium'),
};

/** Corrections of other months in a closing report count on the last day of its own month. */
const dayOf = (month: Period | undefined) =>
  month
    ? `case when s.adjustment_type and s.date not between date '${month.from}' and date '${month.to}' then date '${month.to}' else s.date end`
    : 's.date';

/** Sums the staged rows into facts of registered channels. */
export const stageFacts = async (
  trx: Trx,
  { type, month }: { type: FactReportId; month: Period | undefined },
) => {
  const keys = ['c.account_id', dayOf(month), 'c.channel_id', 's.video_id', 's.country_code'];
  await sql
    .raw(
      `create temporary table ingest_fact on commit drop as
       select ${keys[0]}, ${keys[1]} as day, ${keys[2]}, ${keys[3]}, ${keys[4]} as country, ${measuresOf[type]}
       from ingest_stage s join channel_claim c on c.youtube_id = s.channel_id
       where c.earns_from is null or s.date >= c.earns_from
       group by ${keys.join(', ')}`,
    )
    .execute(trx);
  await sql`analyze ingest_fact (account_id, day, channel_id, video_id, country)`.execute(trx);
};
