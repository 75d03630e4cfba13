/** Spellings of one sound in the usual systems, of which the first is replaced by the second, in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Hepburn and Kunrei.
  [/[ct]ch/g, 'tty'],
  [/sh/g, 'sy'],
  [/ch/g, 'ty'],
  [/j/g, 'zy'],
  [/([stz])yi/g, '$1i'],
  [/tsu/g, 'tu'],
  [/fu/g, 'hu'],
  [/m(?=[bmp])/g, 'n'],
  // Hangul and kana have one letter for both.
  [/l/g, 'r'],
];

/** What romanised words are compared by: "shinbun", "shimbun" and "sinbun" are the same. */
export const readRomanisedKey = (word: string): string =>
  SPELLINGS.reduce((key, [spelling, replacement]) => key.replaceAll(spelling, replacement), word);
