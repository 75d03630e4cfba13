import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Something whose title and picture are the platform's, and when the platform last told them. */
export type Stale = {
  accountId: string;
  id: string;
  youtubeId: string;
  fetchedAt: Date | null;
};

export type ChannelTitle = { name: string; handle: string; thumbnail: string; subscribers: number | null };
export type VideoTitle = { title: string; thumbnail: string | null; publishedOn: string | null };

type Times = { fetchedAt: Date | null; refreshAt: Date | null };

/** Titles and pictures of channels and videos, whoever's they are. */
export const createRefreshRepository = (db: Db) => ({
  /** The longest unasked first; those told after `before` are good. */
  staleChannels: (before: Date, now: Date, limit: number): Promise<Stale[]> =>
    db
      .selectFrom('channel')
      .select(['account_id as accountId', 'id', 'youtube_id as youtubeId', 'fetched_at as fetchedAt'])
      .where((each) => each.or([each('fetched_at', 'is', null), each('fetched_at', '<', before)]))
      .where((each) => each.or([each('refresh_at', 'is', null), each('refresh_at', '<=', now)]))
      .orderBy(sql`fetched_at nulls first`)
      .orderBy('id')
      .limit(limit)
      .execute(),

  staleVideos: (before: Date, now: Date, limit: number): Promise<Stale[]> =>
    db
      .selectFrom('video')
      .select(['account_id as accountId', 'id', 'id as youtubeId', 'fetched_at as fetchedAt'])
      .where((each) => each.or([each('fetched_at', 'is', null), each('fetched_at', '<', before)]))
      .where((each) => each.or([each('refresh_at', 'is', null), each('refresh_at', '<=', now)]))
      .orderBy(sql`fetched_at nulls first`)
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** No change that people make: the version stays. */
  async saveChannel({ accountId, id }: Stale, title: ChannelTitle | undefined, times: Times) {
    await db
      .updateTable('channel')
      .set({ ...title, fetched_at: times.fetchedAt, refresh_at: times.refreshAt })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  async saveVideo({ accountId, id }: Stale, title: Partial<VideoTitle> | undefined, times: Times) {
    await db
      .updateTable('video')
      .set({
        ...(title?.title === undefined ? {} : { title: title.title }),
        ...(title?.thumbnail === undefined ? {} : { thumbnail: title.thumbnail }),
        // A day that was known once stays known.
        ...(title?.publishedOn ? { published_on: title.publishedOn } : {}),
        fetched_at: times.fetchedAt,
        refresh_at: times.refreshAt,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  async forgetVideoTitle({ accountId, id }: Stale, times: Times) {
    await db
      .updateTable('video')
      .set({ title: null, thumbnail: null, fetched_at: times.fetchedAt, refresh_at: times.refreshAt })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },
});
