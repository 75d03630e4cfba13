import type { Day } from '../../../platform/calendar.ts';

/** An amount of an owner's month. */
export type MonthlyAmount = {
  /** The first day of the month that its row names; null when rows name none. */
  month: Day | null;
  day: Day | null;
  country: string;
  /** The kind of adjustment; empty for ordinary revenue. */
  adjustment: string;
  /** The kind of revenue, as YouTube calls it. */
  source: string;
  currency: string;
  rows: number;
  /** Trillionths of the currency. */
  picos: bigint;
};
