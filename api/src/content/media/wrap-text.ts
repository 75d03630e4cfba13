import type { Language } from '@portal/shared/facts';
import type { SKRSContext2D } from '@napi-rs/canvas';

const OPENING = /^[\p{Ps}\p{Pi}]/u;

/** The parts between which a line may break: words with the punctuation and space that follow them. */
const splitAtBreaks = (text: string, language: Language): string[] => {
  const parts: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = parts.at(-1);
    const isAfterOpening = last !== undefined && OPENING.test(last) && [...last].length === 1;
    const startsPart = last === undefined || (isWordLike ? !isAfterOpening : OPENING.test(segment));
    if (startsPart) parts.push(segment);
    else parts[parts.length - 1] = `${last}${segment}`;
  }
  return parts;
};

const fillLines = (context: SKRSContext2D, parts: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length > 0 && context.measureText(longer.trimEnd()).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
};

const BALANCE_STEP = 16;

/** Breaks a text into lines of about the same length, as `text-wrap: balance` does. */
export const wrapText = (
  context: SKRSContext2D,
  text: string,
  { language, width }: { language: Language; width: number },
): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const parts = splitAtBreaks(paragraph, language);
    let lines = fillLines(context, parts, width);
    for (let narrower = width - BALANCE_STEP; narrower > 0; narrower -= BALANCE_STEP) {
      const next = fillLines(context, parts, narrower);
      const isTooWide = next.some((line) => context.measureText(line).width > narrower);
      if (next.length > lines.length || isTooWide) break;
      lines = next;
    }
    return lines;
  });
