/** Advance widths of Pretendard's bold digits in hundredths of the font size; the comma's includes its kerning. */
const WIDTHS: Readonly<Record<string, number>> = {
  '0': 66,
  '1': 47,
  '2': 61,
  '3': 64,
  '4': 66,
  '5': 63,
  '6': 64,
  '7': 58,
  '8': 64,
  '9': 64,
  ',': 25,
  '.': 28,
  '%': 96,
  '₩': 92,
  $: 63,
};

/** Han fills the em square, Hangul slightly less; other letters in figures are at most as wide as an M. */
const HAN = /\p{Script=Han}/u;
const HAN_WIDTH = 100;
const LETTER_WIDTH = 88;

/** The theme's letter spacing of figures in every language but Chinese. */
const TRACKING = -2.5;

/**
 * Returns the width in pixels of a figure in one line without measuring it, so that a narrow card can use its compact
 * form.
 */
export const computeFigureWidth = (text: string, size: number, hasTracking: boolean): number => {
  const hundredths = [...text].reduce(
    (sum, letter) =>
      sum + (WIDTHS[letter] ?? (HAN.test(letter) ? HAN_WIDTH : LETTER_WIDTH)) + (hasTracking ? TRACKING : 0),
    0,
  );
  return Math.ceil((hundredths / 100) * size);
};
