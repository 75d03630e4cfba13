import type { Currency } from '@portal/shared/i18n';
import { parseExact, roundExact, toDecimal } from './exact-amounts.ts';

/** The digits in which amounts are paid. */
export const PAID_DIGITS: Readonly<Record<Currency, number>> = { USD: 2, KRW: 0 };

const format = (units: bigint, currency: Currency) =>
  toDecimal(roundExact(units, PAID_DIGITS[currency]), PAID_DIGITS[currency]);

/** The sum of decimals with all digits that are paid. */
export const addPaid = (amounts: readonly string[], currency: Currency): string =>
  format(
    amounts.reduce((sum, amount) => sum + parseExact(amount), 0n),
    currency,
  );

export const subtractPaid = (from: string, amount: string, currency: Currency): string =>
  format(parseExact(from) - parseExact(amount), currency);

export const isNothing = (amount: string): boolean => parseExact(amount) === 0n;
