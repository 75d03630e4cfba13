import { useState } from 'react';
import { isApiError } from '@portal/shared/http';
import { useFreshness } from '../freshness/freshness.api.ts';
import { detailRange } from './detail-period.ts';
import type { DetailPeriod } from './detail-period.ts';
import type { ListedVideo, VideoDetailProps } from './video-detail.tsx';
import { useVideoReport } from './video-report.api.ts';
import type { VideoReportQuery } from './video-report.api.ts';

/** How many countries are told apart; the rest is one row. */
export const SHOWN_COUNTRIES = 7;

const NOT_FOUND = 404;

export type DetailReportInput = Pick<VideoDetailProps, 'range' | 'compare'> & {
  id: string | undefined;
  listed: ListedVideo | undefined;
};

/** The report of a video for the days that are chosen, and what stands in its way. */
export const useDetailReport = ({ id, listed, range, compare }: DetailReportInput) => {
  const freshness = useFreshness();
  const [period, setPeriod] = useState<DetailPeriod>('list');
  // A video that is on no list tells its day itself; kept, because asking for these days needs it.
  const [told, setTold] = useState<{ id: string; published: string | null }>();
  const rangeOf = (of: DetailPeriod) =>
    detailRange(of, {
      list: range,
      published: listed?.published_on ?? (told?.id === id ? told?.published : undefined),
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
          // There is nothing before its first day.
          compare: shown === 'published' ? 'none' : compare,
          top: SHOWN_COUNTRIES,
        }
      : undefined;
  const report = useVideoReport(query);
  const found = report.data?.video;
  if (found && found.id !== told?.id) setTold({ id: found.id, published: found.published_on });

  // The newest days are what everything hangs on, but a period of fixed days.
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
    /** The call to repeat. */
    failed,
  };
};

export type DetailReport = ReturnType<typeof useDetailReport>;
