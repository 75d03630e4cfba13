/**
 * The periods relative to the latest day of the reports: its last days, or calendar months through that day, or through the
 * end of a month `ago` months before.
 */
export const PERIODS = {
  latest: { days: 1 },
  '7d': { days: 7 },
  '28d': { days: 28 },
  '90d': { days: 90 },
  'this-month': { months: 1, ago: 0 },
  'last-month': { months: 1, ago: 1 },
  // The current month is the sixth, so that only the last one is partial.
  '6m': { months: 6, ago: 0 },
} as const;

/** A period relative to the latest day. */
export type PeriodName = keyof typeof PERIODS;
