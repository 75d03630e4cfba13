/** The family for Latin, digits and Hangul until Pretendard is loaded. */
export const FALLBACK_FAMILY = '"Pretendard Stand-in"';

/** Pretendard's ascent and descent as fractions of its font size. */
const ASCENT = 0.952;
const DESCENT = 0.241;

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

const LETTERS = 'U+0-2f,U+3a-2ff,U+2000-206f,U+20a0-20cf,U+2190-21ff';
const DIGITS = 'U+30-39';
const HANGUL = 'U+ac00-d7a3';

/**
 * The fallback fonts: Arial and families with its metrics, and Noto Sans for Hangul. Widths are Pretendard's relative to the
 * font's own.
 */
const faces = [
  {
    weights: '1 599',
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    // Measured with words of the portal at weight 450, and with tabular digits.
    widths: { [LETTERS]: 1.005, [DIGITS]: 1.117 },
  },
  {
    weights: '600 1000',
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    // Measured the same way at weights 650 and 700 against Arial Bold.
    widths: { [LETTERS]: 0.997, [DIGITS]: 1.171 },
  },
  {
    weights: '1 599',
    names: ['Noto Sans KR', 'NotoSansKR-Regular', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular'],
    // All syllables of either font have one width: 0.864 and 0.92 of the font size.
    widths: { [HANGUL]: 0.9394 },
  },
  {
    weights: '600 1000',
    names: ['Noto Sans KR Bold', 'NotoSansKR-Bold', 'Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold'],
    widths: { [HANGUL]: 0.9394 },
  },
];

/**
 * `@font-face` rules that give a system font the metrics of Pretendard, so that the layout does not shift when that is
 * loaded. The numbers are measured in a browser and checked by a browser test. Latin has such a font on every system;
 * for Hangul it is Linux and Android, since the fonts of Windows and Apple could not be measured. Han is square in all fonts.
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

/** The family of the only font that Linux has without further packages. */
export const LINUX_FAMILY = '"Narrow DejaVu Sans"';

/** DejaVu with the average width of Pretendard, measured in a browser at weights 450 and 650: it is a tenth to a fifth wider. */
export const LINUX_FONT_FACES = `@font-face{font-family:${LINUX_FAMILY};src:local("DejaVu Sans");font-weight:1 599;size-adjust:90%}
@font-face{font-family:${LINUX_FAMILY};src:local("DejaVu Sans Bold"),local("DejaVuSans-Bold");font-weight:600 1000;size-adjust:83%}`;
