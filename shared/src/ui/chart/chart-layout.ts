import type { NumberInput } from '../../i18n/index.ts';
import type { ChartComparison, ChartFormat, ChartSeries, PlotBox } from './chart-types.ts';
import { toHeight } from './series-paint.ts';
import { captionWidth } from './text-width.ts';
import { valueScale } from './value-scale.ts';
import type { ValueScale } from './value-scale.ts';

/** Room for the words above the plot; the highest label alone needs less. */
const TOP_WITH_WORDS = 26;
const TOP = 10;
const BOTTOM = 28;
const LABEL_GAP = 10;
/** Half a crosshair's point reaches beyond the last day. */
const RIGHT = 8;
const END_LABEL_WIDTH = 184;

/** Where everything of a chart stands. */
export type ChartLayout = {
  plot: PlotBox;
  scale: ValueScale;
  /** Pixels of a point's position and of a value. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Lines of many series are named at their ends. */
  hasEndLabels: boolean;
};

const known = (values: readonly NumberInput[]) => values.map(toHeight).filter((height) => height !== null);

/** Lays a chart out in a width and height. */
export const chartLayout = (options: {
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
  width: number;
  height: number;
  isPhone: boolean;
  /** Notes, or that something is still being collected, stand above the plot. */
  hasTopWords: boolean;
}): ChartLayout => {
  const { series, comparison, format, width, height, isPhone, hasTopWords } = options;
  const top = hasTopWords ? TOP_WITH_WORDS : TOP;
  const scale = valueScale([
    ...series.flatMap((one) => known(one.values)),
    ...known(comparison?.values ?? []),
  ]);
  const left =
    Math.ceil(Math.max(...scale.ticks.map((tick) => captionWidth(format.compact(tick))))) + LABEL_GAP;
  const hasEndLabels = series.length > 1 && !isPhone;
  const plot = {
    left,
    top,
    width: Math.max(0, width - left - (hasEndLabels ? END_LABEL_WIDTH : RIGHT)),
    height: Math.max(0, height - top - BOTTOM),
  };
  const last = (series[0]?.values.length ?? 1) - 1;
  return {
    plot,
    scale,
    hasEndLabels,
    // A single point stands at the end, where its name is.
    x: (index) => plot.left + (last > 0 ? index / last : 1) * plot.width,
    y: (value) => plot.top + plot.height * (1 - value / scale.max),
  };
};
