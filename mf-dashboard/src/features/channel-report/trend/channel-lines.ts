import type { ChartComparison, ChartSeries } from '@portal/shared/ui/chart';
import type { NumberInput } from '@portal/shared/i18n';
import type { ChannelTrend } from './channel-trend.api.ts';

/** What the chart draws. */
export type ChannelLines = {
  days: readonly string[];
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  /** The whole at each point; none where one channel is looked at alone. */
  totals: readonly NumberInput[] | undefined;
};

const NO_VALUES: readonly NumberInput[] = [];

/** Lines that keep the place of those to come: as many as there will be, and the one of all others. */
export const awaitedLines = (count: number): ChannelLines => ({
  days: [],
  series: Array.from({ length: count }, (_, index) => ({ id: String(index), name: '', values: NO_VALUES })),
  comparison: undefined,
  totals: undefined,
});

/**
 * A line for each channel in the channel's own colour, and a grey one for all others. One channel alone is held
 * against itself in the period it is compared with instead.
 */
export const channelLines = (
  { dates, series, others, totals, compare_dates: comparedDates }: ChannelTrend,
  names: { others: string; comparison: string },
): ChannelLines => {
  const lines: ChartSeries[] = series.map(({ channel, values }) => ({
    ...{ id: channel.id, name: channel.name, color: channel.color, values },
  }));
  const [only, ...rest] = series;
  if (only && rest.length === 0) {
    const compared = only.compare_values;
    return {
      days: dates,
      series: lines,
      comparison:
        compared && comparedDates
          ? { name: names.comparison, days: comparedDates, values: compared }
          : undefined,
      totals: undefined,
    };
  }
  if (others.count > 0)
    lines.push({ id: 'others', name: names.others, color: 'others', values: others.values });
  return { days: dates, series: lines, comparison: undefined, totals };
};
