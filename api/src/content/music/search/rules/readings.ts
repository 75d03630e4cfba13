import { foldCharacters, readWords } from '@portal/shared/search';
import { romaniseHangul } from './romanise-hangul.ts';
import { romaniseKana } from './romanise-kana.ts';
import { readRomanisedKey } from './romanised-key.ts';
import { replaceSignLetters } from './sign-letters.ts';

/** Runs of a script with readings by rule, and characters of others. */
const PARTS = /[가-힣]+|[ぁ-ゖー]+|[ァ-ヺー]+|\p{Script=Han}+|[^\s\p{Script=Han}가-힣ぁ-ゖァ-ヺー]+/gu;
const HANGUL = /^[가-힣]/u;
const KANA = /^[ぁ-ゖァ-ヺ]/u;
const LATIN = /^[a-z0-9]+$/;
const HAN = /^\p{Script=Han}/u;

type Part = {
  /** As pronounced or written, and as spelled or shortened. */
  forms: readonly [string, string];
  hasReading: boolean;
};

const foldLatin = (text: string) => readWords(foldCharacters(text)).join('');

const readPart = (part: string): Part | undefined => {
  if (HANGUL.test(part)) return { forms: romaniseHangul(part), hasReading: true };
  if (KANA.test(part)) return { forms: romaniseKana(part), hasReading: true };
  // The reading of a Han character depends on language and word, so no rule gives it.
  if (HAN.test(part)) return undefined;
  const folded = foldLatin(part);
  const replaced = foldLatin(replaceSignLetters(part));
  return { forms: [replaced, replaced], hasReading: replaced !== folded };
};

const readParts = (text: string) => (text.normalize('NFKC').match(PARTS) ?? []).map(readPart);

/** A text in one of its forms, from a part on to the next Han character. */
const readFrom = (parts: readonly (Part | undefined)[], start: number, form: 0 | 1) => {
  let joined = '';
  for (const part of parts.slice(start)) {
    if (!part) break;
    joined += part.forms[form];
  }
  return joined;
};

const hasReadings = /[가-힣ぁ-ゖァ-ヺｦ-ﾟ\u1100-\u1112!@$€×]/u;

/** The keys of what a text may be typed as in Latin letters, from each of its words with a reading on. */
export const listReadings = (text: string): string[] => {
  // Most Latin texts have none.
  if (!hasReadings.test(text)) return [];
  const parts = readParts(text);
  const readings = parts.flatMap((part, at) =>
    part?.hasReading ? [readFrom(parts, at, 0), readFrom(parts, at, 1)] : [],
  );
  return [...new Set(readings.filter((reading) => reading !== '').map(readRomanisedKey))];
};

/** A typed word in Latin letters; none when it is Latin itself, or has a character without a reading. */
export const romaniseWord = (word: string): string[] => {
  const parts = readParts(word);
  if (!parts.some((part) => part?.hasReading) || parts.includes(undefined)) return [];
  const forms = [readFrom(parts, 0, 0), readFrom(parts, 0, 1)];
  return [...new Set(forms.filter((form) => LATIN.test(form)))];
};
