/** A trend as a chart or a table. */
export const TREND_VIEWS = ['chart', 'table'] as const;
export type TrendView = (typeof TREND_VIEWS)[number];
