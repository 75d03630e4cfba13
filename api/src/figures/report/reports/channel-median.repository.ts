import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { ChannelDay } from '../scope/report-days.ts';
import type { PricedBy } from '../../../content/site/priced-by.ts';
import { isVisible } from '../../ingest/visible-rows.ts';

/** How many videos a median is computed from: those published closest to the requested one. */
const SAMPLE_SIZE = { max: 200, min: 25 };

/** The limit of index lookups (videos × days) in one query; long periods use fewer videos. */
const MAX_LOOKUPS = 10_000;

const sampleSizeFor = ({ from, to }: MedianQuery['ages']) => {
  const affordable = Math.floor(MAX_LOOKUPS / (to - from + 1));
  return Math.max(SAMPLE_SIZE.min, Math.min(SAMPLE_SIZE.max, affordable));
};

/** The median of fewer videos would depend on each of them more than on the channel. */
export const MIN_VIDEOS = 5;

/** Prices of one view are scaled by this in the query, which preserves more digits than are ever shown. */
export const PRICE_SCALE = 1_000_000;

/** The medians of a channel's videos at an age in days, which is 0 on the day of publication. */
export type MedianRow = {
  /** Null for the medians of the sums over `summedAges`. */
  age: number | null;
  views: string | null;
  revenue: string | null;
  /** The price of one view, times `PRICE_SCALE`. */
  price: string | null;
};

/** Days since the publication, which is 0. */
export type Ages = { from: number; to: number };

export type MedianQuery = {
  accountId: string;
  channelId: string;
  publishedOn: Day;
  /** The first and the last requested age, in days. */
  ages: Ages;
  /** The ages over which figures are summed; undefined for no sums. */
  summedAges?: Ages | undefined;
  /** The days that are included, in order: those with both views and revenue. */
  days: readonly ChannelDay[];
  /** By which views prices are computed. */
  pricedBy: PricedBy;
};

/** `percentile_disc` returns the lower of two middle values, so the median is a real video's figure. */
const medianColumn = (column: string) => {
  const value = sql.ref(column);
  return sql`case when count(${value}) >= ${MIN_VIDEOS}::int
    then percentile_disc(0.5) within group (order by ${value}) end as ${value}`;
};

/**
 * The medians of a channel's videos at each age, and of their sums over some ages; ages that no video had on these days are
 * omitted.
 */
export const readChannelMedians = async (db: Db, place: MedianQuery): Promise<MedianRow[]> => {
  const { accountId, channelId, publishedOn, ages, days } = place;
  const summed = place.summedAges ?? { from: 0, to: -1 };
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined || ages.to < ages.from) return [];
  const factors = JSON.stringify(
    days.map(({ day, channelFactor, channelWholeFactor }) => ({
      day,
      factor: String(channelFactor),
      whole_factor: String(channelWholeFactor),
    })),
  );
  const pricedViews =
    place.pricedBy === 'engaged_views' ? sql`coalesce(f.engaged_views, f.views)` : sql`f.views`;
  // Each day of each video is one index lookup: `offset 0` prevents the planner from reading all days of all channels.
  const { rows } = await sql<MedianRow>`
    with sample as materialized (
      select id, published_on from video
      where account_id = ${accountId} and channel_id = ${channelId}
        and published_on between ${first}::date - ${ages.to}::int and ${last}::date - ${ages.from}::int
      order by abs(published_on - ${publishedOn}::date), published_on desc, id limit ${sampleSizeFor(ages)}
    ), figures as (
      select j.id, d.day - j.published_on as age, coalesce(f.views, 0)::numeric as views,
        coalesce(${pricedViews}, 0)::numeric as priced_views,
        coalesce(f.revenue_micros, 0) * d.factor as revenue,
        coalesce(f.revenue_micros, 0) * d.whole_factor as whole_revenue
      from sample j
      join json_to_recordset(${factors}::json) as d(day date, factor numeric, whole_factor numeric)
        on d.day between j.published_on + ${ages.from}::int and j.published_on + ${ages.to}::int
      left join lateral (
        select views, engaged_views, revenue_micros from video_day
        where account_id = ${accountId} and day = d.day and channel_id = ${channelId} and video_id = j.id
          and ${isVisible(accountId, 'video_day')}
        offset 0
      ) f on true
    ), sums as (
      select age, views, priced_views, revenue, whole_revenue from figures
      union all
      select null, sum(views), sum(priced_views), sum(revenue), sum(whole_revenue) from figures
      where age between ${summed.from}::int and ${summed.to}::int
      group by id having count(*) = ${summed.to - summed.from + 1}::int
    )
    select age, ${medianColumn('views')}, ${medianColumn('revenue')}, ${medianColumn('price')}
    from (
      select *, case when priced_views > 0 then div(whole_revenue * ${PRICE_SCALE}::int, priced_views) end as price from sums
    ) priced group by age`.execute(db);
  return rows;
};
