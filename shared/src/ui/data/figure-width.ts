/** Advance widths of the family's bold figures, in hundredths of the type size; the comma's with its kerning. */
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

/** Han takes the whole square, Hangul a little less; the few letters among figures are at most as wide as an M. */
const HAN = /\p{Script=Han}/u;
const HAN_WIDTH = 100;
const LETTER_WIDTH = 88;

/** The tracking of figures in every language but Chinese, as the theme sets it. */
const TRACKING = -2.5;

/** How many pixels a figure takes in one line, known before it is drawn so that a narrow card never cuts it off. */
export const figureWidth = (text: string, size: number, hasTracking: boolean): number => {
  const hundredths = [...text].reduce(
    (sum, letter) =>
      sum + (WIDTHS[letter] ?? (HAN.test(letter) ? HAN_WIDTH : LETTER_WIDTH)) + (hasTracking ? TRACKING : 0),
    0,
  );
  return Math.ceil((hundredths / 100) * size);
};
