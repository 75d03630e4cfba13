import { type FactReportId, VIEWS_REPORT } from '../report-types.ts';

/** How far the figures of a delivery may differ from those that are likely. */
export type DoubtLimits = {
  /** The ratio by which a delivery may reduce the figures of the same days; 0.2 is a fifth. */
  maxDecrease: number;
  /** How many times more or less a delivery may have than nearby days, the estimate or an earlier report. */
  maxDeviation: number;
};

/** Reports are corrected by some percent after their first delivery. */
const DEFAULT_MAX_DECREASE = 0.2;

/** All accounts together have at most twice or half of it from day to day; another currency is a factor of 7 and more. */
const DEFAULT_MAX_DEVIATION = 5;

export const DEFAULT_LIMITS: DoubtLimits = {
  maxDecrease: DEFAULT_MAX_DECREASE,
  maxDeviation: DEFAULT_MAX_DEVIATION,
};

/** Smaller figures change by more than any useful limit from one report to the next. */
export const COMPARED_FROM = { facts: 100, channels: 5, views: 1_000, revenue: 1_000_000 };

/** What is added to smaller figures is no sign of an error: one video may be seen a thousand times as often as the day before. */
const EXCEEDED_FROM = { views: 10_000, revenue: 10_000_000 };

/** The smallest amount of a report that is compared, and the one up to which more is no sign of an error. */
export const findSmallAmounts = (type: FactReportId) =>
  type === VIEWS_REPORT
    ? { from: COMPARED_FROM.views, exceededFrom: EXCEEDED_FROM.views }
    : { from: COMPARED_FROM.revenue, exceededFrom: EXCEEDED_FROM.revenue };

export const getAmountUnit = (type: FactReportId): 'views' | 'usd_micros' =>
  type === VIEWS_REPORT ? 'views' : 'usd_micros';
export const getAmountName = (type: FactReportId) => (type === VIEWS_REPORT ? 'views' : 'revenue');

/** The figures of one account vary more than those of all together. */
export const measureAccountDeviation = ({ maxDeviation }: DoubtLimits) => maxDeviation ** 2;
