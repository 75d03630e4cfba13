/**
 * The order of the variants in a round: reversed in every other round, so that no variant always runs after the same
 * one.
 */
export const orderVariants = <T>(round: number, variants: readonly T[]): T[] =>
  round % 2 === 0 ? [...variants] : [...variants].reverse();

/** The first round warms up the server, the browser's code cache and the CPU; it is not measured. */
export const isMeasured = (round: number) => round > 0;
