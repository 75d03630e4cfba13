import { useState } from 'react';
import { isApiError } from '@portal/shared/http';
import { useFreshness } from '../freshness/freshness.api.ts';
import { resolveDetailPeriod } from './detail-period.ts';
import type { DetailPeriod } from './detail-period.ts';
import type { ListedVideo, VideoDetailProps } from './video-detail.tsx';
import { useVideoReport } from './video-report.api.ts';
import type { VideoReportQuery } from './video-report.api.ts';

/** The number of countries shown individually; the rest is one row. */
export const SHOWN_COUNTRIES = 7;

const NOT_FOUND = 404;

export type DetailReportInput = Pick<VideoDetailProps, 'range' | 'compare'> & {
  id: string | undefined;
  listed: ListedVideo | undefined;
};

/** The report of a video for the selected period, and its loading and error states. */
export const useDetailReport = ({ id, listed, range, compare }: DetailReportInput) => {
  const freshness = useFreshness();
  const [period, setPeriod] = useState<DetailPeriod>('list');
  // The publication day of a video that is not on the list comes from its report; it is stored, because the query for
  // its days needs it.
  const [fetched, setFetched] = useState<{ id: string; published: string | null }>();
  const rangeOf = (of: DetailPeriod) =>
    resolveDetailPeriod(of, {
      list: range,
      published: listed?.published_on ?? (fetched?.id === id ? fetched?.published : undefined),
      firstDay: freshness.data?.first_day,
      latestDay: freshness.data?.latest_day,
    });
  // The next video of the list may be newer than the data.
  const shown = rangeOf(period) ? period : 'list';
  const days = rangeOf(shown);
  const query: VideoReportQuery | undefined =
    days && id !== undefined
      ? {
          ...days,
          id,
          // Nothing precedes the publication day.
          compare: shown === 'published' ? 'none' : compare,
          top: SHOWN_COUNTRIES,
        }
      : undefined;
  const report = useVideoReport(query);
  const found = report.data?.video;
  if (found && found.id !== fetched?.id) setFetched({ id: found.id, published: found.published_on });

  // Every period except a custom one depends on the latest day.
  const failed = [report, ...(days ? [] : [freshness])].find(({ data, isError }) => !data && isError);
  return {
    report: report.data,
    isOutdated: report.isPlaceholderData,
    period: shown,
    setPeriod,
    days,
    query,
    rangeOf,
    isUnknown: isApiError(report.error) && report.error.status === NOT_FOUND,
    /** The failed query to retry. */
    failed,
  };
};

export type DetailReport = ReturnType<typeof useDetailReport>;
