import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { selectIsrc } from '../../ingest/counting-lists.ts';
import { createDailyFactors } from '../figures/factors.ts';
import type { Summed } from '../figures/figure-rows.ts';
import { sumColumns, sumFigures, type SumOptions } from '../figures/sum-figures.ts';
import type { SumRow } from '../figures/sums.ts';

/** Joins rows `f` with the videos that use a track, or any track of the catalogue. */
const joinUsers = (accountId: string, isrc: string | undefined): RawBuilder<unknown> => sql`join (
    select id from video where account_id = ${accountId}
      and ${selectIsrc('video')} ${isrc === undefined ? sql`in (select isrc from track)` : sql`= ${isrc}`}
  ) as user_of on user_of.id = f.video_id`;

const sumUsers = (query: Summed, isrc: string | undefined, by: SumOptions['by']) =>
  sumFigures(query, createDailyFactors(query.scope, query.period), {
    by,
    join: joinUsers(query.scope.accountId, isrc),
    isOfVideos: true,
  });

export type TrackChannelDay = SumRow & {
  channel_id: string;
  day: Day;
  name: string;
  thumbnail: string;
};

/** Sums of the videos that use a track, by channel and day, whose amounts are not converted (`toSumsByDay`). */
export const readTrackDays = async (db: Db, query: Summed, isrc: string): Promise<TrackChannelDay[]> => {
  const { accountId, channelIds } = query.scope;
  if (channelIds?.length === 0) return [];
  const { rows } = await sql<TrackChannelDay>`
    select s.channel_id, s.day, ${sumColumns('s.')}, c.name, c.thumbnail
    from (${sumUsers(query, isrc, ['channel_id', 'day'])}) s
    join channel c on c.account_id = ${accountId} and c.id = s.channel_id`.execute(db);
  return rows;
};

/** Sums of the videos that use any track, by day. */
export const readCatalogueDays = async (db: Db, query: Summed): Promise<(SumRow & { day: Day })[]> => {
  if (query.scope.channelIds?.length === 0) return [];
  const { rows } = await sql<SumRow & { day: Day }>`${sumUsers(query, undefined, ['day'])}`.execute(db);
  return rows;
};
