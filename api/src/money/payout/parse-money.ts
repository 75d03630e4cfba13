import { PAID_DECIMALS } from '../../figures/report/statement/statement.ts';
import type { Currency } from '@portal/shared/facts';

/** Amounts of `bigint` columns have 18 digits at most, with room for their sums. */
const MAX_DIGITS = 13;

/** A decimal in the smallest paid unit; undefined when it is none, or has more places than are paid. */
export const parseMoney = (text: string, currency: Currency): bigint | undefined => {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const decimals = PAID_DECIMALS[currency];
  if (whole === '' || whole.length > MAX_DIGITS || fraction.length > decimals) return undefined;
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`);
};

/** A decimal without the zeros at its end, which a column with fixed places adds. */
export const trimDecimal = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
