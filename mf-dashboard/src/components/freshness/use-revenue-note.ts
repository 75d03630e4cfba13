import { useFormat } from '@portal/shared/i18n';
import { texts } from '../../texts.ts';
import { needsRevenue } from '../metric.ts';
import type { Metric } from '../metric.ts';
import type { DateRange } from '../period/period.ts';
import { useFreshness } from './freshness.api.ts';

/**
 * Returns a function for the words of the freshness line on revenue, for metrics that need it, when the period goes
 * beyond the last day with revenue.
 */
export const useRevenueNote = (period: DateRange | undefined) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const end = useFreshness().data?.revenue_through;
  return (metric: Metric): string | undefined =>
    end && period && end < period.to && needsRevenue(metric)
      ? t('freshness.revenue', { day: format.shortDate(end) })
      : undefined;
};
