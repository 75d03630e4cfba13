import type { ChartSeries } from './chart-types.ts';
import { toHeight } from './series-paint.ts';

/** Where in a chart somebody is: a point in time, and of several lines one or all. */
export type ChartSpot = {
  index: number;
  /** Of the line that is read alone. */
  seriesId?: string | undefined;
};

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** The lines at a point from top to bottom, as they lie in the picture; those without a value come last. */
export const linesFromTop = (series: readonly ChartSeries[], index: number): string[] =>
  series
    .map((one) => ({ id: one.id, height: toHeight(one.values[index]) ?? -Infinity }))
    .toSorted((a, b) => b.height - a.height)
    .map(({ id }) => id);

const nextLine = (series: readonly ChartSeries[], { index, seriesId }: ChartSpot, isDown: boolean) => {
  const lines = linesFromTop(series, index);
  const at = seriesId === undefined ? -1 : lines.indexOf(seriesId);
  // From all lines together Down leads to the highest, Up to the lowest.
  const target = isDown ? at + 1 : at === -1 ? lines.length - 1 : at - 1;
  return lines[clamp(target, lines.length - 1)];
};

/** Where a key leads; undefined for keys that lead nowhere. */
export const spotAfterKey = (
  key: string,
  spot: ChartSpot,
  { series, last }: { series: readonly ChartSeries[]; last: number },
): ChartSpot | undefined => {
  const step = STEPS[key];
  if (step !== undefined) return { ...spot, index: clamp(spot.index + step, last) };
  if (key === 'Home' || key === 'End') return { ...spot, index: key === 'Home' ? 0 : last };
  if ((key === 'ArrowUp' || key === 'ArrowDown') && series.length > 1)
    return { ...spot, seriesId: nextLine(series, spot, key === 'ArrowDown') };
  return undefined;
};
