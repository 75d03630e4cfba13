/** Variants in the order of a round: every other one backwards, so that none is always the one after another. */
export const orderOf = <T>(round: number, variants: readonly T[]): T[] =>
  round % 2 === 0 ? [...variants] : [...variants].reverse();

/** The first round warms up the server, the browser's code cache and the processor; it does not count. */
export const counts = (round: number) => round > 0;
