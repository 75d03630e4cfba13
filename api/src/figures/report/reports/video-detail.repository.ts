import { sql } from 'kysely';
import { isCountingCorrection } from '../../ingest/corrections.read.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { selectCountingLists, selectIsrc } from '../../ingest/counting-lists.ts';
import { closingReports, REVENUE_REPORT, getRevenueSource, VIEWS_REPORT } from '../../ingest/report-types.ts';
import type { DeliveredDay } from '../../ingest/delivered-days.read.ts';
import { type VideoDayColumn, videoDayColumns } from '../figures/sums.ts';
import { isVisible } from '../../ingest/visible-rows.ts';

/** Finds a video of an account; the caller checks whether the viewer may see it. */
export const findVideo = (db: Db, { accountId, id }: { accountId: string; id: string }) =>
  db
    .selectFrom('video as v')
    .innerJoin('channel as c', (join) =>
      join.onRef('c.account_id', '=', 'v.account_id').onRef('c.id', '=', 'v.channel_id'),
    )
    .select(['v.id', 'v.channel_id', 'v.title', 'v.thumbnail', 'v.published_on', 'v.duration_seconds'])
    .select(['c.name as channel_name', 'c.thumbnail as channel_thumbnail', selectIsrc('v').as('isrc')])
    .where('v.account_id', '=', accountId)
    .where('v.id', '=', id)
    .executeTakeFirst();

/** The key of a video's rows; listing every day makes each one an index lookup. */
export type VideoDays = {
  accountId: string;
  channelId: string;
  videoId: string;
  days: readonly Day[];
};

const isOfVideo = ({ accountId, channelId, videoId, days }: VideoDays) => sql`
  account_id = ${accountId} and day in (${sql.join(days)}) and channel_id = ${channelId} and video_id = ${videoId}`;

export type VideoDayRow = { day: Day } & Record<VideoDayColumn, string | null>;

export const readVideoDays = async (db: Db, video: VideoDays): Promise<VideoDayRow[]> => {
  if (video.days.length === 0) return [];
  const { rows } = await sql<VideoDayRow>`
    select day, ${sql.join([...videoDayColumns].map((column) => sql.ref(column)))}
    from video_day where ${isOfVideo(video)} and ${isVisible(video.accountId, 'video_day')}`.execute(db);
  return rows;
};

export type VideoCountryRow = {
  day: Day;
  country: string;
  views: string | null;
  premium_views: string | null;
  revenue_micros: string | null;
};

