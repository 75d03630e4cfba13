const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

/** Whether the character is drawn as an emoji by default. */
const isEmoji = (code: number) =>
  /\p{Emoji_Presentation}|(?![©®™↔])\p{Extended_Pictographic}/u.test(String.fromCodePoint(code));

/** Without control characters and emoji, which no font of the portal has. */
const drawn = (codes: Iterable<number>): number[] =>
  [...new Set(codes)].filter((code) => code >= 0x20 && !between(0x7f, 0x9f).includes(code) && !isEmoji(code));

/**
 * Latin letters of all European languages and Vietnamese with their accents, punctuation, currencies and arrows: complete,
 * so that no word of a name is drawn by two fonts.
 */
export const LATIN = drawn([
  ...between(0x20, 0x17f),
  ...codesOf('ƏƒƠơƯưǍǎǐǒǔǦǧȘșȚțəˆˇ˘˙˚˛˜˝'),
  ...between(0x300, 0x304),
  ...between(0x306, 0x30c),
  ...codesOf('\u0323\u0326\u0327\u0328'),
  ...between(0x1e80, 0x1e85),
  0x1e9e,
  ...between(0x1ea0, 0x1ef9),
  ...between(0x2010, 0x2027),
  ...codesOf('‰′″‹›⁄₩€₫₱₹₺₽™←↑→↓↔−≈≠≤≥×÷·•※'),
]);

/** The Hangul syllables of KS X 1001, which nearly all Korean names and titles consist of. */
export const COMMON_HANGUL = codesOf(
  new TextDecoder('euc-kr').decode(
    Uint8Array.from(between(0xb0, 0xc8).flatMap((row) => between(0xa1, 0xfe).flatMap((cell) => [row, cell]))),
  ),
);

/** Punctuation that both Latin and Chinese fonts have, and CJK and full-width forms. */
const PUNCTUATION = new Set([
  0x2014,
  ...codesOf('‘’“”…'),
  ...between(0x3000, 0x303f),
  ...between(0xff00, 0xffef),
]);

export const isChinesePunctuation = (code: number) => PUNCTUATION.has(code);

/** The punctuation of Chinese texts and titles. */
export const CHINESE_PUNCTUATION = codesOf('—‘’“”…　、。〈〉《》「」『』【】〔〕！（），．：；？～％');

/** Han, kana and bopomofo: what Pretendard lacks. */
export const isHan = (code: number) =>
  /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Bopo}]/u.test(String.fromCodePoint(code)) &&
  !isChinesePunctuation(code);

const isHangul = (code: number) => /\p{Script=Hangul}/u.test(String.fromCodePoint(code));

export const hangulOf = (text: string) => codesOf(text).filter(isHangul);
export const hanOf = (text: string) => codesOf(text).filter(isHan);
/** The characters of a text that Pretendard draws on pages in any language. */
export const latinOf = (text: string) =>
  drawn(codesOf(text)).filter((code) => !isHan(code) && !isHangul(code) && !isChinesePunctuation(code));
