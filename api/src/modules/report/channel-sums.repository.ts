import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isFoundByText, type PreparedSearch } from '../../platform/search/text-match.ts';
import type { Day } from './calendar.ts';
import type { ReportDay } from './report-days.ts';
import type { Period } from './period.ts';
import { dailyFactorsTable, pricedSums, type PricedSums, withNumericFallback } from './priced-sums.ts';
import { type RawSums, rawSums } from './report.repository.ts';
import type { Scope } from './scope.ts';
import { isVisible } from './visible-rows.ts';

export type ChannelRow = {
  channel_id: string;
  youtube_id: string;
  name: string;
  handle: string;
  thumbnail: string;
  /** The number of channels of the account that were registered before it. */
  place: string;
} & PricedSums;

const inScope = ({ channelIds }: Scope, column: string) =>
  channelIds ? sql`and ${sql.ref(column)} in (${sql.join(channelIds)})` : sql``;

/** The sums of every channel that is approved or has figures in the period, unsorted. */
export const channelSums = async (
  db: Db,
  {
    scope,
    period,
    days,
    search,
  }: { scope: Scope; period: Period; days: readonly ReportDay[]; search?: PreparedSearch | undefined },
): Promise<ChannelRow[]> => {
  if (scope.channelIds?.length === 0) return [];
  const { accountId } = scope;
  const { rows } = await withNumericFallback({ days, scope, period }, (factors) => {
    const { sums, aliases } = pricedSums(factors);
    return sql<ChannelRow>`
      with d as materialized (${dailyFactorsTable(factors)}), r as (
        select f.channel_id as summed_id, ${sums}
        from ${factors.rowsOf('channel_day')} join d on d.day = f.day
        where f.account_id = ${accountId} and f.day between ${period.from} and ${period.to} ${inScope(scope, 'f.channel_id')}
          and ${isVisible(accountId, 'f')}
        group by f.channel_id
      ), s as (select r.* ${aliases ? sql`, ${aliases}` : sql``} from r), p as (
        select id as placed_id, row_number() over (order by registered_at, id) - 1 as place
        from channel where account_id = ${accountId}
      )
      select c.id as channel_id, c.youtube_id, c.name, c.handle, c.thumbnail, p.place, s.*
      from channel c join p on p.placed_id = c.id left join s on s.summed_id = c.id
      where c.account_id = ${accountId} ${inScope(scope, 'c.id')} and (c.status = 2 or s.summed_id is not null)
        ${search ? sql`and ${isFoundByText(search, 'channel', { account: sql.ref('c.account_id'), id: sql`c.id::text` })}` : sql``}`.execute(
      db,
    );
  });
  return rows;
};

/** Counts the known videos of channels; channels without videos are omitted. */
export const videoCounts = async (
  db: Db,
  { accountId, channelIds }: { accountId: string; channelIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> => {
  if (channelIds.length === 0) return new Map();
  const { rows } = await sql<{ channel_id: string; videos: string }>`
    select channel_id, count(*) as videos from video
    where account_id = ${accountId} and channel_id in (${sql.join(channelIds)}) group by channel_id`.execute(
    db,
  );
  return new Map(rows.map(({ channel_id: id, videos }) => [id, Number(videos)]));
};

/** Sums of each channel and day that has rows. */
export const channelDays = async (
  db: Db,
  scope: Scope,
  { channelIds, period }: { channelIds: readonly string[]; period: Period },
): Promise<(RawSums & { channel_id: string; day: Day })[]> => {
  if (channelIds.length === 0) return [];
  const { rows: source, sums } = rawSums('channel_day', scope, period);
  const { rows } = await sql<RawSums & { channel_id: string; day: Day }>`
    select f.channel_id, f.day, ${sums} from ${source}
    where f.account_id = ${scope.accountId} and f.day between ${period.from} and ${period.to}
      and f.channel_id in (${sql.join(channelIds)}) and ${isVisible(scope.accountId, 'f')}
    group by f.channel_id, f.day`.execute(db);
  return rows;
};
