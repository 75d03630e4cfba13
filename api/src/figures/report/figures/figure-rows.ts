import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../../../platform/calendar.ts';
import { selectIsrc } from '../../ingest/counting-lists.ts';
import { selectFactRows } from '../../ingest/fact-rows.read.ts';
import { isVisible } from '../../ingest/visible-rows.ts';
import { weekdays, type Scope } from '../scope/scope.ts';

/** What a query of figures reads and converts. */
export type Summed = { scope: Scope; period: Period };

/** What the sums are grouped by. */
export type Group = 'day' | 'channel_id' | 'video_id' | 'country';

export type RowOptions = {
  by: readonly Group[];
  /** Whether the rows of each video are needed besides. */
  isOfVideos?: boolean;
};

/** Rows of figures as a table, and the condition of those that count, as rows `f`. */
export type FigureRows = { table: RawBuilder<unknown>; counts: RawBuilder<unknown> };

const findRollUp = ({ channelIds, pricedBy, only }: Scope, by: readonly Group[], isByVideo: boolean) => {
  if (isByVideo) return 'video_day';
  const isByCountry = by.includes('country');
  // Of an account's channels some may have engaged views on a day and others not, so that prices by them need the rows of each channel.
  const isByChannel =
    channelIds || by.includes('channel_id') || (pricedBy === 'engaged_views' && !isByCountry);
  if (isByCountry || only?.country !== undefined)
    return isByChannel ? 'channel_day_country' : 'account_day_country';
  return isByChannel ? 'channel_day' : 'account_day_country';
};

/** The condition of rows of some channels, which may be none. */
const selectChannels = (channelIds: readonly string[] | undefined, column: string) => {
  if (!channelIds) return sql``;
  return channelIds.length === 0 ? sql`and false` : sql`and ${sql.ref(column)} in (${sql.join(channelIds)})`;
};

const selectVideosOf = (accountId: string, track: string) => sql`
  select v.id from video v where v.account_id = ${accountId} and ${selectIsrc('v')} = ${track}`;

/** The conditions of what a report is limited to. */
const selectOnly = ({ accountId, only = {} }: Scope) => {
  const { country, weekday, track } = only;
  return sql.join(
    [
      country !== undefined && sql`and f.country = ${country}`,
      weekday !== undefined && sql`and extract(isodow from f.day) = ${weekdays.indexOf(weekday) + 1}`,
      track !== undefined && sql`and f.video_id in (${selectVideosOf(accountId, track)})`,
    ].filter((condition) => condition !== false),
    sql` `,
  );
};

/** The rows of a scope by these groups, from the smallest table that has them; those of videos by country are facts. */
export const findFigureRows = (
  { scope, period }: Summed,
  { by, isOfVideos = false }: RowOptions,
): FigureRows => {
  const { accountId, channelIds, only } = scope;
  const isByVideo = isOfVideos || by.includes('video_id') || only?.track !== undefined;
  const isByCountry = by.includes('country') || only?.country !== undefined;
  const ofChannels = selectChannels(channelIds, 'f.channel_id');
  const counts = sql`
    f.account_id = ${accountId} and f.day between ${period.from} and ${period.to} ${ofChannels} ${selectOnly(scope)}`;
  if (isByVideo && isByCountry)
    return {
      table: selectFactRows({
        accountId,
        period,
        channelIds,
        country: only?.country,
        videos: only?.track === undefined ? undefined : selectVideosOf(accountId, only.track),
      }),
      counts,
    };
  return {
    table: sql.table(findRollUp(scope, by, isByVideo)),
    counts: sql`${counts} and ${isVisible(accountId, 'f')}`,
  };
};
