/** Amounts have at most this many places. */
const PLACES = 2;

const toUnits = (amount: string) => {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const units = BigInt(whole + fraction.padEnd(PLACES, '0').slice(0, PLACES));
  return sign === '-' ? -units : units;
};

/** The exact sum of decimals of one currency; floating point would lose cents of large sums. */
export const sumAmounts = (amounts: readonly string[]): string => {
  const sum = amounts.reduce((total, amount) => total + toUnits(amount), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(PLACES + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
};
