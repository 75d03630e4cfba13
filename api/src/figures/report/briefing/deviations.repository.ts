import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { createDailyFactors } from '../figures/factors.ts';
import type { Summed } from '../figures/figure-rows.ts';
import { type SumOptions, sumFigures } from '../figures/sum-figures.ts';
import type { SumRow } from '../figures/sums.ts';

/** What the figures of a day are split by. */
export type SplitBy = 'channel_id' | 'country' | 'video_id';

export type DayRow = SumRow<'views' | 'revenue'> & { key: string; day: Day };

type Chosen = Summed & {
  days: readonly Day[];
  /** The channels, countries or videos to read; undefined for all. */
  keys?: readonly string[] | undefined;
};

/** Joins rows `f` with those of some days, and of some channels, countries or videos. */
const joinChosen = (group: SplitBy, { days, keys }: Chosen): RawBuilder<unknown> => {
  const listed = (values: readonly string[]) => JSON.stringify(values.map((value) => ({ value })));
  const ofKeys = sql`join json_to_recordset(${listed(keys ?? [])}::json) as chosen_key(value text)
    on chosen_key.value = f.${sql.ref(group)}::text`;
  return sql`join json_to_recordset(${listed(days)}::json) as chosen_day(value date) on chosen_day.value = f.day
    ${keys ? ofKeys : sql``}`;
};

const sumChosen = (query: Chosen, group: SplitBy, options: Pick<SumOptions, 'by' | 'names'>) =>
  sumFigures(query, createDailyFactors(query.scope, query.period), {
    ...options,
    join: joinChosen(group, query),
  });

const isEmpty = ({ scope, days, keys }: Chosen) =>
  scope.channelIds?.length === 0 || days.length === 0 || keys?.length === 0;

/** Views and revenue of each channel, country or video on each of some days, whose amounts are not converted (`convertValue`). */
export const readDayRows = async (db: Db, group: SplitBy, query: Chosen): Promise<DayRow[]> => {
  if (isEmpty(query)) return [];
  const { rows } = await sql<DayRow>`
    select ${sql.ref(group)}::text as key, day, views::text, revenue::text
    from (${sumChosen(query, group, { by: [group, 'day'], names: ['views', 'revenue'] })}) of_day`.execute(
    db,
  );
  return rows;
};

/** The least part of a channel's difference that a video must have to be named. */
const LEAST_PART = 1 / 3;

export type MainVideo = { key: string; id: string; title: string | null };

/**
 * The video that has the largest part of each channel's difference between the last of some days and the mean of the others;
 * none where no video has a third of it.
 */
export const readMainVideos = async (db: Db, query: Chosen & { day: Day }): Promise<MainVideo[]> => {
  if (isEmpty(query)) return [];
  const { day, days, scope } = query;
  const sums = sumChosen(query, 'channel_id', { by: ['channel_id', 'video_id', 'day'], names: ['revenue'] });
  const { rows } = await sql<MainVideo>`
    with of_video as (
      select channel_id, video_id,
        sum(case when day = ${day} then revenue else -revenue / ${days.length - 1}::numeric end) as change
      from (${sums}) of_day group by channel_id, video_id
    ), of_channel as (
      select channel_id, sum(change) as change from of_video group by channel_id
    )
    select distinct on (c.channel_id) c.channel_id::text as key, f.video_id as id, v.title
    from of_channel c join of_video f on f.channel_id = c.channel_id and f.video_id <> ''
    left join video v on v.account_id = ${scope.accountId} and v.id = f.video_id
    where c.change <> 0 and f.change / c.change >= ${LEAST_PART}::numeric
    order by c.channel_id, f.change / c.change desc, f.video_id`.execute(db);
  return rows;
};

export type ChannelRef = { id: string; name: string; thumbnail: string };

export const readChannelRefs = async (
  db: Db,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<ChannelRef[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('channel')
        .select(['id', 'name', 'thumbnail'])
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .execute();
