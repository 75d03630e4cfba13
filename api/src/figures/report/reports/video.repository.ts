import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  isTextMatch,
  joinedText,
  joinText,
  type PreparedSearch,
} from '../../../platform/search/text-match.ts';
import type { Day } from '../../../platform/calendar.ts';
import type { Factors } from '../figures/factors.ts';
import { type FigureName, figures, sortKeyOf } from '../figures/figures.ts';
import type { Summed } from '../figures/figure-rows.ts';
import { selectAddedSumsAsJson, sumFigures, withNumericFallback } from '../figures/sum-figures.ts';
import { getNames, noSums, type SumRow } from '../figures/sums.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import type { Scope } from '../scope/scope.ts';
import { selectIsrc } from '../../ingest/counting-lists.ts';

export const videoSorts: readonly [...FigureName[], 'published'] = [...getNames(figures), 'published'];
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
} & SumRow;

/** The ISRC that a search text is, with or without the hyphens and spaces it is printed with. */
const readIsrc = (search: string) => search.replaceAll(/[\s-]/g, '').toUpperCase();

/** The videos of an account that a search finds by title, channel or track. */
const selectFound = (accountId: string, search: PreparedSearch) => sql`
  select v.id from video v
  ${joinText('video_text', 'video', { account: sql.ref('v.account_id'), id: sql.ref('v.id') })}
  ${joinText('channel_text', 'channel', { account: sql.ref('v.account_id'), id: sql`v.channel_id::text` })}
  left join track_search on track_search.isrc = ${selectIsrc('v')}
  where v.account_id = ${accountId} and (
    ${isTextMatch(search, [
      joinedText('video_text'),
      joinedText('channel_text'),
      { text: sql.ref('track_search.title'), initials: sql.ref('track_search.initials') },
    ])}
    or ${selectIsrc('v')} = ${readIsrc(search.search.typed)}
  )`;

/** Whether a search finds any video of an account. */
export const isVideoFound = (accountId: string, search: PreparedSearch) =>
  sql<boolean>`exists (${selectFound(accountId, search)})`;

/** Joins rows `f` with the videos that a search finds. */
export const joinSearch = (accountId: string, search: PreparedSearch) =>
  sql`join (${selectFound(accountId, search)}) m on m.id = f.video_id`;

/** The videos in scope and the days over which they are summed. */
export type VideoFilter = Summed & { days: readonly ConvertedDay[]; search: PreparedSearch | undefined };

export type VideoOrder = {
  sort: VideoSort;
  order: 'asc' | 'desc';
};

/** The sums of each video as the table `s`, the beginning of a query; unattributed figures have an empty id. */
export const selectVideoSums = (query: VideoFilter, factors: Factors) => sql`
  with s as materialized (${sumFigures(query, factors, {
    by: ['channel_id', 'video_id'],
    join: query.search && joinSearch(query.scope.accountId, query.search),
  })})`;

/** The order of the sums `s`; sorting by date needs `joinVideo`. */
export const orderOf = ({ sort, order }: VideoOrder) => {
  const key = sort === 'published' ? 'v.published_on' : sortKeyOf(sort);
  return sql.raw(`${key} ${order} nulls last, s.video_id, s.channel_id`);
};

export const joinVideo = (accountId: string) =>
  sql`left join video v on v.account_id = ${accountId} and v.id = s.video_id`;

/** The columns of a video besides its sums `s`, and the joins that they need. */
export const selectVideoDetails = (accountId: string) => ({
  columns: sql`c.youtube_id, c.name as channel_name, c.thumbnail as channel_thumbnail,
    v.title, v.thumbnail, v.published_on, ${selectIsrc('v')} as isrc, t.title as track_title`,
  joins: sql`
    left join channel c on c.account_id = ${accountId} and c.id = s.channel_id
    ${joinVideo(accountId)}
    left join track t on t.isrc = ${selectIsrc('v')}`,
});

/** The sums of all videos, and of unattributed figures. */
export const totalColumns = sql`
  count(*) filter (where video_id <> '')::int as total, count(*) filter (where video_id = '')::int as unattributed,
  ${selectAddedSumsAsJson()} as totals, ${selectAddedSumsAsJson("video_id = ''")} as unattributed_totals`;

