import type { Day, NumberInput } from '../../i18n/index.ts';

/** A line of a chart. */
export type ChartSeries = {
  id: string;
  name: string;
  /** One value per day; null for a missing value, which is a gap in the line. */
  values: readonly NumberInput[];
  /** Index in the palette, or the grey of aggregated series. @default the series' index */
  color?: number | 'others';
  /** @default 'solid', and 'dashed' from the eleventh colour of the palette on */
  lineStyle?: 'solid' | 'dashed';
};

/** A comparison line of the same measure: another period, or a median. */
export type ChartComparison = {
  name: string;
  /** The days of the other period; empty when they are the same. */
  days: readonly Day[];
  /** The last day of each point. @default as many days as the chart's own points have */
  ends?: readonly Day[];
  values: readonly NumberInput[];
  /** Whether only the table has it, because its line could not be read. @default false */
  isTableOnly?: boolean;
};

/** Something that happened on the days of a point. */
export type ChartNote = {
  /** The point's day. */
  day: Day;
  /** What happened, e.g. `채널 2개 승인`. */
  text: string;
  /** How many times it happened, shown where the text has no room. @default 1 */
  count?: number;
  /** To whom or what, for the readout, e.g. names of channels. */
  names?: string;
  /** Whether it has a dot at the axis without words, for what rarely changes the values. @default false */
  isQuiet?: boolean;
};

/** What a press of a point opens. */
export type ChartPointAction = {
  /** What it opens, e.g. `수익이 달라진 이유`. */
  label: string;
  /** Called with the point's day. */
  open: (day: Day) => void;
};

/** Formatters of a chart's values. */
export type ChartFormat = {
  /** Full form, for tooltip and table. */
  value: (value: NumberInput) => string;
  /** Short form, for axis and line ends. */
  compact: (value: NumberInput) => string;
};

/** The interval of one point. */
export type ChartInterval = 'day' | 'week' | 'month';

/** The plot's position and size in pixels from the chart's top left corner. */
export type PlotBox = { left: number; top: number; width: number; height: number };
