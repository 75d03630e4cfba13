/** The server's minimum length; shorter passwords are weak. */
const MIN_LENGTH = 8;
/** Entropy in bits: below the first a password can be guessed in hours, above the second in years. */
const FAIR_BITS = 45;
const STRONG_BITS = 65;

const POOLS = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
] as const;

/** Estimates a password's strength: 0 for an empty one, 1 weak, 2 fair, 3 strong; repeated characters add little. */
export const estimatePasswordStrength = (password: string): 0 | 1 | 2 | 3 => {
  if (password === '') return 0;
  const letters = [...password];
  if (letters.length < MIN_LENGTH) return 1;
  const pool = POOLS.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const counted = Math.min(letters.length, new Set(letters).size * 1.5);
  const bits = counted * Math.log2(pool);
  if (bits < FAIR_BITS) return 1;
  return bits < STRONG_BITS ? 2 : 3;
};
