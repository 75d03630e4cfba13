import type { Currency } from '@portal/shared/i18n';

/** Decimals of a percentage; rates are stored in basis points, so two are exact. */
export const RATE_DIGITS = 2;

const BASIS_POINTS = 10_000;

/** The member's part of its revenue after the fee, between 0 and 1, rounded to whole basis points. */
export const computeMemberShare = (feeRate: number): number =>
  (BASIS_POINTS - Math.round(feeRate * BASIS_POINTS)) / BASIS_POINTS;

const PERCENTAGE = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;

/** The fee rate of a typed share in percent with at most two decimals; undefined when it is not between 0 and 100. */
export const parseShare = (text: string): number | undefined => {
  const typed = text.trim().replace(/\s*%$/, '');
  if (!PERCENTAGE.test(typed)) return undefined;
  return (BASIS_POINTS - Math.round(Number(typed) * 100)) / BASIS_POINTS;
};

/** A rate of a typed percentage, as a share is typed; undefined when it is not between 0 and 100. */
export const parseRate = (text: string): number | undefined => {
  const rest = parseShare(text);
  return rest === undefined ? undefined : computeMemberShare(rest);
};

/** The member's share in percent, as it is typed. */
export const formatShare = (feeRate: number): string =>
  String(Math.round(computeMemberShare(feeRate) * BASIS_POINTS) / 100);

/** Round revenue, of which every basis point is a whole number of cents or won. */
const EXAMPLE_REVENUE = { KRW: 1_000_000, USD: 1_000 } as const satisfies Record<Currency, number>;

/** What a member and its manager get of an example revenue. */
export const divideExample = (feeRate: number, currency: Currency) => {
  const revenue = EXAMPLE_REVENUE[currency];
  const fee = (revenue * Math.round(feeRate * BASIS_POINTS)) / BASIS_POINTS;
  return { revenue, fee, net: (revenue * BASIS_POINTS - fee * BASIS_POINTS) / BASIS_POINTS };
};
