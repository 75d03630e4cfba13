import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Day } from './calendar.ts';
import type { DayValue } from './day-values.ts';

/** A channel is judged by so many of its videos, those published closest to the one that is looked at. */
const JUDGED_VIDEOS = { most: 200, least: 25 };

/** So many days of videos are looked up at once: for all of a long period it is fewer videos. */
const MOST_LOOK_UPS = 10_000;

const judgedIn = ({ from, to }: MedianPlace['ages']) => {
  const affordable = Math.floor(MOST_LOOK_UPS / (to - from + 1));
  return Math.max(JUDGED_VIDEOS.least, Math.min(JUDGED_VIDEOS.most, affordable));
};

/** The middle of fewer says more about each of them than about the channel. */
export const LEAST_VIDEOS = 5;

/** A view's price is told in so many parts of an `Amount`'s unit: more digits than any price that is shown has. */
export const PRICE_PARTS = 1_000_000;

/** The middle figures of a channel's videos at an age, which is 0 on the day of their publication. */
export type MedianRow = {
  age: number;
  views: string | null;
  revenue: string | null;
  /** Of one view. */
  price: string | null;
};

export type MedianPlace = {
  accountId: string;
  channelId: string;
  publishedOn: Day;
  /** The first and the last age that are asked for. */
  ages: { from: number; to: number };
  /** The days whose figures count, in their order: both reports of them are there. */
  days: readonly DayValue[];
};

/** The lower one of two in the middle: it is a video's real figure. */
const middle = (column: string) => {
  const value = sql.ref(column);
  return sql`case when count(${value}) >= ${LEAST_VIDEOS}::int
    then percentile_disc(0.5) within group (order by ${value}) end as ${value}`;
};

/** What is usual for a channel's videos at each age; ages that none of its videos had in these days are left out. */
export const channelMedians = async (db: Db, place: MedianPlace): Promise<MedianRow[]> => {
  const { accountId, channelId, publishedOn, ages, days } = place;
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined || ages.to < ages.from) return [];
  const worth = JSON.stringify(days.map(({ day, factor }) => ({ day, factor: String(factor) })));
  // Each day of each video is looked up by itself (`offset 0` keeps the planner from reading all days of all channels).
  const { rows } = await sql<MedianRow>`
    with judged as materialized (
      select id, published_on from video
      where account_id = ${accountId} and channel_id = ${channelId}
        and published_on between ${first}::date - ${ages.to}::int and ${last}::date - ${ages.from}::int
      order by abs(published_on - ${publishedOn}::date), published_on desc, id limit ${judgedIn(ages)}
    ), figures as (
      select d.day - j.published_on as age, coalesce(f.views, 0)::numeric as views,
        coalesce(f.revenue_micros, 0) * d.factor as revenue
      from judged j
      join json_to_recordset(${worth}::json) as d(day date, factor numeric)
        on d.day between j.published_on + ${ages.from}::int and j.published_on + ${ages.to}::int
      left join lateral (
        select views, revenue_micros from video_day
        where account_id = ${accountId} and day = d.day and channel_id = ${channelId} and video_id = j.id
        offset 0
      ) f on true
    )
    select age, ${middle('views')}, ${middle('revenue')}, ${middle('price')}
    from (
      select *, case when views > 0 then div(revenue * ${PRICE_PARTS}::int, views) end as price from figures
    ) priced group by age`.execute(db);
  return rows;
};
