/** How a trend is shown: as lines, or the same figures in rows. */
export const TREND_VIEWS = ['chart', 'table'] as const;
export type TrendView = (typeof TREND_VIEWS)[number];
