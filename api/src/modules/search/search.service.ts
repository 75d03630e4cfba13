import type { Db } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { channelScopeOf } from '../channel/channel-scope.ts';
import { mediaUrl } from '../media/drawing.ts';
import { createSearchRepository } from './search.repository.ts';

type VideoName = { id: string; title: string | null; thumbnail: string | null; channel_name: string };

/** Until the platform has told a title, the id says which video it is. */
const named = ({ id, title, thumbnail, channel_name }: VideoName) => ({
  id,
  title: title ?? id,
  thumbnail: thumbnail ?? mediaUrl('thumbnail', id),
  channel_name,
});

/** Finds things by a part of their name, and names by ids. */
export const createSearchService = (db: Db) => {
  const things = createSearchRepository(db);
  return {
    async search(session: Session, text: string, limit: number) {
      const [scope, wanted] = [channelScopeOf(session), { text, limit }];
      const [channels, videos, tracks] = await Promise.all([
        things.channels(scope, wanted),
        things.videos(scope, wanted),
        things.tracks(wanted),
      ]);
      return { channels, videos: videos.map(named), tracks };
    },

    /** In the order of the ids; what is not there, or not the caller's to see, is left out. */
    async names(session: Session, given: { channels: readonly string[]; videos: readonly string[] }) {
      const scope = channelScopeOf(session);
      const channels = given.channels.length > 0 ? await things.channels(scope, { ids: given.channels }) : [];
      const videos = given.videos.length > 0 ? await things.videos(scope, { ids: given.videos }) : [];
      const inOrder = <Thing extends { id: string }>(ids: readonly string[], found: readonly Thing[]) =>
        ids.flatMap((id) => found.find((thing) => thing.id === id) ?? []);
      return {
        channels: inOrder(given.channels, channels),
        videos: inOrder(given.videos, videos.map(named)),
      };
    },
  };
};
