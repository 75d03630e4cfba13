import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';
import type { DaySums } from './compare-days.ts';
import { type DailyReportId, type FactReportId, isClosing } from './report-types.ts';

/** The fact table of a report, and the source that its rows have there. */
const storageOf: Record<
  FactReportId,
  { table: 'view_fact' | 'revenue_fact' | 'settled_fact'; source?: 'ad' | 'premium' }
> = {
  content_owner_basic_a4: { table: 'view_fact' },
  content_owner_estimated_revenue_a1: { table: 'revenue_fact' },
  content_owner_ad_revenue_raw_a1: { table: 'settled_fact', source: 'ad' },
  content_owner_non_music_red_revenue_raw_a1: { table: 'settled_fact', source: 'premium' },
};

export type OwnerDays = { type: FactReportId; owner: string; /** Sorted. */ days: readonly Day[] };

/** Sums what is stored of an owner's report on the given days, by account and day; for a closing report by account. */
export const sumDays = async (
  trx: Trx,
  { type, owner, days }: OwnerDays,
  /** Which facts: those that count, or those that have just been stored. */
  which: 'counting' | 'stored',
): Promise<DaySums[]> => {
  if (days.length === 0) return [];
  const { table, source } = storageOf[type];
  const day = isClosing(type) ? sql`null::date` : sql`f.day`;
  const counting = sql`
    and (f.day, f.version) in (select day, version from report_day where report_type = ${type} and owner = ${owner})`;
  const { rows } = await sql<DaySums>`
    select f.account_id, m.email, ${day} as day, count(*)::float8 as facts,
      count(distinct f.channel_id)::float8 as channels,
      coalesce(sum(${sql.ref(table === 'view_fact' ? 'f.views' : 'f.revenue_micros')}), 0)::float8 as amount
    from ${sql.table(table)} f join member m on m.account_id = f.account_id and m.id = f.account_id
    where f.day between ${days[0]} and ${days.at(-1)} and f.day in (${sql.join(days)})
      and f.owner = ${owner}
      ${source ? sql`and f.source = ${source}` : which === 'counting' ? counting : sql`and f.version = 0`}
    group by 1, 2, 3 order by 3, 2`.execute(trx);
  return rows;
};

/** Deletes the facts that the days have from this report of an owner, so that rows that are no longer reported disappear. */
export const deleteFacts = async (
  trx: Trx,
  { type, owner, days }: { type: FactReportId; owner: string; /** Sorted. */ days: readonly Day[] },
) => {
  const { table, source } = storageOf[type];
  // The bounds let the planner prune the partitions of other years.
  await sql`
    delete from ${sql.table(table)} f using ingest_affected t
    where f.account_id = t.account_id and f.day = t.day and f.owner = ${owner}
      and f.day between ${days[0]} and ${days.at(-1)} ${source ? sql`and f.source = ${source}` : sql``}`.execute(
    trx,
  );
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
  content_owner_ad_revenue_raw_a1: ['source', 'revenue_micros'],
  content_owner_non_music_red_revenue_raw_a1: ['source', 'revenue_micros'],
} as const;
/** The columns of copied rows; owner and version are among those that many rows share. */
const copiedKeyColumns = ['account_id', 'day', 'channel_id', 'owner', 'version', 'video_id', 'country'];

/** Inserts the summed facts and returns their number. */
export const insertFacts = async (trx: Trx, type: FactReportId, owner: string) => {
  const columns = sql.join([...keyColumns, ...columnsOf[type]].map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(storageOf[type].table)} (${columns}, owner)
    select ${columns}, ${owner} from ingest_fact`.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

/** Copies complete facts directly into the fact table; without a transaction each call is one. */
export const copyFacts = async (
  database: OpenDatabase,
  trx: Trx | undefined,
  { type, pieces }: { type: DailyReportId; pieces: AsyncIterable<Uint8Array<ArrayBuffer>> },
) => {
  const { table } = storageOf[type];
  await database.copyIn(table, [...copiedKeyColumns, ...columnsOf[type]], { format: 'binary', pieces }, trx);
};

/**
 * Inserts rows for new videos; title and thumbnail are fetched from YouTube's Data API later. Roll-ups are read where they
 * have been written, because they have one row per video and day, and facts one per country as well.
 */
export const insertNewVideos = async (
  trx: Trx,
  { days, isRolledUp }: { days: readonly Day[]; isRolledUp: boolean },
) => {
  const source = isRolledUp
    ? sql`
      select f.account_id, f.video_id, f.channel_id from video_day f
      join ingest_affected t on t.account_id = f.account_id and t.day = f.day
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
