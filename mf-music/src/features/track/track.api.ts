import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { addMonths } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import { TRACKS_KEY } from '../../components/tracks/tracks.api.ts';

export type TrackDetail = GetResponse<'/music/track'>;
export type TrackReport = GetResponse<'/report/track'>;

/** Months of the report, the last of which is the current one. */
const MONTHS = 6;
/** Rows of the list of videos; the list of all videos has the rest. */
export const VIDEOS = 5;
/** Rows of similar tracks. */
export const SIMILAR = 6;

export const trackQuery = (isrc: string, language: Language) =>
  queryOptions({
    queryKey: [...TRACKS_KEY, language, 'track', isrc],
    queryFn: ({ signal }) => api.get('/music/track', { query: { isrc }, signal }),
  });

export const similarQuery = (isrc: string, language: Language) =>
  queryOptions({
    queryKey: [...TRACKS_KEY, language, 'similar', isrc],
    queryFn: ({ signal }) => api.get('/music/similar', { query: { isrc, size: SIMILAR }, signal }),
  });

/** The first day of the months up to that of the latest day. */
const firstDayOf = (latest: string) => `${addMonths(latest.slice(0, 7), 1 - MONTHS)}-01`;

/** What the videos with the track brought, and those with most revenue; null before the first reports. */
export const trackReportQuery = (isrc: string) =>
  queryOptions({
    queryKey: ['mf-music', 'track-report', isrc],
    queryFn: async ({ signal }) => {
      const { latest_day: to } = await api.get('/report/freshness', { signal });
      if (to === null) return null;
      const period = { from: firstDayOf(to), to };
      const [report, videos] = await Promise.all([
        api.get('/report/track', { query: { from: period.from, to, isrc }, signal }),
        api.get('/report/videos', {
          query: {
            from: period.from,
            to,
            search: isrc,
            sort: 'revenue',
            order: 'desc',
            page: 0,
            size: VIDEOS,
          },
          signal,
        }),
      ]);
      return { report, videos };
    },
  });
