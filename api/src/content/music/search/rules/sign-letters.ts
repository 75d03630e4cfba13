/** Signs that artists write for a letter, by where they stand for it. */
const BETWEEN_LETTERS = /(?<=\p{L})[!@](?=\p{L})/gu;
const BESIDE_LETTERS = /(?<=\p{L})[$€×]|[$€×](?=\p{L})/gu;
const LETTERS: Readonly<Record<string, string>> = { '!': 'i', '@': 'a', $: 's', '€': 'e', '×': 'x' };

const readLetter = (sign: string) => LETTERS[sign] ?? sign;

/** The text with letters in place of the signs that stand for them: "P!nk" is "Pink", "Wow!" stays. */
export const replaceSignLetters = (text: string): string =>
  text.replaceAll(BESIDE_LETTERS, readLetter).replaceAll(BETWEEN_LETTERS, readLetter);
