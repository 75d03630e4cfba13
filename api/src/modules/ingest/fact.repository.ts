import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';
import type { DailyReportId, FactReportId } from './report-types.ts';

/** Where the facts of a report are, and which of the table's rows are its own. */
const placeOf: Record<
  FactReportId,
  { table: 'view_fact' | 'revenue_fact' | 'settled_fact'; source?: 'ad' | 'premium' }
> = {
  content_owner_basic_a4: { table: 'view_fact' },
  content_owner_estimated_revenue_a1: { table: 'revenue_fact' },
  content_owner_ad_revenue_raw_a1: { table: 'settled_fact', source: 'ad' },
  content_owner_non_music_red_revenue_raw_a1: { table: 'settled_fact', source: 'premium' },
};

/** Takes out what the days had from this report: what is no longer reported goes. */
export const deleteFacts = async (
  trx: Trx,
  { type, days }: { type: FactReportId; /** In order. */ days: readonly Day[] },
) => {
  const { table, source } = placeOf[type];
  // The bounds spare the planner the partitions of other years.
  await sql`
    delete from ${sql.table(table)} f using ingest_touched t
    where f.account_id = t.account_id and f.day = t.day
      and f.day between ${days[0]} and ${days.at(-1)} ${source ? sql`and f.source = ${source}` : sql``}`.execute(
    trx,
  );
};

/** Keeps the facts that were added up. Answers how many there are. */
export const insertFacts = async (trx: Trx, type: FactReportId) => {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(placeOf[type].table)} select * from ingest_fact`.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

const keyColumns = ['account_id', 'day', 'channel_id', 'video_id', 'country'];
const columnsOf = {
  content_owner_basic_a4: [
    'views',
    'engaged_views',
    'red_views',
    'watch_seconds',
    'red_watch_seconds',
    'watched_view_percents',
  ],
  content_owner_estimated_revenue_a1: ['revenue_micros', 'red_revenue_micros', 'ad_revenue_micros'],
} as const;

/** Copies complete facts straight to where they are kept. */
export const copyFacts = async (
  database: OpenDatabase,
  trx: Trx,
  { type, pieces }: { type: DailyReportId; pieces: AsyncIterable<Uint8Array<ArrayBuffer>> },
) => {
  const { table } = placeOf[type];
  await database.copyIn(table, [...keyColumns, ...columnsOf[type]], { format: 'binary', pieces }, trx);
};

/**
 * Videos that are new here get a row; title and picture are the platform's data interface's to tell. Asked of the
 * days' roll-ups where these are written: they have a row for each video, where facts have one for each country, too.
 */
export const insertNewVideos = async (
  trx: Trx,
  { days, isRolledUp }: { days: readonly Day[]; isRolledUp: boolean },
) => {
  const source = isRolledUp
    ? sql`
      select f.account_id, f.video_id, f.channel_id from video_day f
      join ingest_touched t on t.account_id = f.account_id and t.day = f.day
      where f.day between ${days[0]} and ${days.at(-1)}`
    : sql`select account_id, video_id, channel_id from ingest_fact`;
  await sql`
    insert into video (account_id, id, channel_id)
    select distinct on (f.account_id, f.video_id) f.account_id, f.video_id, f.channel_id
    from (${source}) f
    where f.video_id <> '' and not exists (
      select from video v where v.account_id = f.account_id and v.id = f.video_id
    )
    order by f.account_id, f.video_id, f.channel_id`.execute(trx);
};
