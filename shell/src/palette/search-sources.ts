import { api, queryOptions } from '@portal/shared/http';
import { paths } from '@portal/shared/routing';
import { freshness } from '../query-cache/freshness.ts';
import { searchPages } from './search-pages.ts';
import type { SearchResult } from './search-result.ts';

/** Results of each kind; its own page lists all of them. */
const MAX_RESULTS = 5;
const DAY_MS = 86_400_000;
/** The default period of the video list, so that a result here is also in the list it leads to. */
const VIDEO_PERIOD_DAYS = 28;

const subtractDays = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

const channels = (search: string) =>
  queryOptions({
    queryKey: ['shell', 'palette', 'channels', search],
    queryFn: async ({ signal }): Promise<SearchResult[]> => {
      const { items } = await api.get('/channel/list', { query: { search, size: MAX_RESULTS }, signal });
      return items.map(({ id, name, handle, thumbnail }) => ({
        id: `channel/${id}`,
        label: name,
        note: handle,
        picture: thumbnail,
        icon: 'channels',
        to: paths.manageChannel.href({ q: name }),
      }));
    },
  });

const videos = (search: string) =>
  queryOptions({
    queryKey: ['shell', 'palette', 'videos', search],
    queryFn: async ({ signal, client }): Promise<SearchResult[]> => {
      const { latest_day: to } = await client.ensureQueryData(freshness());
      if (to === null) return [];
      const from = subtractDays(to, VIDEO_PERIOD_DAYS - 1);
      const { items } = await api.get('/report/videos', {
        query: { from, to, search, size: MAX_RESULTS },
        signal,
      });
      return items.map(({ id, title, thumbnail, channel }) => ({
        id: `video/${id}`,
        label: title,
        note: channel.name,
        picture: thumbnail,
        icon: 'film',
        to: paths.dashboard.href({ q: title, videoDetail: id }),
      }));
    },
  });

const tracks = (search: string) =>
  queryOptions({
    queryKey: ['shell', 'palette', 'tracks', search],
    queryFn: async ({ signal }): Promise<SearchResult[]> => {
      const { items } = await api.get('/music/tracks', { query: { search, size: MAX_RESULTS }, signal });
      return items.map(({ isrc, title, artist, cover }) => ({
        id: `track/${isrc}`,
        label: title,
        note: artist,
        picture: cover,
        icon: 'music',
        to: paths.musics.href({ q: isrc }),
        isrc,
      }));
    },
  });

/** The kinds of server search, each with the page its results lead to. */
export const searchSources = [
  { kind: 'channels', page: searchPages.channels, query: channels },
  { kind: 'videos', page: searchPages.videos, query: videos },
  { kind: 'tracks', page: searchPages.tracks, query: tracks },
] as const;
