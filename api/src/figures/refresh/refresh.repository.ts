import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A channel or video with a title to refresh, and when it was last fetched. */
export type StaleItem = {
  accountId: string;
  id: string;
  youtubeId: string;
  fetchedAt: Date | null;
};

export type ChannelTitle = { name: string; handle: string; thumbnail: string; subscribers: number | null };
export type VideoTitle = { title: string; thumbnail: string | null; publishedOn: string | null };

type Times = { fetchedAt: Date | null; refreshAt: Date | null };

/** Titles and thumbnails of channels and videos of all accounts. */
export const createRefreshRepository = (db: Db) => ({
  /** Channels that were fetched before `before`, the longest ago first. */
  staleChannels: (before: Date, now: Date, limit: number): Promise<StaleItem[]> =>
    db
      .selectFrom('channel')
      .select(['account_id as accountId', 'id', 'youtube_id as youtubeId', 'fetched_at as fetchedAt'])
      .where('archived_at', 'is', null)
      .where((each) => each.or([each('fetched_at', 'is', null), each('fetched_at', '<', before)]))
      .where((each) => each.or([each('refresh_at', 'is', null), each('refresh_at', '<=', now)]))
      .orderBy(sql`fetched_at nulls first`)
      .orderBy('id')
      .limit(limit)
      .execute(),

  staleVideos: (before: Date, now: Date, limit: number): Promise<StaleItem[]> =>
    db
      .selectFrom('video')
      .select(['account_id as accountId', 'id', 'id as youtubeId', 'fetched_at as fetchedAt'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('channel')
              .select('channel.id')
              .whereRef('channel.account_id', '=', 'video.account_id')
              .whereRef('channel.id', '=', 'video.channel_id')
              .where('channel.archived_at', 'is not', null),
          ),
        ),
      )
      .where((each) => each.or([each('fetched_at', 'is', null), each('fetched_at', '<', before)]))
      .where((each) => each.or([each('refresh_at', 'is', null), each('refresh_at', '<=', now)]))
      .orderBy(sql`fetched_at nulls first`)
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Leaves the version unchanged, because users did not edit the channel. */
  async saveChannel({ accountId, id }: StaleItem, title: ChannelTitle | undefined, times: Times) {
    await db
      .updateTable('channel')
      .set({ ...title, fetched_at: times.fetchedAt, refresh_at: times.refreshAt })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  async saveVideo({ accountId, id }: StaleItem, title: Partial<VideoTitle> | undefined, times: Times) {
    await db
      .updateTable('video')
      .set({
        ...(title?.title === undefined ? {} : { title: title.title }),
        ...(title?.thumbnail === undefined ? {} : { thumbnail: title.thumbnail }),
        // A known publishing date is never cleared.
        ...(title?.publishedOn ? { published_on: title.publishedOn } : {}),
        fetched_at: times.fetchedAt,
        refresh_at: times.refreshAt,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  async clearVideoTitle({ accountId, id }: StaleItem, times: Times) {
    await db
      .updateTable('video')
      .set({ title: null, thumbnail: null, fetched_at: times.fetchedAt, refresh_at: times.refreshAt })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },
});
