import type { AmountName, PaymentName } from './amount-origin.ts';
import { EXACT_DIGITS, parseExact, roundExact, toDecimal } from './exact-amounts.ts';
import type { Explanation } from './explanation.api.ts';

export type StepName = 'whole' | 'others' | 'members' | 'gross' | 'unassigned' | 'fee' | 'net' | 'rounding';

export type Step = {
  name: StepName;
  /** A decimal with all digits of exact amounts. */
  amount: string;
  /** Whether it is what the steps before it add up to. */
  isSum: boolean;
};

/**
 * The steps from the whole revenue to an amount of the screen. Sums are rounded to the digits of exact amounts, and what
 * is between them is their difference, so that the shown figures add up, too.
 */
export const listSteps = (explanation: Explanation, name: Exclude<AmountName, PaymentName>) => {
  const { currency, exact, of } = explanation;
  const digits = EXACT_DIGITS[currency];
  const round = (text: string) => roundExact(parseExact(text), digits);
  const sum = (of_: StepName, units: bigint): Step => ({
    name: of_,
    amount: toDecimal(units, digits),
    isSum: true,
  });
  const part = (of_: StepName, units: bigint): Step[] =>
    units === 0n ? [] : [{ name: of_, amount: toDecimal(units, digits), isSum: false }];

  const [whole, gross, fee, net] = [
    round(exact.whole),
    round(exact.gross),
    round(exact.fee),
    round(exact.net),
  ];
  const steps: Step[] = [sum('whole', whole)];
  if (of === 'member' && gross !== whole) steps.push(...part('others', gross - whole), sum('gross', gross));
  if (name === 'fee') steps.push(sum('fee', fee));
  const unassigned = round(exact.unassigned);
  if (name === 'unassigned')
    steps.push(...part('members', unassigned - whole), sum('unassigned', unassigned));
  if (name === 'net' && net !== gross)
    steps.push(...part('unassigned', -unassigned), ...part('fee', net - gross + unassigned), sum('net', net));
  const last = { gross, fee, net, unassigned }[name];
  const shown = name === 'unassigned' ? (explanation.unassigned?.shown ?? '0') : explanation.shown[name];
  steps.push(...part('rounding', round(shown) - last));
  return {
    steps,
    /** What the screen shows. */
    shown,
  };
};
