import { api, queryOptions, skipToken, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import type { Comparison, DateRange } from '../period/period.ts';
import { useReportCurrency } from '../report-scope.ts';

export type VideoReportQuery = DateRange & {
  id: string;
  compare: Comparison;
  /** How many countries are told apart. */
  top: number;
};

export type VideoReport = GetResponse<'/report/video'>;

export const getVideoReport = (query: VideoReportQuery, signal: AbortSignal) =>
  api.get('/report/video', { query, signal });

export const videoReportQuery = (query: VideoReportQuery | undefined, currency: Currency) =>
  queryOptions<VideoReport>({
    queryKey: ['report', 'video', currency, query],
    queryFn: query ? ({ signal }) => getVideoReport(query, signal) : skipToken,
    // Another period of the same video; the figures of another video would be wrong ones.
    placeholderData: (earlier) => (earlier?.video.id === query?.id ? earlier : undefined),
  });

/** One video in a period: its figures, what they are made of, and where its viewers are. */
export const useVideoReport = (query: VideoReportQuery | undefined) =>
  useQuery(videoReportQuery(query, useReportCurrency()));
