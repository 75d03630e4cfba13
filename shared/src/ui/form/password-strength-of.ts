/** Below this a password is weak whatever it is made of; it is also the least the server takes. */
const LEAST = 8;
/** Bits of a guess at random: below the first a password falls in hours, above the second in years. */
const FAIR_BITS = 45;
const STRONG_BITS = 65;

const POOLS = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
] as const;

/** How hard a password is to guess: 0 is none yet, 3 is strong. Repeated letters count once and a half. */
export const passwordStrengthOf = (password: string): 0 | 1 | 2 | 3 => {
  if (password === '') return 0;
  const letters = [...password];
  if (letters.length < LEAST) return 1;
  const pool = POOLS.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const counted = Math.min(letters.length, new Set(letters).size * 1.5);
  const bits = counted * Math.log2(pool);
  if (bits < FAIR_BITS) return 1;
  return bits < STRONG_BITS ? 2 : 3;
};
