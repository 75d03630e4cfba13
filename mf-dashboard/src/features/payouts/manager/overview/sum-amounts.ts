import { parseExact, roundExact, toDecimal } from '../../../../components/explanation/exact-amounts.ts';

/** Amounts have at most this many places. */
const PLACES = 2;

/** The exact sum of decimals of one currency; floating point would lose cents of large sums. */
export const sumAmounts = (amounts: readonly string[]): string =>
  toDecimal(
    roundExact(
      amounts.reduce((total, amount) => total + parseExact(amount), 0n),
      PLACES,
    ),
    PLACES,
  );
