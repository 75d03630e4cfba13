import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isTextMatch, joinedText, joinText, type PreparedSearch } from '../../platform/search/text-match.ts';
import type { Day } from './calendar.ts';
import type { ReportDay } from './report-days.ts';
import type { DailyFactors } from './daily-factors.ts';
import type { Period } from './period.ts';
import {
  dailyFactorsTable,
  noSums,
  pricedSumNames,
  pricedSums,
  type PricedSums,
  withNumericFallback,
} from './priced-sums.ts';
import type { Scope } from './scope.ts';
import { isrcOf } from '../ingest/counting-lists.ts';
import { isVisible } from './visible-rows.ts';

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

export type VideoRow = {
  /** Empty for figures that YouTube attributes to no video. */
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
} & PricedSums;

/** Sort keys over the sums of a video; ratios are computed from sums. */
const sortKeys: Record<VideoSort, string> = {
  views: 's.views',
  revenue: 's.revenue',
  rpm: 's.priced_revenue / nullif(s.priced_views, 0)',
  premium_views: 's.red_views',
  premium_rate: 's.red_views / nullif(s.views, 0)',
  premium_rpm: 's.priced_red_revenue / nullif(s.priced_red_views, 0)',
  published: 'v.published_on',
};

/** The ISRC that a search text is, with or without the hyphens and spaces it is printed with. */
const readIsrc = (search: string) => search.replaceAll(/[\s-]/g, '').toUpperCase();

/** The videos of an account that a search finds by title, channel or track. */
const selectFound = (accountId: string, search: PreparedSearch) => sql`
  select v.id from video v
  ${joinText('video_text', 'video', { account: sql.ref('v.account_id'), id: sql.ref('v.id') })}
  ${joinText('channel_text', 'channel', { account: sql.ref('v.account_id'), id: sql`v.channel_id::text` })}
  left join track_search on track_search.isrc = ${isrcOf('v')}
  where v.account_id = ${accountId} and (
    ${isTextMatch(search, [
      joinedText('video_text'),
      joinedText('channel_text'),
      { text: sql.ref('track_search.title'), initials: sql.ref('track_search.initials') },
    ])}
    or ${isrcOf('v')} = ${readIsrc(search.search.typed)}
  )`;

/** Whether a search finds any video of an account. */
export const isVideoFound = (accountId: string, search: PreparedSearch) =>
  sql<boolean>`exists (${selectFound(accountId, search)})`;

/** Joins rows `f` with the videos that a search finds. */
export const joinSearch = (accountId: string, search: PreparedSearch) =>
  sql`join (${selectFound(accountId, search)}) m on m.id = f.video_id`;

/** The videos in scope and the days over which they are summed. */
export type VideoFilter = {
  scope: Scope;
  period: Period;
  days: readonly ReportDay[];
  search: PreparedSearch | undefined;
};

export type VideoOrder = {
  sort: VideoSort;
  order: 'asc' | 'desc';
};

/** The sums of each video as the table `s`, the beginning of a query; unattributed figures have an empty id. */
export const videoSums = ({ scope, period, search }: VideoFilter, factors: DailyFactors) => {
  const { sums, aliases } = pricedSums(factors);
  const channels = scope.channelIds ? sql`and f.channel_id in (${sql.join(scope.channelIds)})` : sql``;
  return sql`
    with d as materialized (${dailyFactorsTable(factors)}), r as (
      select f.channel_id, f.video_id, ${sums}
      from ${factors.rowsOf('video_day')} join d on d.day = f.day ${search ? joinSearch(scope.accountId, search) : sql``}
      where f.account_id = ${scope.accountId} and f.day between ${period.from} and ${period.to} ${channels}
        and ${isVisible(scope.accountId, 'f')}
      group by f.channel_id, f.video_id
    ), s as materialized (select r.* ${aliases ? sql`, ${aliases}` : sql``} from r)`;
};

/** The order of the sums `s`; sorting by date needs `joinVideo`. */
export const orderOf = ({ sort, order }: VideoOrder) =>
  sql.raw(`${sortKeys[sort]} ${order} nulls last, s.video_id, s.channel_id`);

export const joinVideo = (accountId: string) =>
  sql`left join video v on v.account_id = ${accountId} and v.id = s.video_id`;

/** The columns of a video besides its sums `s`, and the joins that they need. */
export const videoDetails = (accountId: string) => ({
  columns: sql`c.youtube_id, c.name as channel_name, c.thumbnail as channel_thumbnail,
    v.title, v.thumbnail, v.published_on, ${isrcOf('v')} as isrc, t.title as track_title`,
  joins: sql`
    left join channel c on c.account_id = ${accountId} and c.id = s.channel_id
    ${joinVideo(accountId)}
    left join track t on t.isrc = ${isrcOf('v')}`,
});

/** Sums of the rows that meet a condition, as columns with a prefix. */
const prefixedSums = (prefix: string, condition: string) =>
  sql.raw(
    pricedSumNames.map((name) => `sum(${name}) filter (where ${condition}) as ${prefix}${name}`).join(', '),
  );

