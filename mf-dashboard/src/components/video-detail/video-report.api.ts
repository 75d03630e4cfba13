import { api, queryOptions, skipToken, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import type { Currency } from '@portal/shared/i18n';
import type { OfMember } from '../amounts/amounts.ts';
import type { ComparisonQuery } from '../period/period.ts';
import type { PlainDate } from '../period/plain-date.ts';
import { useReportCurrency } from '../report-scope.ts';

export type VideoReportQuery = ComparisonQuery &
  OfMember & {
    id: string;
    /** Undefined: since the publication. */
    from?: PlainDate;
    to: PlainDate;
    /** The number of countries returned individually. */
    top: number;
  };

export type VideoReport = GetResponse<'/report/video'>;

export const getVideoReport = (query: VideoReportQuery, signal: AbortSignal) =>
  api.get('/report/video', { query, signal });

export const videoReportQuery = (query: VideoReportQuery | undefined, currency: Currency) =>
  queryOptions<VideoReport>({
    queryKey: ['report', 'video', currency, query],
    queryFn: query ? ({ signal }) => getVideoReport(query, signal) : skipToken,
    // Keeps the previous response for another period of the same video, never for another video.
    placeholderData: (earlier) => (earlier?.video.id === query?.id ? earlier : undefined),
  });

/** The report of one video in a period: figures, breakdowns and countries. */
export const useVideoReport = (query: VideoReportQuery | undefined) =>
  useQuery(videoReportQuery(query, useReportCurrency()));
