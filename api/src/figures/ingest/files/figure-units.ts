/** Units while rows are summed: millionths of minutes, ten-thousandths of percents, dollars and trillionths of dollars. */
export const MINUTE_PLACES = 6;
export const PERCENT_PLACES = 4;
export const AMOUNT_PLACES = 12;
export const AMOUNT_UNIT = 10 ** AMOUNT_PLACES;

const MILLION = 1_000_000;
const SECONDS_PER_MINUTE = 60;

/** Gives both parts of an amount the same sign. */
const aligned = (dollars: number, rest: number): [number, number] => {
  if (dollars > 0 && rest < 0) return [dollars - 1, rest + AMOUNT_UNIT];
  if (dollars < 0 && rest > 0) return [dollars + 1, rest - AMOUNT_UNIT];
  return [dollars, rest];
};

/** Converts dollars to micros, rounded once, half away from zero. */
export const toMicros = (sum: number, fraction: number): number | bigint => {
  const [dollars, rest] = aligned(sum, fraction);
  const micros = Math.floor((Math.abs(rest) + MILLION / 2) / MILLION) * (rest < 0 ? -1 : 1);
  const whole = dollars * MILLION;
  return Number.isSafeInteger(whole + micros)
    ? whole + micros
    : BigInt(dollars) * BigInt(MILLION) + BigInt(micros);
};

/** Converts millionths of minutes to seconds; whole minutes are separate because sixty times the sum could lose digits. */
export const toSeconds = (sum: number): number => {
  const minutes = Math.floor(sum / MILLION);
  const rest = sum - minutes * MILLION;
  return minutes * SECONDS_PER_MINUTE + Math.floor((rest * SECONDS_PER_MINUTE + MILLION / 2) / MILLION);
};
