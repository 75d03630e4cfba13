import {
  PAID_DECIMALS,
  type PaidCurrency,
  paidCurrencies,
  paidText,
} from '../../figures/report/statement/statement.ts';

/** Amounts of `bigint` columns have 18 digits at most, with room for their sums. */
const MAX_DIGITS = 13;

export const isPaidCurrency = (text: string): text is PaidCurrency =>
  paidCurrencies.some((currency) => currency === text);

/** An amount in the smallest paid unit as a decimal with all places of its currency. */
export const toMoneyText = (amount: bigint, currency: string) =>
  paidText(amount, isPaidCurrency(currency) ? PAID_DECIMALS[currency] : 0);

/** A decimal in the smallest paid unit; undefined when it is none, or has more places than are paid. */
export const parseMoney = (text: string, currency: PaidCurrency): bigint | undefined => {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const decimals = PAID_DECIMALS[currency];
  if (whole === '' || whole.length > MAX_DIGITS || fraction.length > decimals) return undefined;
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`);
};
