/** Shorter words have too many neighbours for a typo to be distinguished from another word. */
const MIN_LENGTH = 4;
const MIN_HAN_LENGTH = 3;

/** Whether a folded word is long enough for a typo in it to be distinguished from another word. */
export const canHaveTypo = (word: string): boolean =>
  /^[\p{L}\p{N}]/u.test(word) &&
  [...word].length >= (/\p{Script=Han}/u.test(word) ? MIN_HAN_LENGTH : MIN_LENGTH);

/** The letters of words with one of them wrong, missing, additional or transposed; `any` stands for any letter. */
export const listTypos = (letters: readonly string[], any: string): string[][] => [
  ...letters.flatMap((letter, at) => [
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 1, any),
    letters.toSpliced(at, 0, any),
    ...(at + 1 < letters.length ? [letters.toSpliced(at, 2, letters[at + 1] ?? '', letter)] : []),
  ]),
  letters.concat(any),
];
