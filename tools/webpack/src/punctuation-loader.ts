/** Punctuation that both Latin and Chinese fonts have, and CJK and full-width forms: first and last code points. */
const PUNCTUATION = [
  [0x2014, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x3000, 0x303f],
  [0xff00, 0xffef],
] as const;

const hex = (code: number) => code.toString(16);

/** The part of a `unicode-range` that is Chinese punctuation. */
const punctuationIn = (unicodeRange: string): string[] =>
  unicodeRange.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16));
    return PUNCTUATION.flatMap(([from, to]) => {
      const [start, end] = [Math.max(first, from), Math.min(last, to)];
      return start > end ? [] : [`U+${hex(start)}${start === end ? '' : `-${hex(end)}`}`];
    });
  });

const FACE = /@font-face\s*{[^}]*}/g;
/** A numbered slice of Han; the slices by script, such as `latin`, are not needed for it. */
const HAN_SLICE = /-\d+-wght-/;

/**
 * webpack loader that makes a font's style sheet one for its Chinese punctuation: the same files under a family of its
 * own, "Noto Sans SC Variable" as "Noto Sans SC Punctuation". The family precedes Pretendard, whose punctuation has
 * Korean widths and positions, and has no other characters.
 */
// eslint-disable-next-line import-x/no-default-export -- a loader is what its module exports by default
export default function keepPunctuation(source: string): string {
  return (source.match(FACE) ?? [])
    .filter((face) => HAN_SLICE.test(face))
    .flatMap((face) => {
      const ranges = punctuationIn(/unicode-range:\s*([^;}]+)/.exec(face)?.[1] ?? '');
      if (ranges.length === 0) return [];
      return face
        .replace(/(font-family:\s*'[^']+) Variable'/, "$1 Punctuation'")
        .replace(/(unicode-range:)[^;}]+/, `$1 ${ranges.join(',')}`);
    })
    .join('\n');
}
