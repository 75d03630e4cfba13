import type { NumberInput } from '../../i18n/index.ts';
import type { ChartComparison, ChartFormat, ChartSeries } from './chart-types.ts';

/** All that is said about one point, in one sentence. */
export const pointSentence = (options: {
  name: string;
  index: number;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
}): string => {
  const { name, index, series, comparison, format } = options;
  const parts = series.map((one) => `${one.name} ${format.value(one.values[index])}`);
  if (comparison) parts.push(`${comparison.name} ${format.value(comparison.values[index])}`);
  return [name, ...parts].join(', ');
};

const asNumber = (value: NumberInput) => (value === null || value === undefined ? null : Number(value));

/** The positions of the highest and lowest value; undefined where none is known. */
export const extremes = (values: readonly NumberInput[]): { highest: number; lowest: number } | undefined => {
  let found: { highest: number; lowest: number } | undefined;
  values.forEach((value, index) => {
    const height = asNumber(value);
    if (height === null) return;
    found ??= { highest: index, lowest: index };
    if (height > (asNumber(values[found.highest]) ?? height)) found.highest = index;
    if (height < (asNumber(values[found.lowest]) ?? height)) found.lowest = index;
  });
  return found;
};
