import type { Db } from '../../../platform/database/database.ts';

/** The titles of videos of an account by id, and of tracks by ISRC; an id without a title is absent. */
export const readTitles = async (
  db: Db,
  { accountId, videos, isrcs }: { accountId: string; videos: readonly string[]; isrcs: readonly string[] },
) => {
  const ofVideos =
    videos.length === 0
      ? []
      : await db
          .selectFrom('video')
          .select(['id', 'title'])
          .where('account_id', '=', accountId)
          .where('id', 'in', videos)
          .execute();
  const ofTracks =
    isrcs.length === 0
      ? []
      : await db.selectFrom('track').select(['isrc', 'title']).where('isrc', 'in', isrcs).execute();
  return {
    videos: new Map(ofVideos.flatMap(({ id, title }) => (title === null ? [] : [[id, title]]))),
    tracks: new Map(ofTracks.map(({ isrc, title }) => [isrc, title])),
  };
};