/** The sums of all videos, and of unattributed figures. */
export const totalColumns = sql`
  count(*) filter (where video_id <> '') as total, count(*) filter (where video_id = '') as unattributed,
  ${prefixedSums('total_', 'true')}, ${prefixedSums('unattributed_', "video_id = ''")}`;

type Prefixed<Prefix extends string> = { [Name in keyof PricedSums as `${Prefix}${Name}`]: string | null };

const totalsOf = (row: Prefixed<'total_'> | undefined): PricedSums =>
  row
    ? {
        views: row.total_views,
        red_views: row.total_red_views,
        revenue: row.total_revenue,
        priced_views: row.total_priced_views,
        priced_red_views: row.total_priced_red_views,
        priced_revenue: row.total_priced_revenue,
        priced_red_revenue: row.total_priced_red_revenue,
      }
    : noSums;

const unattributedOf = (row: Prefixed<'unattributed_'>): PricedSums => ({
  views: row.unattributed_views,
  red_views: row.unattributed_red_views,
  revenue: row.unattributed_revenue,
  priced_views: row.unattributed_priced_views,
  priced_red_views: row.unattributed_priced_red_views,
  priced_revenue: row.unattributed_priced_revenue,
  priced_red_revenue: row.unattributed_priced_red_revenue,
});

type VideoPageRow = VideoRow &
  Prefixed<'total_'> &
  Prefixed<'unattributed_'> & { total: string; unattributed: string };

/** A page of videos, the sums of all videos, and unattributed figures. */
export type FoundVideos = {
  total: number;
  totals: PricedSums;
  /** Undefined when there are no unattributed figures. */
  unattributed: PricedSums | undefined;
  items: VideoRow[];
};

/** Reads a page of the videos that have sums in the table `s`. */
export const pageOf = async (
  db: Db,
  sums: RawBuilder<unknown>,
  { scope, limit, offset, ...query }: VideoOrder & { scope: Scope; limit: number; offset: number },
): Promise<FoundVideos> => {
  const { columns, joins } = videoDetails(scope.accountId);
  const { rows } = await sql<VideoPageRow>`
    ${sums}, totals as (select ${totalColumns} from s), page as (
      select s.* from s ${query.sort === 'published' ? joinVideo(scope.accountId) : sql``}
      where s.video_id <> ''
      order by ${orderOf(query)} limit ${limit} offset ${offset}
    )
    select totals.*, s.*, ${columns}
    from totals left join page s on true ${joins}
    order by ${orderOf(query)}`.execute(db);
  const [first] = rows;
  return {
    total: Number(first?.total ?? 0),
    totals: totalsOf(first),
    unattributed: first && Number(first.unattributed) > 0 ? unattributedOf(first) : undefined,
    // A page beyond the end is one row with the totals and without a video.
    items: rows.filter(({ channel_id }) => channel_id !== null),
  };
};

/** Reads a page of the videos that have figures in the period, summed for this request. */
export const findVideos = (db: Db, query: VideoFilter & VideoOrder & { limit: number; offset: number }) =>
  withNumericFallback(query, (factors) => pageOf(db, videoSums(query, factors), query));

/** Every video of a report in its order, and unattributed figures last: the rows of an export. */
export const everyVideo = (sums: RawBuilder<unknown>, { scope, ...order }: VideoOrder & { scope: Scope }) => {
  const { columns, joins } = videoDetails(scope.accountId);
  return sql<VideoRow>`
    ${sums}
    select s.*, ${columns} from s ${joins}
    order by s.video_id = '', ${orderOf(order)}`;
};

export type VideoPrice = VideoRow & { extreme: 'highest' | 'lowest' };

export type PriceExtremes = {
  totals: PricedSums;
  highest: VideoPrice | undefined;
  lowest: VideoPrice | undefined;
};

/** The videos with the highest and the lowest price among those with at least `minViews` views, and the sums of all. */
export const priceExtremes = async (
  db: Db,
  sums: RawBuilder<unknown>,
  { scope, minViews }: { scope: Scope; minViews: number },
): Promise<PriceExtremes> => {
  const extreme = (name: VideoPrice['extreme'], order: 'asc' | 'desc') => sql`
    (select ${name}::text as extreme, s.* from s
     where s.video_id <> '' and s.priced_views >= ${minViews} and s.priced_revenue is not null
     order by ${orderOf({ sort: 'rpm', order })} limit 1)`;
  const { columns, joins } = videoDetails(scope.accountId);
  const { rows } = await sql<VideoPrice & Prefixed<'total_'>>`
    ${sums}, totals as (select ${prefixedSums('total_', 'true')} from s),
    ends as (${extreme('highest', 'desc')} union all ${extreme('lowest', 'asc')})
    select totals.*, s.*, ${columns}
    from totals left join ends s on true ${joins}`.execute(db);
  return {
    totals: totalsOf(rows[0]),
    highest: rows.find(({ extreme: name }) => name === 'highest'),
    lowest: rows.find(({ extreme: name }) => name === 'lowest'),
  };
};
