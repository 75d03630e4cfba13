import { useFormat } from '@portal/shared/i18n';
import { texts } from '../../texts.ts';
import { useFreshness } from '../freshness/freshness.api.ts';
import { useRevenueNote } from '../freshness/use-revenue-note.ts';
import type { Metric } from '../metric.ts';
import type { DateRange } from '../period/period.ts';
import type { Trend } from './trend.api.ts';

export type NotedReport = { period: DateRange; compare_gap: Trend['compare_gap'] };

/** Why a chart has no comparison, and through which day there is revenue, when that is not the whole period. */
export const useTrendMeta = (report: NotedReport | undefined, metric: Metric): string => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const firstDay = useFreshness().data?.first_day;
  const revenueNote = useRevenueNote(report?.period);
  const gap = report?.compare_gap;
  const notes = [
    revenueNote(metric),
    gap === 'before_first_day'
      ? firstDay && t('compare.gap.before_first_day', { day: format.date(firstDay) })
      : gap && t(`compare.gap.${gap}`),
  ];
  return notes.filter(Boolean).join(' · ');
};
