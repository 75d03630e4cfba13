import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { TrendChart } from '@portal/shared/ui/chart';
import { SegmentedControl } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { useFreshness } from '../freshness/freshness.api.ts';
import { formatMetric, formatMetricShort } from '../metric.ts';
import { countIncomplete } from '../period/period.ts';
import { useTrendMeta } from '../trend/use-trend-meta.tsx';
import { detailTexts } from './texts.ts';
import { TREND_METRICS } from './use-detail-choices.ts';
import type { DetailChoicesProps, TrendMetric } from './use-detail-choices.ts';
import { useMedianWords } from './use-median-words.ts';
import type { VideoReport } from './video-report.api.ts';

export const CHART_HEIGHT = 176;

export type DetailTrendProps = DetailChoicesProps & { report: VideoReport; isOutdated: boolean };

/** A median that stays below this part of the chart's height cannot be distinguished from the baseline. */
const MIN_MEDIAN_HEIGHT = 0.1;

/** The channel's median at the same age; undefined when no day has one. */
const medianOf = (points: VideoReport['points'], metric: TrendMetric, name: string) => {
  const values = points.map(({ median }) => median[metric]);
  if (values.every((value) => value === null)) return undefined;
  const isLine = values.some((value, index) => index > 0 && value !== null && values[index - 1] !== null);
  // Numbers for the decision only; displayed amounts use the wire values.
  const farthest = (all: readonly (string | number | null)[]) =>
    Math.max(...all.map((one) => Math.abs(Number(one))));
  const highest = farthest(values);
  const height = Math.max(farthest(points.map((point) => point[metric])), highest);
  const isReadable = isLine && highest >= height * MIN_MEDIAN_HEIGHT;
  // No days of its own: it is drawn on the days of the video's line.
  return { name, days: [], values, isTableOnly: !isReadable };
};

/** Counts the days with a median, and those on which the video is above it. */
const daysAbove = (points: VideoReport['points'], metric: TrendMetric) => {
  const pairs = points
    .map((point) => [point[metric], point.median[metric]] as const)
    .filter(([own, median]) => own !== null && median !== null);
  return { count: pairs.length, above: pairs.filter(([own, median]) => Number(own) > Number(median)).length };
};

/** One metric of the video by day, with the channel's median. */
export const DetailTrend = ({ report, isOutdated, choices, choose }: DetailTrendProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat(report.currency);
  const metric = choices.trend;
  const { data: freshness } = useFreshness();
  const { points, period } = report;
  // Memoized, because each new object makes the chart redraw.
  const line = useMemo(
    () => ({
      days: points.map(({ date }) => date),
      series: [{ id: metric, name: t('trend.own'), values: points.map((point) => point[metric]) }],
      comparison: medianOf(points, metric, t('trend.median')),
    }),
    [points, metric, t],
  );
  const medianWords = useMedianWords();
  const above = daysAbove(points, metric);
  const times = report.times_median[metric];
  const isSaid = line.comparison?.isTableOnly !== false && report.previous !== null;
  // Words replace a line that could not be read, unless the key figures say them.
  const meta = useTrendMeta(report, metric, [isSaid && times !== null && medianWords(times)]);
  return (
    <Card>
      <TrendChart
        title={t(`trend.title.${metric}`)}
        {...line}
        meta={meta}
        incomplete={countIncomplete({ dates: line.days, period }, freshness)}
        through={period.to}
        summary={above.count > 0 ? t('trend.above', above) : undefined}
        height={CHART_HEIGHT}
        format={{
          value: (value) => formatMetric(format, metric, value),
          compact: (value) => formatMetricShort(format, metric, value),
        }}
        actions={
          <SegmentedControl
            label={t('trend.choice')}
            options={TREND_METRICS.map((value) => ({ value, label: t(`trend.metric.${value}`) }))}
            value={metric}
            onChange={(trend) => choose({ trend })}
          />
        }
        isRefetching={isOutdated}
        empty={
          <StatePanel
            kind="empty"
            icon="chart"
            level={3}
            isCompact
            title={t('trend.empty')}
            text={t('trend.emptyText')}
          />
        }
      />
    </Card>
  );
};
