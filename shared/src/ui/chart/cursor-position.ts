import type { ChartSeries } from './chart-types.ts';
import { toNumberOrNull } from './series-style.ts';

/** The position of a chart's cursor: a point in time, and one or all series. */
export type CursorPosition = {
  index: number;
  /** Id of the selected series. @default all series */
  seriesId?: string | undefined;
};

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Returns the ids of the series at a point from highest to lowest value; series without a value are last. */
export const sortSeriesFromTop = (series: readonly ChartSeries[], index: number): string[] =>
  series
    .map((one) => ({ id: one.id, height: toNumberOrNull(one.values[index]) ?? -Infinity }))
    .toSorted((a, b) => b.height - a.height)
    .map(({ id }) => id);

const findAdjacentSeries = (
  series: readonly ChartSeries[],
  { index, seriesId }: CursorPosition,
  isDown: boolean,
) => {
  const lines = sortSeriesFromTop(series, index);
  const at = seriesId === undefined ? -1 : lines.indexOf(seriesId);
  // Without a selected series, Down selects the highest and Up the lowest.
  const target = isDown ? at + 1 : at === -1 ? lines.length - 1 : at - 1;
  return lines[clamp(target, lines.length - 1)];
};

/** Returns the cursor position after a key press, undefined for other keys. */
export const moveCursor = (
  key: string,
  cursor: CursorPosition,
  { series, last }: { series: readonly ChartSeries[]; last: number },
): CursorPosition | undefined => {
  const step = STEPS[key];
  if (step !== undefined) return { ...cursor, index: clamp(cursor.index + step, last) };
  if (key === 'Home' || key === 'End') return { ...cursor, index: key === 'Home' ? 0 : last };
  if ((key === 'ArrowUp' || key === 'ArrowDown') && series.length > 1)
    return { ...cursor, seriesId: findAdjacentSeries(series, cursor, key === 'ArrowDown') };
  return undefined;
};
