import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { EXACT_DIGITS, parseExact, roundExact, toDecimal } from './exact-amounts.ts';

/** Formats amounts with all digits of exact ones, so that they line up in a column; all languages have a decimal point. */
export const useExactFormat = (currency: Currency) => {
  const format = useFormat(currency);
  const digits = EXACT_DIGITS[currency];
  return (amount: string): string => {
    const text = toDecimal(roundExact(parseExact(amount), digits), digits);
    const [whole = '', fraction = ''] = text.replace('-', '').split('.');
    return `${text.startsWith('-') ? '−' : ''}${format.decimal(whole, 0)}.${fraction}`;
  };
};
