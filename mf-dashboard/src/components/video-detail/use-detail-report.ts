import { isApiError, keepPreviousData, useQuery, useQueryClient } from '@portal/shared/http';
import { useEffect } from 'react';
import { ofMember, useAmountsOf } from '../amounts/amounts.ts';
import { useFreshness } from '../freshness/freshness.api.ts';
import { comparisonQuery } from '../period/period.ts';
import type { ChosenComparison, DateRange, Period } from '../period/period.ts';
import { useReportCurrency } from '../report-scope.ts';
import { prefetchReport } from '../use-report-query.ts';
import { resolveDetailPeriod } from './detail-period.ts';
import type { DetailPeriod } from './detail-period.ts';
import { videoReportQuery } from './video-report.api.ts';
import type { VideoReportQuery } from './video-report.api.ts';

/** The number of countries shown individually; the rest is one row. */
export const SHOWN_COUNTRIES = 7;

/** A preset that is compared by days, as all presets of the detail are. */
const ROLLING = '28d';

export type DetailReportInput = ChosenComparison & {
  /** Undefined before the first video. */
  id: string | undefined;
  /** The selected period. */
  period: DetailPeriod;
  /** The days of the period `fixed`. */
  range: DateRange | undefined;
  /** The period of the list that these days are. @default days of their own */
  listPeriod?: Period | undefined;
  /** The member whose money the list shows. */
  member?: string | undefined;
  /** The videos before and after it, whose reports are prefetched. */
  neighbours: readonly string[];
};

/** The report of a video for the selected period, and its loading and error states. */
export const useDetailReport = (input: DetailReportInput) => {
  const { id, period, range, listPeriod, compare, compareDays, member, neighbours } = input;
  const freshness = useFreshness();
  const client = useQueryClient();
  const currency = useReportCurrency();
  const whose = ofMember(member, useAmountsOf(member));
  const latestDay = freshness.data?.latest_day;
  // Every other period needs the latest day.
  const chosen = latestDay ? period : 'fixed';
  // Days of one's own were chosen for the days of the list.
  const comparison: ChosenComparison =
    compare === 'custom' && chosen !== 'fixed' ? { compare: 'previous' } : { compare, compareDays };

  const queryOf = (video: string): VideoReportQuery | undefined => {
    const common = { id: video, ...whose, top: SHOWN_COUNTRIES };
    // The server knows the publication, before which there is nothing to compare with.
    if (chosen === 'published' && latestDay) return { ...common, to: latestDay, compare: 'none' };
    const days = resolveDetailPeriod(chosen, { fixed: range, firstDay: undefined, latestDay });
    if (!days) return undefined;
    const own: Period = { preset: 'custom', ...days };
    const compared: Period = chosen === 'fixed' ? (listPeriod ?? own) : { preset: ROLLING };
    return { ...common, ...days, ...comparisonQuery({ ...comparison, period: compared }) };
  };
  const query = id === undefined ? undefined : queryOf(id);
  const result = useQuery({
    ...videoReportQuery(query, currency),
    // The whole picture of the previous video or period stays until the new one can be shown.
    placeholderData: keepPreviousData,
  });
  const { data: report, isPlaceholderData: isOutdated } = result;

  const isShown = report !== undefined && !isOutdated;
  useEffect(() => {
    if (!isShown) return;
    for (const neighbour of neighbours)
      prefetchReport(client, videoReportQuery(queryOf(neighbour), currency));
  });

  const rangeOf = (of: DetailPeriod) =>
    resolveDetailPeriod(of, { fixed: range, firstDay: report?.video.first_day, latestDay });
  return {
    report,
    compare: comparison.compare,
    whose,
    isOutdated,
    period: chosen,
    days: rangeOf(chosen),
    rangeOf,
    /** No report has been delivered yet, so that no period has days. */
    isBeforeData: latestDay === null && !query,
    isUnknown: isApiError(result.error, 'not_found'),
    /** The failed query to retry. */
    failed: [result, ...(query ? [] : [freshness])].find(({ data, isError }) => !data && isError),
  };
};

export type DetailReport = ReturnType<typeof useDetailReport>;
