/** The family that draws Latin and figures until Pretendard is there. */
export const FALLBACK_FAMILY = '"Pretendard Stand-in"';

/** What Pretendard draws of its ascent and descent, in parts of its size. */
const ASCENT = 0.952;
const DESCENT = 0.241;

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

const LETTERS = 'U+0-2f,U+3a-2ff,U+2000-206f,U+20a0-20cf,U+2190-21ff';
const DIGITS = 'U+30-39';

/**
 * What stands in: Arial, and families made as wide as it. Everything that is written without Hangul and Han. Widths are
 * those of Pretendard beside the font's own.
 */
const faces = [
  {
    weights: '1 599',
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    // Words of the portal at weight 450, and digits in columns.
    widths: { [LETTERS]: 1.005, [DIGITS]: 1.117 },
  },
  {
    weights: '600 1000',
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    // The same for 650 and 700 beside Arial Bold.
    widths: { [LETTERS]: 0.997, [DIGITS]: 1.171 },
  },
];

/**
 * Faces of a font that most systems have, as wide and as high as Pretendard, so that nothing moves when that comes. The
 * numbers are measured in a browser; a browser test measures them again. Latin alone has such a font on every system:
 * what systems have for Hangul is drawn to other measures on each, and Han is square in all of them.
 */
export const FALLBACK_FONT_FACES = faces
  .flatMap(({ weights, names, widths }) => {
    const source = names.map((name) => `local("${name}")`).join(',');
    return Object.entries(widths).map(
      ([range, width]) =>
        `@font-face{font-family:${FALLBACK_FAMILY};src:${source};font-weight:${weights};size-adjust:${percent(width)};ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%;unicode-range:${range}}`,
    );
  })
  .join('\n');