/** A row of a page, with the totals of all videos. */
export type VideoPageRow = VideoRow & {
  total: number;
  unattributed: number;
  totals: SumRow;
  unattributed_totals: SumRow;
};

/** A page of videos, the sums of all videos, and unattributed figures. */
export type FoundVideos = {
  total: number;
  totals: SumRow;
  /** Undefined when there are no unattributed figures. */
  unattributed: SumRow | undefined;
  items: VideoRow[];
};

/** The page that rows with the same totals are. */
export const toPage = (rows: readonly VideoPageRow[]): FoundVideos => {
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    totals: first?.totals ?? noSums,
    unattributed: first && first.unattributed > 0 ? first.unattributed_totals : undefined,
    // A page beyond the end is one row with the totals and without a video.
    items: rows.filter(({ channel_id }) => channel_id !== null),
  };
};

/** Reads a page of the videos that have sums in the table `s`. */
export const selectPage = async (
  db: Db,
  sums: RawBuilder<unknown>,
  { scope, limit, offset, ...query }: VideoOrder & { scope: Scope; limit: number; offset: number },
): Promise<FoundVideos> => {
  const { columns, joins } = selectVideoDetails(scope.accountId);
  const { rows } = await sql<VideoPageRow>`
    ${sums}, totals as (select ${totalColumns} from s), page as (
      select s.* from s ${query.sort === 'published' ? joinVideo(scope.accountId) : sql``}
      where s.video_id <> ''
      order by ${orderOf(query)} limit ${limit} offset ${offset}
    )
    select totals.*, s.*, ${columns}
    from totals left join page s on true ${joins}
    order by ${orderOf(query)}`.execute(db);
  return toPage(rows);
};

/** Reads a page of the videos that have figures in the period, summed for this request. */
export const findVideos = (db: Db, query: VideoFilter & VideoOrder & { limit: number; offset: number }) =>
  withNumericFallback(query, (factors) => selectPage(db, selectVideoSums(query, factors), query));

/** Every video of a report in its order, and unattributed figures last: the rows of an export. */
export const everyVideo = (sums: RawBuilder<unknown>, { scope, ...order }: VideoOrder & { scope: Scope }) => {
  const { columns, joins } = selectVideoDetails(scope.accountId);
  return sql<VideoRow>`
    ${sums}
    select s.*, ${columns} from s ${joins}
    order by s.video_id = '', ${orderOf(order)}`;
};

export type VideoPrice = VideoRow & { extreme: 'highest' | 'lowest' };

export type PriceExtremes = {
  totals: SumRow;
  highest: VideoPrice | undefined;
  lowest: VideoPrice | undefined;
};

/** The videos with the highest and the lowest price among those with at least `minViews` views, and the sums of all. */
export const readPriceExtremes = async (
  db: Db,
  sums: RawBuilder<unknown>,
  { scope, minViews }: { scope: Scope; minViews: number },
): Promise<PriceExtremes> => {
  const extreme = (name: VideoPrice['extreme'], order: 'asc' | 'desc') => sql`
    (select ${name}::text as extreme, s.* from s
     where s.video_id <> '' and s.priced_views >= ${minViews} and s.priced_revenue is not null
     order by ${orderOf({ sort: 'rpm', order })} limit 1)`;
  const { columns, joins } = selectVideoDetails(scope.accountId);
  const { rows } = await sql<VideoPrice & Pick<VideoPageRow, 'totals'>>`
    ${sums}, totals as (select ${selectAddedSumsAsJson()} as totals from s),
    ends as (${extreme('highest', 'desc')} union all ${extreme('lowest', 'asc')})
    select totals.*, s.*, ${columns}
    from totals left join ends s on true ${joins}`.execute(db);
  return {
    totals: rows[0]?.totals ?? noSums,
    highest: rows.find(({ extreme: name }) => name === 'highest'),
    lowest: rows.find(({ extreme: name }) => name === 'lowest'),
  };
};
