import { api, keepPreviousData, queryOptions, skipToken } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { useLanguage } from '@portal/shared/i18n';
import type { Currency, Language } from '@portal/shared/i18n';
import type { SortOrder, VideoSort } from './video-sort.ts';
import { useReportCurrency } from '../report-scope.ts';
import type { ReportScope } from '../report-scope.ts';
import { useReportQuery } from '../use-report-query.ts';

export type VideosFilter = ReportScope & { search?: string; sort: VideoSort; order: SortOrder };
export type VideosQuery = VideosFilter & { page: number; size: number };
export type Videos = GetResponse<'/report/videos'>;
export type Video = Videos['items'][number];

export const getVideos = (query: VideosQuery, signal: AbortSignal) =>
  api.get('/report/videos', { query, signal });

export const videosQuery = (query: VideosQuery | undefined, currency: Currency, language: Language) =>
  queryOptions({
    // The server's name for figures that no longer belong to a video depends on the request's language.
    queryKey: ['report', 'videos', currency, language, query],
    queryFn: query ? ({ signal }) => getVideos(query, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** A page of the videos viewed in a period, with the totals of all pages. */
export const useVideos = (query: VideosQuery | undefined) =>
  useReportQuery(videosQuery(query, useReportCurrency(), useLanguage()));
