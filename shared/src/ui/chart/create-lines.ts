import { token } from '../../theme/index.ts';
import type { ChartComparison, ChartSeries } from './chart-types.ts';
import type { DottedEnds } from './dotted-ends.ts';
import { getLineStyle, getSeriesColor, toNumberOrNull } from './series-style.ts';

/** A line as ApexCharts draws it. */
export type Line = {
  name: string;
  color: string;
  width: number;
  dash: number;
  isArea: boolean;
  values: (number | null)[];
};

/** ApexCharts accepts one length for dash and gap; `chart.styles` maps these values to dash patterns. */
const DOTTED = 1;
const DASHED = 2;

/** The lines of a plot: each series with its dotted ends as lines of their own, and the comparison. */
export const createLines = (
  series: readonly ChartSeries[],
  comparison: ChartComparison | undefined,
  dotted: DottedEnds,
): Line[] => {
  const count = series[0]?.values.length ?? 0;
  const last = count - 1 - dotted.end;
  const lines = series.flatMap((one, index): Line[] => {
    const heights = one.values.map(toNumberOrNull);
    const base = { name: one.name, color: getSeriesColor(one, index), width: 2 };
    const part = (from: number, to: number) =>
      heights.map((height, at) => (at >= from && at <= to ? height : null));
    const end = (from: number, to: number) => ({
      ...base,
      dash: DOTTED,
      isArea: false,
      values: part(from, to),
    });
    return [
      {
        ...base,
        dash: getLineStyle(one, index) === 'dashed' ? DASHED : 0,
        isArea: series.length === 1,
        values: part(dotted.start, last),
      },
      ...(dotted.start > 0 ? [end(0, dotted.start)] : []),
      ...(dotted.end > 0 ? [end(last, count - 1)] : []),
    ];
  });
  if (comparison)
    lines.push({
      name: comparison.name,
      color: token.color.compare,
      width: 1.5,
      dash: DASHED,
      isArea: false,
      values: Array.from({ length: count }, (_, at) => toNumberOrNull(comparison.values[at])),
    });
  return lines;
};
