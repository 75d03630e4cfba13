import { foldWords } from '@portal/shared/search';

/** A code as it is stored: country, registrant, year and number, without hyphens. */
export const ISRC = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;

/** Where the parts of a code begin. */
export const ISRC_PARTS: readonly number[] = [0, 2, 5, 7];

/** The code that a text consists of, in any case and width, its parts separated or not; undefined for any other text. */
export const readWholeIsrc = (text: string) => {
  const words = foldWords(text);
  const code = words.join('').toUpperCase();
  if (!ISRC.test(code)) return undefined;
  let start = 0;
  // Words that are divided elsewhere than a code is, such as "to be 12345678", are words.
  const isDividedAsCode = words.every((word) => {
    const isPart = ISRC_PARTS.includes(start);
    start += word.length;
    return isPart;
  });
  return isDividedAsCode ? code : undefined;
};