/** Figures by country and day; revenue is final where the day is final, otherwise estimated. */
export const readVideoCountryDays = async (
  db: Db,
  video: Omit<VideoDays, 'days'>,
  days: readonly DeliveredDay[],
): Promise<VideoCountryRow[]> => {
  const on = (some: readonly DeliveredDay[]) => isOfVideo({ ...video, days: some.map(({ day }) => day) });
  // Of the facts that stand beside each other while a report is ingested, those of the report that counts.
  const counts = (type: string) => sql`
    and (owner, day, version) in (select owner, day, version from report_day where report_type = ${type})`;
  const finals = days.filter(({ isFinal }) => isFinal);
  const estimates = days.filter(({ isFinal }) => !isFinal);
  const parts = [
    days.length > 0 &&
      sql`select day, country, views, premium_views, null::bigint as revenue_micros from view_fact
        where ${on(days)} ${counts(VIEWS_REPORT)}`,
    estimates.length > 0 &&
      sql`select day, country, null, null, revenue_micros from revenue_fact
        where ${on(estimates)} ${counts(REVENUE_REPORT)}`,
    finals.length > 0 &&
      sql`select day, country, null, null, revenue_micros from settled_fact
        where ${on(finals)} and (${sql.join(
          closingReports.map((type) => sql`source = ${getRevenueSource(type)} ${counts(type)}`),
          sql` or `,
        )} or ${isCountingCorrection})`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return [];
  const { rows } = await sql<VideoCountryRow>`
    select day, country, sum(views) as views, sum(premium_views) as premium_views, sum(revenue_micros) as revenue_micros
    from (${sql.join(parts, sql` union all `)}) facts group by day, country`.execute(db);
  return rows;
};

/** The number of a channel's newest videos from which medians of first days are computed. */
const SAMPLE_SIZE = 200;

export type FirstDayRow = {
  video_id: string;
  published_on: Day;
  day: Day;
  views: string | null;
  revenue_micros: string | null;
};

/** The first days of a channel's newest videos that were published in a period, and of the requested one. */
export const firstDays = async (
  db: Db,
  {
    accountId,
    channelId,
    videoId,
    from,
    to,
    count,
  }: { accountId: string; channelId: string; videoId: string; from: Day; to: Day; count: number },
): Promise<FirstDayRow[]> => {
  // Each day is one index lookup: `offset 0` prevents the planner from reading all days of all channels.
  const { rows } = await sql<FirstDayRow>`
    select v.id as video_id, v.published_on, f.day, f.views, f.revenue_micros
    from (
      select id, published_on from video
      where account_id = ${accountId} and channel_id = ${channelId} and (published_on between ${from} and ${to} or id = ${videoId})
      order by id = ${videoId} desc, published_on desc, id limit ${SAMPLE_SIZE}
    ) v
    cross join generate_series(0, ${count - 1}::int) n
    cross join lateral (
      select day, views, revenue_micros from video_day
      where account_id = ${accountId} and day = v.published_on + n and channel_id = ${channelId} and video_id = v.id
        and ${isVisible(accountId, 'video_day')}
      offset 0
    ) f`.execute(db);
  return rows;
};

/** Videos of a channel that were published in a period, including those without any rows of figures. */
export const readPublishedVideos = async (
  db: Db,
  { accountId, channelId, from, to }: { accountId: string; channelId: string; from: Day; to: Day },
): Promise<{ id: string; published_on: Day }[]> => {
  const { rows } = await sql<{ id: string; published_on: Day }>`
    select id, published_on from video
    where account_id = ${accountId} and channel_id = ${channelId} and published_on between ${from} and ${to}
    order by published_on desc, id limit ${SAMPLE_SIZE}`.execute(db);
  return rows;
};

export type UsedTrackRow = {
  isrc: string;
  title: string;
  artist: string;
  cover: string | null;
  matched_seconds: number | null;
};

/** The tracks of a video from its active claims and from its own ISRC, the longest match first. */
export const readUsedTracks = async (
  db: Db,
  { accountId, videoId }: { accountId: string; videoId: string },
): Promise<UsedTrackRow[]> => {
  const { rows } = await sql<UsedTrackRow>`
    with claimed as (
      select coalesce(c.isrc, a.isrc) as isrc, max(coalesce(nullif(c.title, ''), a.title)) as title,
        max(coalesce(nullif(c.artist, ''), a.artist)) as artist, max(c.matched_seconds) as matched_seconds
      from video_claim c
      join ${selectCountingLists()} l on l.owner = c.owner and l.claims = c.version
      left join asset a on a.owner = c.owner and a.version = l.assets and a.id = c.asset_id
      where c.account_id = ${accountId} and c.video_id = ${videoId}
      group by coalesce(c.isrc, a.isrc)
      union all
      select ${selectIsrc('video')}, null, null, null from video where account_id = ${accountId} and id = ${videoId}
    )
    select u.isrc, coalesce(t.title, max(u.title)) as title, coalesce(t.artist, max(u.artist), '') as artist,
      t.cover, max(u.matched_seconds) as matched_seconds
    from claimed u left join track t on t.isrc = u.isrc
    where u.isrc is not null
    group by u.isrc, t.title, t.artist, t.cover
    having coalesce(t.title, max(u.title)) is not null
    order by max(u.matched_seconds) desc nulls last, u.isrc`.execute(db);
  return rows;
};
