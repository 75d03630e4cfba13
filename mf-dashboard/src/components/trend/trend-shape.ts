import { scaleCutPoints } from '@portal/shared/ui/chart';
import { isPrice, toNumber } from '../metric.ts';
import type { Metric } from '../metric.ts';
import type { DateRange, Interval } from '../period/period.ts';
import type { PlainDate } from '../period/plain-date.ts';

/** The values of a sparkline, at the heights at which the chart of the same trend draws them. */
export const trendShape = (
  metric: Metric,
  values: readonly (string | number | null)[],
  { days, interval, period }: { days: readonly PlainDate[]; interval: Interval; period: DateRange },
): (number | null)[] => {
  const numbers = values.map(toNumber);
  return isPrice(metric) ? numbers : scaleCutPoints(numbers, { days, interval, through: period.to });
};
