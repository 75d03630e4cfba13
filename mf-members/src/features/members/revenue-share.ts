/** Decimals of a percentage; rates are stored in basis points, so two are exact. */
export const RATE_DIGITS = 2;

const BASIS_POINTS = 10_000;

/** The member's part of its revenue after the fee, between 0 and 1, rounded to whole basis points. */
export const computeMemberShare = (feeRate: number): number =>
  (BASIS_POINTS - Math.round(feeRate * BASIS_POINTS)) / BASIS_POINTS;
