import type { ChartComparison, ChartSeries } from '@portal/shared/ui/chart';
import type { NumberInput } from '@portal/shared/i18n';
import type { ChannelTrend } from './channel-trend.api.ts';

/** The chart's data. */
export type ChannelLines = {
  days: readonly string[];
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  /** The total at each point; undefined for a single channel. */
  totals: readonly NumberInput[] | undefined;
};

const NO_VALUES: readonly NumberInput[] = [];

/** Placeholders for the expected lines, including the line of all others. */
export const placeholderLines = (count: number): ChannelLines => ({
  days: [],
  series: Array.from({ length: count }, (_, index) => ({ id: String(index), name: '', values: NO_VALUES })),
  comparison: undefined,
  totals: undefined,
});

/**
 * A line for each channel in its own colour, and a grey one for all others. A single channel is compared with itself in
 * the comparison period instead.
 */
export const channelLines = (
  { dates, series, others, totals, compare_dates: days, compare_through: ends }: ChannelTrend,
  names: { others: string; comparison: string },
): ChannelLines => {
  const lines: ChartSeries[] = series.map(({ channel, values }) => ({
    id: channel.id,
    name: channel.name,
    color: channel.color,
    values,
  }));
  const [only, ...rest] = series;
  if (only && rest.length === 0) {
    const compared = only.compare_values;
    return {
      days: dates,
      series: lines,
      comparison:
        compared && days && ends ? { name: names.comparison, days, ends, values: compared } : undefined,
      totals: undefined,
    };
  }
  if (others.count > 0)
    lines.push({ id: 'others', name: names.others, color: 'others', values: others.values });
  return { days: dates, series: lines, comparison: undefined, totals };
};
