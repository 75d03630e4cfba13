/** Rates are kept in basis points, so a percentage never has more than two decimals. */
export const RATE_DIGITS = 2;

const BASIS_POINTS = 10_000;

/** What a member receives of its revenue: the rest after the fee. Counted in whole basis points. */
export const memberShare = (feeRate: number): number =>
  (BASIS_POINTS - Math.round(feeRate * BASIS_POINTS)) / BASIS_POINTS;
