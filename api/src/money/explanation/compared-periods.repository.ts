import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Period } from '../../platform/calendar.ts';
import { isVisible } from '../../figures/ingest/visible-rows.ts';
import type { PeriodFactors } from '../../figures/report/figures/factors.ts';
import { findFigureRows } from '../../figures/report/figures/figure-rows.ts';
import { withNumericFallback } from '../../figures/report/figures/sum-figures.ts';
import type { ConvertedDay } from '../../figures/report/scope/report-days.ts';
import type { Scope } from '../../figures/report/scope/scope.ts';
import {
  countColumns,
  type CountSums,
  type PairedRow,
  pairVideos,
  selectByChannel,
  selectCounts,
} from './compared-videos.repository.ts';

const moneyColumns = ['whole', 'gross', 'net'] as const;
const allColumns = [...countColumns, ...moneyColumns];

export type ConvertedSums = CountSums & Record<(typeof moneyColumns)[number], string>;

/** The rows of a period that are compared: its days with revenue, in which scope. */
type ComparedRows = {
  scope: Scope;
  period: Period;
  days: readonly ConvertedDay[];
  /** Only this video. */
  video?: string | undefined;
};

export type BothPeriods = Record<'before' | 'after', ComparedRows>;

/** Rows in which the viewer has a part, with their amounts converted: whole, its part before the fee, and after it. */
const selectConverted = ({ scope, period, video }: ComparedRows, factors: PeriodFactors) => {
  const { days, isPriced: hasPart, rowsOf, sumConverted, sumWhole, sumGross } = factors;
  const { table, counts } = findFigureRows({ scope, period }, { by: ['channel_id', 'video_id'] });
  const column = 'f.revenue_micros';
  const convert = (sum: typeof sumConverted = sumConverted) => sql`coalesce(${sum(column)}, 0)`;
  return sql`
    select ${selectCounts}, ${convert(sumWhole)} as whole, ${convert(sumGross)} as gross, ${convert()} as net
    from ${rowsOf(table)} join (select * from ${days ?? sql``}) d on d.day = f.day
    where ${counts} ${hasPart ? sql`and ${hasPart}` : sql``}
      ${video === undefined ? sql`` : sql`and f.video_id = ${video}`}
    group by f.channel_id, f.video_id`;
};

/** Runs a query over the converted rows of two periods. */
const withConverted = <Result>(
  { before, after }: BothPeriods,
  run: (videos: RawBuilder<unknown>) => Promise<Result>,
) =>
  withNumericFallback(after, (later) =>
    withNumericFallback(before, (earlier) =>
      run(pairVideos(selectConverted(before, earlier), selectConverted(after, later))),
    ),
  );

/** The videos of two periods by channel, with what the viewer has of their revenue. */
export const readVideosByChannel = (db: Db, both: BothPeriods): Promise<PairedRow<ConvertedSums>[]> =>
  withConverted(both, async (videos) => {
    const { rows } = await sql<PairedRow<ConvertedSums>>`${videos} ${selectByChannel(allColumns)}`.execute(
      db,
    );
    return rows;
  });

export type VideoRow = PairedRow<ConvertedSums> & {
  /** Empty for figures that YouTube attributes to no video. */
  video_id: string;
  /** The id where the title is not known. */
  title: string;
  /** How many videos differ. */
  differing: number;
};

/** The videos whose revenue differs most, one row for each period that has them. */
export const readDifferingVideos = (db: Db, both: BothPeriods, limit: number): Promise<VideoRow[]> =>
  withConverted(both, async (videos) => {
    const { accountId } = both.after.scope;
    const { rows } = await sql<VideoRow>`
      ${videos}, differences as (
        select channel_id, video_id, sum(case when is_after then net else -net end) as difference
        from videos group by channel_id, video_id
      ), largest as (
        select *, count(*) over ()::integer as differing from differences where difference <> 0
        order by abs(difference) desc, video_id limit ${limit}
      )
      select s.channel_id, s.video_id, s.is_after, s.is_kept, 1 as videos, coalesce(v.title, s.video_id) as title, l.differing,
        ${sql.raw(allColumns.map((name) => `s.${name}::text`).join(', '))}
      from largest l
      join videos s on s.channel_id = l.channel_id and s.video_id = l.video_id
      left join video v on v.account_id = ${accountId} and v.id = l.video_id
      order by abs(l.difference) desc, l.video_id`.execute(db);
    return rows;
  });

/** Which of the channels `ids` have revenue in a period, also where the viewer has no part of it. */
export const readChannelsWithRevenue = async (
  db: Db,
  { accountId, ids, from, to }: { accountId: string; ids: readonly string[] } & Period,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ channel_id: string }>`
    select distinct f.channel_id from channel_day f
    where f.account_id = ${accountId} and f.day between ${from} and ${to} and f.channel_id = any (${ids}::uuid[])
      and f.revenue_micros is not null and ${isVisible(accountId, 'f')}`.execute(db);
  return new Set(rows.map((row) => row.channel_id));
};
