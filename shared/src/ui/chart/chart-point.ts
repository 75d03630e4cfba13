import type { NumberInput } from '../../i18n/index.ts';
import type { ChartData } from './chart-data.ts';
import type { PointTime } from './chart-times.ts';
import type { ChartSeries } from './chart-types.ts';
import { sortSeriesFromTop } from './cursor-position.ts';
import type { CursorPosition } from './cursor-position.ts';
import type { NoteMark } from './place-notes.ts';
import { toNumberOrNull } from './series-style.ts';

/** What a chart shows of one point, besides the values of its series. */
export type ChartPoint = {
  /** Its time. */
  name: string;
  isIncomplete: boolean;
  /** Whether lines are dotted there: for incomplete values, and for a week or month that the period cuts. */
  isDotted: boolean;
  /** The comparison; undefined where a comparison of fewer days has none. */
  compared: { name: string; value: NumberInput } | undefined;
  /** The time of a comparison with other days. */
  comparedTime: PointTime | undefined;
  /** What a cut week or month would be as a whole, with the value of a single line; undefined for a whole point. */
  scaled: string | undefined;
  /** What happened on its days. */
  mark: NoteMark | undefined;
};

const describeScaled = ({ scaled, drawn, format }: ChartData, index: number) => {
  if (scaled === undefined || (drawn.scales[index] ?? 1) === 1) return undefined;
  const [only, ...others] = drawn.series;
  const value = only?.values[index] ?? null;
  return others.length > 0 || value === null ? scaled : `${scaled} ≈ ${format.compact(value)}`;
};

/** Returns what a chart shows of one point. */
export const readPoint = (data: ChartData, index: number): ChartPoint => {
  const { times, comparison, incomplete } = data;
  const time = times.points[index];
  const isIncomplete = index > times.points.length - 1 - incomplete;
  return {
    name: time?.name ?? '',
    isIncomplete,
    isDotted: isIncomplete || time?.isCut === true,
    compared:
      comparison && index < comparison.values.length
        ? { name: comparison.name, value: comparison.values[index] }
        : undefined,
    comparedTime: times.compared[index],
    scaled: describeScaled(data, index),
    mark: data.marks?.find((mark) => mark.index === index),
  };
};

/** Says what happened at a mark, with the names. */
const describeMark = ({ notes }: NoteMark): string =>
  notes.map(({ text, names }) => (names ? `${text}: ${names}` : text)).join(', ');

/** Describes the values at the cursor for screen readers: of all series, or of the selected one with its rank. */
export const describePoint = (data: ChartData, { index, seriesId }: CursorPosition): string => {
  const { series, format } = data;
  const { name, compared, scaled, mark } = readPoint(data, index);
  const one = series.find(({ id }) => id === seriesId);
  if (one) {
    const place = sortSeriesFromTop(series, index).indexOf(one.id) + 1;
    return [`${one.name} ${format.value(one.values[index])}`, name, `${place} / ${series.length}`].join(', ');
  }
  const parts = series.map((each) => `${each.name} ${format.value(each.values[index])}`);
  if (scaled !== undefined) parts.push(scaled);
  if (compared) parts.push(`${compared.name} ${format.value(compared.value)}`);
  if (mark) parts.push(describeMark(mark));
  return [name, ...parts].join(', ');
};

type Extreme = { series: ChartSeries; index: number };

/** Returns the highest and lowest point of all series, undefined without values. */
export const findExtremes = (
  series: readonly ChartSeries[],
): { highest: Extreme; lowest: Extreme } | undefined => {
  const points = series.flatMap((one) =>
    one.values.flatMap((value, index) => {
      const height = toNumberOrNull(value);
      return height === null ? [] : { series: one, index, height };
    }),
  );
  const [first, ...others] = points;
  if (!first) return undefined;
  return {
    highest: others.reduce((best, point) => (point.height > best.height ? point : best), first),
    lowest: others.reduce((best, point) => (point.height < best.height ? point : best), first),
  };
};
