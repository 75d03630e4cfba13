const MICROS = 1_000_000;

/** Millionths of a dollar, as an amount. */
export const formatUsd = (micros: number) =>
  `${micros < 0 ? '-' : ''}$${(Math.abs(micros) / MICROS).toFixed(2)}`;
