import { createFormat } from '../../../i18n/index.ts';
import type { Day } from '../../../i18n/index.ts';
import type { ChartData } from '../chart-data.ts';
import { createChartTimes } from '../chart-times.ts';
import type { ChartComparison, ChartSeries } from '../chart-types.ts';

const words = createFormat('ko', 'KRW');

/** The data of a chart of whole days in Korean, all of them complete. */
export const createChartData = (
  days: readonly Day[],
  series: readonly ChartSeries[],
  comparison?: ChartComparison,
): ChartData => ({
  days,
  times: createChartTimes({ days, interval: 'day', through: days.at(-1), comparison, format: words }),
  series,
  comparison,
  format: { value: words.money, compact: words.moneyCompact },
  incomplete: 0,
  drawn: { series, comparison, scales: [], whole: series },
  scaled: undefined,
  marks: undefined,
  totalAt: undefined,
  pointAction: undefined,
});
