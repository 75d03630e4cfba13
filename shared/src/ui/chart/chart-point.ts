import type { NumberInput } from '../../i18n/index.ts';
import { sortSeriesFromTop } from './cursor-position.ts';
import type { CursorPosition } from './cursor-position.ts';
import type { ChartComparison, ChartFormat, ChartSeries } from './chart-types.ts';
import type { NoteMark } from './place-notes.ts';
import type { DrawnLines } from './use-drawn-lines.ts';

/** Says what happened at a mark, with the names. */
const describeMark = ({ notes }: NoteMark): string =>
  notes.map(({ text, names }) => (names ? `${text}: ${names}` : text)).join(', ');

/** The comparison at a point; undefined where a comparison of fewer days has none. */
export const comparisonAt = (
  comparison: ChartComparison | undefined,
  index: number,
): { name: string; value: NumberInput } | undefined =>
  comparison && index < comparison.values.length
    ? { name: comparison.name, value: comparison.values[index] }
    : undefined;

/** Describes the values at the cursor for screen readers: of all series, or of the selected one with its rank. */
export const describePoint = (options: {
  name: string;
  cursor: CursorPosition;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
  /** What happened on these days. */
  mark?: NoteMark | undefined;
  /** What a cut week or month would be as a whole. */
  scaled?: string | undefined;
}): string => {
  const { name, cursor, series, comparison, format, mark, scaled } = options;
  const { index, seriesId } = cursor;
  const one = series.find(({ id }) => id === seriesId);
  if (one) {
    const place = sortSeriesFromTop(series, index).indexOf(one.id) + 1;
    return [`${one.name} ${format.value(one.values[index])}`, name, `${place} / ${series.length}`].join(', ');
  }
  const parts = series.map((each) => `${each.name} ${format.value(each.values[index])}`);
  if (scaled !== undefined) parts.push(scaled);
  const compared = comparisonAt(comparison, index);
  if (compared) parts.push(`${compared.name} ${format.value(compared.value)}`);
  if (mark) parts.push(describeMark(mark));
  return [name, ...parts].join(', ');
};

/** Says what a cut week or month would be as a whole, with the value of a single line; undefined for a whole point. */
export const describeScaled = (
  words: string | undefined,
  { series, scales }: DrawnLines,
  { index }: CursorPosition,
  format: ChartFormat,
): string | undefined => {
  if (words === undefined || (scales[index] ?? 1) === 1) return undefined;
  const [only, ...others] = series;
  const value = only?.values[index] ?? null;
  return others.length > 0 || value === null ? words : `${words} ≈ ${format.compact(value)}`;
};

const asNumber = (value: NumberInput) => (value === null || value === undefined ? null : Number(value));

/** Returns the indexes of the highest and lowest value, undefined without values. */
export const findExtremes = (
  values: readonly NumberInput[],
): { highest: number; lowest: number } | undefined => {
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

/** Returns the highest and lowest point of all series, undefined without values. */
export const findSeriesExtremes = (
  series: readonly ChartSeries[],
): { highest: Extreme; lowest: Extreme } | undefined => {
  const each = series.flatMap((one) => {
    const found = findExtremes(one.values);
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
