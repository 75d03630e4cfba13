import { api, queryOptions } from '@portal/shared/http';
import { paths } from '@portal/shared/routing';
import { freshness } from '../pages/home/home.api.ts';
import type { Found } from './found.ts';

/** More than this of one kind is better looked for on its own page. */
const MOST = 5;
const DAY_MS = 86_400_000;
/** The period that the list of videos opens with, so that what is found here is found there, too. */
const DAYS = 28;

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

const channels = (search: string) =>
  queryOptions({
    queryKey: ['shell', 'palette', 'channels', search],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const { items } = await api.get('/channel/list', { query: { search, size: MOST }, signal });
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
    queryFn: async ({ signal, client }): Promise<Found[]> => {
      const { latest_day: to } = await client.ensureQueryData(freshness());
      if (to === null) return [];
      const from = daysBefore(to, DAYS - 1);
      const { items } = await api.get('/report/videos', { query: { from, to, search, size: MOST }, signal });
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
    queryFn: async ({ signal }): Promise<Found[]> => {
      const { items } = await api.get('/music/tracks', { query: { search, size: MOST }, signal });
      return items.map(({ isrc, title, artist, cover }) => ({
        id: `track/${isrc}`,
        label: title,
        note: artist,
        picture: cover,
        icon: 'music',
        to: paths.musics.href({ q: isrc }),
      }));
    },
  });

/** What the server can be asked for, and the page that has to be open to the reader for it to lead anywhere. */
export const sources = [
  { kind: 'channels', page: paths.manageChannel.path, query: channels },
  { kind: 'videos', page: paths.dashboard.path, query: videos },
  { kind: 'tracks', page: paths.musics.path, query: tracks },
] as const;
