import type { PaymentName } from './amount-origin.ts';
import type { Explanation } from './explanation.api.ts';
import { isNothing, subtractPaid } from './paid-amounts.ts';

export type PaymentStep = {
  name: 'net' | 'total' | PaymentName;
  /** A decimal with all digits that are paid. */
  amount: string;
  /** Whether it is what the steps before it add up to. */
  isSum: boolean;
};

/** After which step the chain of an amount ends. */
const ENDS = {
  corrections: 'total',
  withheld: 'payable',
  payable: 'payable',
  recouped: 'rest',
  rest: 'rest',
} as const;

/** The steps from the net of a month to what is left to pay of it, as far as the explained amount; none of 0. */
export const listPaymentSteps = (
  { currency, shown, total, payment }: Pick<Explanation, 'currency' | 'shown' | 'total' | 'payment'>,
  name: PaymentName,
): PaymentStep[] => {
  if (!total || !payment) return [];
  const sums = [
    { name: 'total', part: 'corrections', amount: total.net },
    { name: 'payable', part: 'withheld', amount: payment.payable },
    { name: 'rest', part: 'recouped', amount: payment.rest },
  ] as const;
  const steps: PaymentStep[] = [{ name: 'net', amount: shown.net, isSum: true }];
  let before = shown.net;
  for (const sum of sums) {
    const part = subtractPaid(sum.amount, before, currency);
    if (!isNothing(part)) steps.push({ name: sum.part, amount: part, isSum: false });
    if (!isNothing(part) || sum.name === name)
      steps.push({ name: sum.name, amount: sum.amount, isSum: true });
    if (sum.name === ENDS[name]) break;
    before = sum.amount;
  }
  return steps;
};
