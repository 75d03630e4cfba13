import { sql } from 'kysely';
import type { OpenDatabase, Trx } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { DaySums } from '../doubts/compare-days.ts';
import { listFactColumns } from '../report-columns.ts';
import { isCorrectionOf } from './correction.repository.ts';
import {
  type FactReportId,
  isClosing,
  reportTypes,
  REVENUE_REPORT,
  type RevenueSource,
  getRevenueSource,
  VIEWS_REPORT,
} from '../report-types.ts';
import type { OwnerDays } from './account-days.ts';

export const factRelations = ['view_fact', 'revenue_fact', 'settled_fact'] as const;
export type FactRelation = (typeof factRelations)[number];

/** The fact table of a report. */
export const getFactTable = (type: FactReportId): FactRelation => {
  if (type === VIEWS_REPORT) return 'view_fact';
  return type === REVENUE_REPORT ? 'revenue_fact' : 'settled_fact';
};

/** Rows `f` of a closing report's source; all rows of the tables of daily reports. */
export const isOfSource = (source: RevenueSource | '' | undefined) =>
  source ? sql`f.source = ${source}` : sql`true`;

/** Sums what counts of an owner's report on the given days, by account and day; for a closing report by account. */
export const sumDays = async (trx: Trx, { type, owner, days }: OwnerDays): Promise<DaySums[]> => {
  if (days.length === 0) return [];
  const table = getFactTable(type);
  const day = isClosing(type) ? sql`null::date` : sql`d.day`;
  // Account by account and day by day, because a join of all facts would depend on statistics, which new facts do not have yet.
  const { rows } = await sql<DaySums>`
    select a.account_id, m.email, ${day} as day, sum(f.facts)::float8 as facts,
      count(distinct f.channel_id)::float8 as channels, coalesce(sum(f.amount), 0)::float8 as amount
    from report_day d join report_day_account a using (report_type, owner, day)
    join member m on m.account_id = a.account_id and m.id = a.account_id
    cross join lateral (
      select channel_id, count(*) as facts, sum(${sql.ref(table === 'view_fact' ? 'views' : 'revenue_micros')}) as amount
      from ${sql.table(table)} f
      where f.account_id = a.account_id and f.day = d.day and f.day between ${days[0]} and ${days.at(-1)}
        and f.owner = ${owner} and f.version = d.version and ${isOfSource(getRevenueSource(type))}
      group by channel_id
    ) f
    where d.report_type = ${type} and d.owner = ${owner} and d.day in (${sql.join(days)})
    group by 1, 2, 3 order by 3, 2`.execute(trx);
  return rows;
};

/** Deletes the facts and corrections of this report of an owner, so that rows that are no longer reported disappear. */
export const deleteFacts = async (trx: Trx, { type, owner, days }: OwnerDays) => {
  // The bounds let the planner prune the partitions of other years.
  await sql`
    delete from ${sql.table(getFactTable(type))} f using ingest_affected t
    where f.account_id = t.account_id and f.day = t.day and f.owner = ${owner}
      and f.day between ${days[0]} and ${days.at(-1)} and ${isOfSource(getRevenueSource(type))}`.execute(trx);
  if (isClosing(type))
    await sql`delete from settled_fact where ${isCorrectionOf({ type, owner, days })}`.execute(trx);
};

/** The columns of copied rows, first those that many rows share. */
const copiedColumnsOf = (type: FactReportId) => [
  'account_id',
  'day',
  'channel_id',
  'owner',
  'version',
  ...(isClosing(type) ? ['source'] : []),
  'video_id',
  'country',
  ...listFactColumns(reportTypes[type].columns),
];

/** Copies complete facts directly into the fact table; without a transaction each call is one. */
export const copyFacts = async (
  database: OpenDatabase,
  trx: Trx | undefined,
  { type, pieces }: { type: FactReportId; pieces: AsyncIterable<Uint8Array<ArrayBuffer>> },
) => {
  await database.copyIn(getFactTable(type), copiedColumnsOf(type), { format: 'binary', pieces }, trx);
};

/**
 * Inserts rows for new videos of the affected days; title and thumbnail are fetched from YouTube's Data API later. Roll-ups
 * are read where they have been written, because they have one row per video and day, and facts one per country as well.
 */
export const insertNewVideos = async (
  trx: Trx,
  { table, days }: { table: 'video_day' | FactRelation; days: readonly Day[] },
) => {
  // Each video once before it is looked for, because most have rows of many days, and few are new.
  await sql`
    insert into video (account_id, id, channel_id)
    select n.account_id, n.video_id, n.channel_id from (
      select distinct on (f.account_id, f.video_id) f.account_id, f.video_id, f.channel_id
      from ingest_affected t cross join lateral (
        select distinct account_id, channel_id, video_id from ${sql.table(table)}
        where account_id = t.account_id and day = t.day and day between ${days[0]} and ${days.at(-1)} and video_id <> ''
      ) f order by f.account_id, f.video_id, f.channel_id
    ) n
    where not exists (select from video v where v.account_id = n.account_id and v.id = n.video_id)`.execute(
    trx,
  );
};
