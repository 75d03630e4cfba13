/** Particles that end the word before them. */
const ENDINGS = new Set(['的', '了', '吗', '嗎', '呢', '吧', '们', '們']);
const OPENING = /^[\p{Ps}\p{Pi}]/u;
const SPACE = /^\s/u;

const isWordEnd = (before: Intl.SegmentData, next: Intl.SegmentData) =>
  !/\p{N}$/u.test(before.segment) &&
  // The segmenter leaves single characters of words that it does not know.
  before.segment.length + next.segment.length > 2;

function startsPart(before: Intl.SegmentData, next: Intl.SegmentData): boolean {
  if (SPACE.test(before.segment) || SPACE.test(next.segment)) return true;
  if (OPENING.test(before.segment) || ENDINGS.has(next.segment)) return false;
  if (OPENING.test(next.segment)) return true;
  if (!next.isWordLike) return false;
  return !before.isWordLike || isWordEnd(before, next);
}

/** Splits a Chinese text into words, with the punctuation beside them; no line should break inside one. */
export function splitChineseWords(text: string, language: string): string[] {
  const parts: string[] = [];
  let before: Intl.SegmentData | undefined;
  for (const next of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (!before || startsPart(before, next)) parts.push(next.segment);
    else parts[parts.length - 1] += next.segment;
    before = next;
  }
  return parts;
}
