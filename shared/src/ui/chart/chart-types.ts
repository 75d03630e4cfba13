import type { Day, NumberInput } from '../../i18n/index.ts';

/** One line of a chart. */
export type ChartSeries = {
  id: string;
  name: string;
  /** One for each day; null where nothing is known, which is never drawn as zero. */
  values: readonly NumberInput[];
  /** Position in the palette, or the grey of what is summed up. @default the series' position */
  color?: number | 'others';
  /** @default 'solid'; 'dashed' where the palette alone no longer tells lines apart */
  look?: 'solid' | 'dashed';
};

/** The same measure point by point: in another period, or of what is usual. */
export type ChartComparison = {
  name: string;
  /** Of the other period; none where it lies on the same days. */
  days: readonly Day[];
  values: readonly NumberInput[];
};

/** Something that happened on a day. */
export type ChartNote = { day: Day; text: string };

/** How a chart's values are read. */
export type ChartFormat = {
  /** In full: tooltip and table. */
  value: (value: NumberInput) => string;
  /** Short: axis and line ends. */
  compact: (value: NumberInput) => string;
};

/** The length of time one point stands for. */
export type ChartInterval = 'day' | 'week' | 'month';

/** Where things are drawn, in pixels from the corner of the picture. */
export type PlotBox = { left: number; top: number; width: number; height: number };
