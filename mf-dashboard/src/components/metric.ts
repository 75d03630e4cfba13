import type { Format, NumberInput } from '@portal/shared/i18n';

/** An amount of money, a price per 1,000 views, or a number of views. */
type MetricKind = 'money' | 'price' | 'count';

/** The metrics with a chart, in the order of the cards; engaged views have that of views. Names as in the API. */
const KIND = {
  revenue: 'money',
  views: 'count',
  engaged_views: 'count',
  rpm: 'price',
  premium_views: 'count',
  premium_rpm: 'price',
} as const satisfies Record<string, MetricKind>;
export type Metric = keyof typeof KIND;
// `Object.keys` returns `string[]`.
export const METRICS = Object.keys(KIND) as readonly Metric[];

/** Whether the metric is a price per 1,000 views, which its heading must state. */
export const isPrice = (metric: Metric): boolean => KIND[metric] === 'price';

/** Whether the metric is money or computed from it, which arrives days after views. */
export const needsRevenue = (metric: Metric): boolean => KIND[metric] !== 'count';

/** Whether the metric is a number of views by what YouTube counts as one, or computed from it. */
export const countsViews = (metric: Metric): boolean => metric !== 'revenue' && metric !== 'engaged_views';

/** Formats a value in full, as in a table. */
export const formatMetric = (format: Format, metric: Metric, value: NumberInput): string => {
  if (KIND[metric] === 'money') return format.money(value);
  return KIND[metric] === 'price' ? format.unitPrice(value) : format.count(value);
};

/** Formats a value for an axis or a narrow card. */
export const formatMetricShort = (format: Format, metric: Metric, value: NumberInput): string => {
  if (KIND[metric] === 'money') return format.moneyCompact(value);
  return KIND[metric] === 'price' ? format.unitPrice(value) : format.compact(value);
};

/** A chart's formats: in full, and for its axis. */
export const metricFormat = (format: Format, metric: Metric) => ({
  value: (value: NumberInput) => formatMetric(format, metric, value),
  compact: (value: NumberInput) => formatMetricShort(format, metric, value),
});

/** A wire value as a number, for drawing only: money is never summed or displayed from it. */
export const toNumber = (value: string | number | null): number | null =>
  value === null ? null : Number(value);
