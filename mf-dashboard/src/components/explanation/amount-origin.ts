import type { ReportScope } from '../report-scope.ts';

/** Where an amount is shown: on a month's statement, or in a report of some days. */
export type AmountOrigin =
  { month: string; member?: string; channel?: string } | (ReportScope & { video?: string });

/** What follows the net of a member on a statement. */
const paymentNames = ['corrections', 'withheld', 'payable', 'recouped', 'rest'] as const;
export type PaymentName = (typeof paymentNames)[number];

/** Which of the amounts of a row is explained. */
export type AmountName = 'gross' | 'fee' | 'net' | 'unassigned' | PaymentName;

export const isPaymentName = (name: AmountName): name is PaymentName =>
  paymentNames.some((each) => each === name);
