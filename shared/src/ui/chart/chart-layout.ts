import type { NumberInput } from '../../i18n/index.ts';
import type { ChartComparison, ChartFormat, ChartSeries, PlotBox } from './chart-types.ts';
import { toNumberOrNull } from './series-style.ts';
import { estimateCaptionWidth } from './text-width.ts';
import { computeValueScale } from './value-scale.ts';
import type { ValueScale } from './value-scale.ts';

/** Space above the plot in pixels, with and without labels there. */
const TOP_WITH_LABELS = 26;
const TOP = 10;
const BOTTOM = 28;
const LABEL_GAP = 10;
/** The crosshair's point extends beyond the last day by its radius. */
const RIGHT = 8;
const END_LABEL_WIDTH = 184;

/** The layout of a chart. */
export type ChartLayout = {
  plot: PlotBox;
  scale: ValueScale;
  /** Map a point's index and a value to pixels. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Whether lines are labelled at their ends. */
  hasEndLabels: boolean;
  /** How large text is, compared with the browser's default. */
  textScale: number;
};

const known = (values: readonly NumberInput[]) =>
  values.map(toNumberOrNull).filter((height) => height !== null);

/** Computes the layout of a chart from its size in pixels. Labels, and the space for them, follow the text's size. */
export const computeChartLayout = (options: {
  series: readonly ChartSeries[];
  comparison: ChartComparison | undefined;
  format: ChartFormat;
  width: number;
  height: number;
  isPhone: boolean;
  /** @default 1 */
  textScale?: number;
  /** Whether notes or the label of the incomplete part are above the plot. */
  hasTopLabels: boolean;
}): ChartLayout => {
  const { series, comparison, format, width, height, isPhone, textScale = 1, hasTopLabels } = options;
  const top = (hasTopLabels ? TOP_WITH_LABELS : TOP) * textScale;
  const scale = computeValueScale([
    ...series.flatMap((one) => known(one.values)),
    ...known(comparison?.values ?? []),
  ]);
  const left =
    Math.ceil(Math.max(...scale.ticks.map((tick) => estimateCaptionWidth(format.compact(tick), textScale)))) +
    LABEL_GAP;
  const hasEndLabels = series.length > 1 && !isPhone;
  const plot = {
    left,
    top,
    width: Math.max(0, width - left - (hasEndLabels ? END_LABEL_WIDTH * textScale : RIGHT)),
    height: Math.max(0, height - top - BOTTOM * textScale),
  };
  const last = (series[0]?.values.length ?? 1) - 1;
  return {
    plot,
    scale,
    hasEndLabels,
    textScale,
    // A single point is at the right end, next to its label.
    x: (index) => plot.left + (last > 0 ? index / last : 1) * plot.width,
    y: (value) => plot.top + (plot.height * (scale.max - value)) / (scale.max - scale.min),
  };
};
