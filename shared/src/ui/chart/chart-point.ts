import type { NumberInput } from '../../i18n/index.ts';
import { linesFromTop } from './chart-spot.ts';
import type { ChartSpot } from './chart-spot.ts';
import type { ChartComparison, ChartFormat, ChartSeries } from './chart-types.ts';

/** All that is said about one point, in one sentence; about one of several lines alone where somebody is on it. */
export const pointSentence = (options: {
  name: string;
  spot: ChartSpot;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
}): string => {
  const { name, spot, series, comparison, format } = options;
  const { index, seriesId } = spot;
  const one = series.find(({ id }) => id === seriesId);
  if (one) {
    const place = linesFromTop(series, index).indexOf(one.id) + 1;
    return [`${one.name} ${format.value(one.values[index])}`, name, `${place} / ${series.length}`].join(', ');
  }
  const parts = series.map((each) => `${each.name} ${format.value(each.values[index])}`);
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

type Extreme = { series: ChartSeries; index: number };

/** The highest and the lowest point of all lines; undefined where nothing is known. */
export const extremesOf = (
  series: readonly ChartSeries[],
): { highest: Extreme; lowest: Extreme } | undefined => {
  const each = series.flatMap((one) => {
    const found = extremes(one.values);
    return found ? [{ series: one, ...found }] : [];
  });
  const heightAt = ({ values }: ChartSeries, index: number) => asNumber(values[index]) ?? 0;
  const [top] = each.toSorted((a, b) => heightAt(b.series, b.highest) - heightAt(a.series, a.highest));
  const [bottom] = each.toSorted((a, b) => heightAt(a.series, a.lowest) - heightAt(b.series, b.lowest));
  return top && bottom
    ? {
        highest: { series: top.series, index: top.highest },
        lowest: { series: bottom.series, index: bottom.lowest },
      }
    : undefined;
};
