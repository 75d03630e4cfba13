import { useFormat } from '@portal/shared/i18n';
import { Facts } from '@portal/shared/ui/data';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { useFreshness } from '../freshness/freshness.api.ts';
import { useRevenueNote } from '../freshness/use-revenue-note.ts';
import type { Metric } from '../metric.ts';
import type { DateRange } from '../period/period.ts';
import { usePricesEngaged } from '../use-price-unit.ts';
import type { Trend } from './trend.api.ts';

export type NotedReport = Pick<Trend, 'compare_gap' | 'compare_changes'> & { period: DateRange };

/**
 * Facts about a chart: the given ones, why it has no comparison or a misleading one, and through which day there is revenue
 * when that is not the whole period. What a view is concerns the cards above the chart, too, so it is said at every metric.
 */
export const useTrendMeta = (
  report: NotedReport | undefined,
  metric: Metric,
  given: readonly ReactNode[] = [],
): ReactNode => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const firstDay = useFreshness().data?.first_day;
  const revenueNote = useRevenueNote(report?.period);
  const isEngaged = usePricesEngaged();
  const gap = report?.compare_gap;
  const items = [
    ...given,
    revenueNote(metric),
    gap === 'before_first_day'
      ? firstDay && t('compare.gap.before_first_day', { day: format.date(firstDay) })
      : gap && t(`compare.gap.${gap}`),
    ...(report?.compare_changes ?? []).map(({ day }) =>
      t(isEngaged ? 'compare.redefinedViews' : 'compare.redefined', { day: format.date(day) }),
    ),
  ].filter(Boolean);
  return items.length > 0 && <Facts items={items} />;
};
