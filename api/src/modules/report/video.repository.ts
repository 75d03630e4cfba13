import { sql } from 'kysely';
import { sqlStateOf } from '../../platform/database/database-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Day } from './calendar.ts';
import type { DayValue } from './day-values.ts';
import { dayWorth, type DayWorth } from './day-worth.ts';
import type { Period } from './period.ts';
import type { Scope } from './report.repository.ts';

export const videoSorts = [
  'views',
  'revenue',
  'rpm',
  'premium_views',
  'premium_rate',
  'premium_rpm',
  'published',
] as const;
export type VideoSort = (typeof videoSorts)[number];

/** Sums of one video, or of all that were found; revenue in units of an `Amount`. */
export type VideoSums = {
  views: string | null;
  red_views: string | null;
  revenue: string | null;
  priced_views: string | null;
  priced_red_views: string | null;
  priced_revenue: string | null;
  priced_red_revenue: string | null;
};

export type VideoRow = {
  /** Empty for what the platform attributes to no video. */
  video_id: string;
  channel_id: string;
  youtube_id: string;
  channel_name: string;
  channel_thumbnail: string;
  title: string | null;
  thumbnail: string | null;
  published_on: Day | null;
  isrc: string | null;
  track_title: string | null;
} & VideoSums;

const SUMS = [
  'views',
  'red_views',
  'revenue',
  'priced_views',
  'priced_red_views',
  'priced_revenue',
  'priced_red_revenue',
];
const totalOf = (name: string) => `sum(${name}) as total_${name}`;

/** Sort keys over the sums of a video. Ratios are compared as ratios of sums. */
const sortKeys: Record<VideoSort, string> = {
  views: 's.views',
  revenue: 's.revenue',
  rpm: 's.priced_revenue / nullif(s.priced_views, 0)',
  premium_views: 's.red_views',
  premium_rate: 's.red_views / nullif(s.views, 0)',
  premium_rpm: 's.priced_red_revenue / nullif(s.priced_red_views, 0)',
  published: 'v.published_on',
};

/** The sums of each video. Mostly every day has its price, and nothing is summed twice. */
const sumsOf = (days: readonly DayValue[], worth: DayWorth) => {
  const priced = sql`filter (where d.is_priced)`;
  const always = sql`sum(f.views) as views, sum(f.red_views) as red_views, ${worth.sum('f.revenue_micros')} as revenue`;
  if (days.every(({ isPriced }) => isPriced))
    return {
      sums: sql`${always}, ${worth.sum('f.red_revenue_micros')} as priced_red_revenue`,
      named: sql`r.views as priced_views, r.red_views as priced_red_views, r.revenue as priced_revenue`,
    };
  return {
    sums: sql`${always},
      sum(f.views) ${priced} as priced_views, sum(f.red_views) ${priced} as priced_red_views,
      ${worth.sum('f.revenue_micros', priced)} as priced_revenue,
      ${worth.sum('f.red_revenue_micros', priced)} as priced_red_revenue`,
    named: undefined,
  };
};

/** Escapes what LIKE would read as wildcards. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matching = (accountId: string, search: string) => sql`
  join (
    select v.id from video v
    join channel c on c.account_id = v.account_id and c.id = v.channel_id
    left join track t on t.isrc = v.isrc
    where v.account_id = ${accountId}
      and (v.title ilike ${containing(search)} or c.name ilike ${containing(search)} or t.title ilike ${containing(search)})
  ) m on m.id = f.video_id`;

export type VideoQuery = {
  scope: Scope;
  period: Period;
  days: readonly DayValue[];
  search: string | undefined;
  sort: VideoSort;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
};

const pageOf = async (db: Db, query: VideoQuery, { isWide }: { isWide: boolean }) => {
  const { scope, period, days, search, sort, order } = query;
  const worth = dayWorth(days, { isWide });
  const { sums, named } = sumsOf(days, worth);
  const channels = scope.channelIds ? sql`and f.channel_id in (${sql.join(scope.channelIds)})` : sql``;
  const { rows } = await sql<
    VideoRow & { [Name in keyof VideoSums as `total_${Name}`]: string | null } & { total: string }
  >`
    with d as materialized (
      select * from json_to_recordset(${worth.days}::json) as days(${worth.columns})
    ), r as (
      select f.channel_id, f.video_id, ${sums}
      from video_day f join d on d.day = f.day ${search ? matching(scope.accountId, search) : sql``}
      where f.account_id = ${scope.accountId} and f.day between ${period.from} and ${period.to} ${channels}
      group by f.channel_id, f.video_id
    ), s as materialized (
      select r.* ${named ? sql`, ${named}` : sql``} from r
    ), totals as (
      select count(*) as total, ${sql.raw(SUMS.map(totalOf).join(', '))} from s
    ), page as (
      select s.* from s ${sort === 'published' ? sql`left join video v on v.account_id = ${scope.accountId} and v.id = s.video_id` : sql``}
      order by ${sql.raw(`${sortKeys[sort]} ${order} nulls last`)}, s.video_id, s.channel_id
      limit ${query.limit} offset ${query.offset}
    )
    select totals.*, s.*, c.youtube_id, c.name as channel_name, c.thumbnail as channel_thumbnail,
      v.title, v.thumbnail, v.published_on, v.isrc, t.title as track_title
    from totals
    left join page s on true
    left join channel c on c.account_id = ${scope.accountId} and c.id = s.channel_id
    left join video v on v.account_id = ${scope.accountId} and v.id = s.video_id
    left join track t on t.isrc = v.isrc
    order by ${sql.raw(`${sortKeys[sort]} ${order} nulls last`)}, s.video_id, s.channel_id`.execute(db);
  const [first] = rows;
  const totals: VideoSums = {
    views: first?.total_views ?? null,
    red_views: first?.total_red_views ?? null,
    revenue: first?.total_revenue ?? null,
    priced_views: first?.total_priced_views ?? null,
    priced_red_views: first?.total_priced_red_views ?? null,
    priced_revenue: first?.total_priced_revenue ?? null,
    priced_red_revenue: first?.total_priced_red_revenue ?? null,
  };
  // A page beyond the end still tells the totals, in a row without a video.
  return {
    total: Number(first?.total ?? 0),
    totals,
    items: rows.filter(({ channel_id }) => channel_id !== null),
  };
};

/** A number did not fit its type. */
const OUT_OF_RANGE = '22003';

/** One page of the videos that have figures in the period, and the sums of all of them. */
export const findVideos = async (db: Db, query: VideoQuery) => {
  try {
    return await pageOf(db, query, { isWide: false });
  } catch (error) {
    if (sqlStateOf(error) !== OUT_OF_RANGE) throw error;
    return pageOf(db, query, { isWide: true });
  }
};
