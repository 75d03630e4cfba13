import type { Day, NumberInput } from '../../i18n/index.ts';
import type { ChartTimes } from './chart-times.ts';
import type { ChartComparison, ChartFormat, ChartPointAction, ChartSeries } from './chart-types.ts';
import type { NoteMark } from './place-notes.ts';
import type { DrawnLines } from './use-drawn-lines.ts';

/** What the parts of a chart show. */
export type ChartData = {
  days: readonly Day[];
  times: ChartTimes;
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
  /** How many of the last points are still being collected. */
  incomplete: number;
  drawn: DrawnLines;
  /** Points where something happened; undefined for a chart without such marks. */
  marks: readonly NoteMark[] | undefined;
  /** The total at a point; undefined for a chart that shows none. */
  totalAt: ((index: number) => NumberInput) | undefined;
  /** Says that cut weeks or months are drawn as whole ones; undefined when none is. */
  scaled: string | undefined;
  /** What a press of a point opens; undefined where it opens nothing. */
  pointAction: ChartPointAction | undefined;
};
