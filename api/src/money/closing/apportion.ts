import { largestRemainder } from '../../figures/report/statement/largest-remainder.ts';

const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);

/**
 * Rounds exact parts to whole units that add up to `total`, which is their sum rounded in some way: a line of a statement
 * may be a unit more or less than its own rounded amount, because its total is one of the rows that add up to another total.
 */
export const apportion = (parts: readonly bigint[], unit: bigint, total: bigint): bigint[] => {
  const rounded = largestRemainder(parts, unit);
  let left = total - sumOf(rounded);
  const step = left < 0n ? -1n : 1n;
  // The largest amounts change least by a unit.
  const size = (index: number) => {
    const part = parts[index] ?? 0n;
    return part < 0n ? -part : part;
  };
  const order = parts.map((_, index) => index).toSorted((a, b) => (size(a) >= size(b) ? -1 : 1));
  for (let turn = 0; left !== 0n && order.length > 0; turn += 1) {
    const index = order[turn % order.length] ?? 0;
    rounded[index] = (rounded[index] ?? 0n) + step;
    left -= step;
  }
  return rounded;
};
