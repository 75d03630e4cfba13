import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { containsPattern } from '../../platform/database/like.ts';
import { type ChannelScope, inScope } from '../channel/channel-scope.ts';

/** What is found: texts that contain this, or things with these ids. */
export type Wanted = { text: string; limit: number } | { ids: readonly string[] };

/** Finds channels and videos in somebody's reach, and tracks, as far as a list of names needs them. */
export const createSearchRepository = (db: Db) => {
  const inReach = (scope: ChannelScope) => db.selectFrom('channel').select('id').where(inScope(scope));

  return {
    channels: (scope: ChannelScope, wanted: Wanted) => {
      const found = db
        .selectFrom('channel')
        .select(['id', 'name', 'handle', 'thumbnail'])
        .where(inScope(scope));
      if ('ids' in wanted) return found.where('id', 'in', wanted.ids).execute();
      const pattern = containsPattern(wanted.text);
      return found
        .where((channel) =>
          channel.or([channel('name', 'ilike', pattern), channel('handle', 'ilike', pattern)]),
        )
        .orderBy('name')
        .orderBy('id')
        .limit(wanted.limit)
        .execute();
    },

    /** The newest first. */
    videos: (scope: ChannelScope, wanted: Wanted) => {
      const found = db
        .selectFrom('video')
        .innerJoin('channel', (join) =>
          join
            .onRef('channel.account_id', '=', 'video.account_id')
            .onRef('channel.id', '=', 'video.channel_id'),
        )
        .select(['video.id', 'video.title', 'video.thumbnail', 'channel.name as channel_name'])
        .where('video.account_id', '=', scope.accountId)
        .where('video.channel_id', 'in', inReach(scope));
      if ('ids' in wanted) return found.where('video.id', 'in', wanted.ids).execute();
      return found
        .where('video.title', 'ilike', containsPattern(wanted.text))
        .orderBy(sql`video.published_on desc nulls last`)
        .orderBy('video.id')
        .limit(wanted.limit)
        .execute();
    },

    /** The most used first. */
    tracks: ({ text, limit }: { text: string; limit: number }) => {
      const pattern = containsPattern(text);
      return db
        .selectFrom('track')
        .select(['isrc', 'title', 'artist', 'cover'])
        .where('removed_at', 'is', null)
        .where((track) =>
          track.or([
            track('title', 'ilike', pattern),
            track('artist', 'ilike', pattern),
            track('isrc', 'ilike', pattern),
          ]),
        )
        .orderBy('videos_used', 'desc')
        .orderBy('isrc')
        .limit(limit)
        .execute();
    },
  };
};
