import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { createDailyFactors } from '../figures/factors.ts';
import { type SumOptions, sumFigures, type Summed } from '../figures/sum-figures.ts';
import type { SumRow } from '../figures/sums.ts';

/** What the figures of a day are split by. */
export type MoveGroup = 'channel_id' | 'country' | 'video_id';

export type MoveRow = SumRow<'views' | 'revenue'> & { key: string; day: Day };

type Chosen = Summed & {
  days: readonly Day[];
  /** The channels, countries or videos to read; undefined for all. */
  keys?: readonly string[] | undefined;
};

/** Joins rows `f` with those of some days, and of some channels, countries or videos. */
const joinChosen = (group: MoveGroup, { days, keys }: Chosen): RawBuilder<unknown> => {
  const listed = (values: readonly string[]) => JSON.stringify(values.map((value) => ({ value })));
  const ofKeys = sql`join json_to_recordset(${listed(keys ?? [])}::json) as chosen_key(value text)
    on chosen_key.value = f.${sql.ref(group)}::text`;
  return sql`join json_to_recordset(${listed(days)}::json) as chosen_day(value date) on chosen_day.value = f.day
    ${keys ? ofKeys : sql``}`;
};

const sumChosen = (query: Chosen, group: MoveGroup, options: Pick<SumOptions, 'by' | 'names'>) =>
  sumFigures(query, createDailyFactors(query.scope, query.period), {
    ...options,
    join: joinChosen(group, query),
  });

const isEmpty = ({ scope, days, keys }: Chosen) =>
  scope.channelIds?.length === 0 || days.length === 0 || keys?.length === 0;

/** Views and revenue of each channel, country or video on each of some days, whose amounts are not converted (`convertValue`). */
export const readMoveRows = async (db: Db, group: MoveGroup, query: Chosen): Promise<MoveRow[]> => {
  if (isEmpty(query)) return [];
  const { rows } = await sql<MoveRow>`
    select ${sql.ref(group)}::text as key, day, views::text, revenue::text
    from (${sumChosen(query, group, { by: [group, 'day'], names: ['views', 'revenue'] })}) of_day`.execute(
    db,
  );
  return rows;
};

/** The least part of a channel's difference that a video must have to be named. */
const LEAST_PART = 1 / 3;

export type MovedVideo = { key: string; id: string; title: string | null };

/**
 * The video that has the largest part of each channel's difference between the last of some days and the mean of the others;
 * none where no video has a third of it.
 */
export const readMovedVideos = async (db: Db, query: Chosen & { day: Day }): Promise<MovedVideo[]> => {
  if (isEmpty(query)) return [];
  const { day, days, scope } = query;
  const sums = sumChosen(query, 'channel_id', { by: ['channel_id', 'video_id', 'day'], names: ['revenue'] });
  const { rows } = await sql<MovedVideo>`
    with of_video as (
      select channel_id, video_id, sum(case when day = ${day} then revenue else -revenue / ${days.length - 1}::numeric end) as change
      from (${sums}) of_day group by channel_id, video_id
    ), ranked as (
      select *, sum(change) over of_channel as whole,
        row_number() over (partition by channel_id order by change * sign(sum(change) over of_channel) desc) as place
      from of_video window of_channel as (partition by channel_id)
    )
    select r.channel_id::text as key, r.video_id as id, v.title
    from ranked r left join video v on v.account_id = ${scope.accountId} and v.id = r.video_id
    where r.place = 1 and r.video_id <> '' and r.whole <> 0 and r.change / r.whole >= ${LEAST_PART}`.execute(
    db,
  );
  return rows;
};

export type MovedChannel = { id: string; name: string; thumbnail: string };

export const readMovedChannels = async (
  db: Db,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<MovedChannel[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('channel')
        .select(['id', 'name', 'thumbnail'])
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .execute();
