import type { ReportScope } from '../report-scope.ts';

/** Where an amount is shown: on a month's statement, or in a report of some days. */
export type AmountOrigin =
  { month: string; member?: string; channel?: string } | (ReportScope & { video?: string });

/** Which of the amounts of a row is explained. */
export type AmountName = 'gross' | 'fee' | 'net';
