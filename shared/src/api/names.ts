import { removeInvisible } from './visible-text.ts';

/** Spaces of every width, line breaks, tabs and the empty Braille pattern. */
const BLANKS = /[\s\u2800]+/g;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The lengths of nicknames in characters; managers may give members longer ones than a sign-up accepts. */
export const NICKNAME_LENGTHS = { minimum: 2, maximum: 12, memberMaximum: 50 } as const;

/** A name as it is stored: trimmed, on one line, without invisible characters. */
export const cleanName = (name: string): string =>
  removeInvisible(name).replace(BLANKS, ' ').trim().normalize('NFC');

/** The number of characters of a name as people count them; 0 if nothing of it is visible. */
export const countNameCharacters = (name: string): number => {
  const cleaned = cleanName(name);
  if (!VISIBLE.test(cleaned)) return 0;
  return [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(cleaned)].length;
};

/** Whether a name has a visible character and a length between two limits. */
export const isName = (name: string, { minimum, maximum }: { minimum: number; maximum: number }): boolean => {
  const length = countNameCharacters(name);
  return length >= Math.max(1, minimum) && length <= maximum;
};
