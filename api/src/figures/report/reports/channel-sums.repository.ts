import { CHANNEL_STATUS } from '@portal/shared/facts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isFoundByText, type PreparedSearch } from '../../../platform/search/text-match.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import { createDailyFactors } from '../figures/factors.ts';
import type { Summed } from '../figures/figure-rows.ts';
import { sumColumns, sumFigures, withNumericFallback } from '../figures/sum-figures.ts';
import type { SumRow } from '../figures/sums.ts';
import type { Scope } from '../scope/scope.ts';

export type ChannelRow = {
  channel_id: string;
  youtube_id: string;
  name: string;
  handle: string;
  thumbnail: string;
  /** The number of channels of the account that were registered before it. */
  place: string;
} & SumRow;

const inScope = ({ channelIds }: Scope, column: string) =>
  channelIds ? sql`and ${sql.ref(column)} in (${sql.join(channelIds)})` : sql``;

/** The sums of every channel that is approved or has figures in the period, unsorted. */
export const readChannelSums = async (
  db: Db,
  { search, ...query }: Summed & { days: readonly ConvertedDay[]; search?: PreparedSearch | undefined },
): Promise<ChannelRow[]> => {
  const { scope } = query;
  if (scope.channelIds?.length === 0) return [];
  const { accountId } = scope;
  const { rows } = await withNumericFallback(query, (factors) =>
    sql<ChannelRow>`
      with s as (${sumFigures(query, factors, { by: ['channel_id'] })}), p as (
        select id as placed_id, row_number() over (order by registered_at, id) - 1 as place
        from channel where account_id = ${accountId}
      )
      select c.id as channel_id, c.youtube_id, c.name, c.handle, c.thumbnail, p.place, ${sumColumns('s.')}
      from channel c join p on p.placed_id = c.id left join s on s.channel_id = c.id
      where c.account_id = ${accountId} ${inScope(scope, 'c.id')} and (c.status = ${CHANNEL_STATUS.approved} and c.archived_at is null or s.channel_id is not null)
        ${search ? sql`and ${isFoundByText(search, 'channel', { account: sql.ref('c.account_id'), id: sql`c.id::text` })}` : sql``}`.execute(
      db,
    ),
  );
  return rows;
};

/** Counts the known videos of channels; channels without videos are omitted. */
export const countVideosByChannel = async (
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

/** Sums of each channel and day that has rows, whose amounts are not converted (`toSumsByDay`). */
export const readChannelDays = async (
  db: Db,
  query: Summed,
): Promise<(SumRow & { channel_id: string; day: Day })[]> => {
  if (query.scope.channelIds?.length === 0) return [];
  const factors = createDailyFactors(query.scope, query.period);
  const { rows } = await sql<
    SumRow & { channel_id: string; day: Day }
  >`${sumFigures(query, factors, { by: ['channel_id', 'day'] })}`.execute(db);
  return rows;
};
