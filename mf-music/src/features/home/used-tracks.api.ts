import { api, queryOptions } from '@portal/shared/http';
import { addDays } from '@portal/shared/i18n';

/** Days of the report, the default period of the video list that its links lead to. */
const DAYS = 28;
/** Rows of the card. */
export const USED_TRACKS_SIZE = 5;

/** The tracks that earned most in the videos of the last days; null before the first reports. */
export const usedTracksQuery = () =>
  queryOptions({
    queryKey: ['mf-music', 'used-tracks'],
    queryFn: async ({ signal }) => {
      const { latest_day: to } = await api.get('/report/freshness', { signal });
      if (to === null) return null;
      return api.get('/report/tracks', {
        query: { from: addDays(to, 1 - DAYS), to, size: USED_TRACKS_SIZE },
        signal,
      });
    },
  });
