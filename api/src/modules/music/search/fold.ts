import { disassemble, getChoseong } from 'es-hangul';

/** Letters without a canonical decomposition, spelled as people type them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' },
};
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'gu');
/** Left out, so that "don’t", "don't" and "dont" are the same word. */
const APOSTROPHES = /['’‘ʼ`´]/gu;
const COMPATIBILITY_JAMO = /[\u3131-\u318e]/u;
const SYLLABLE = /[\uac00-\ud7a3]/u;
/** Scripts whose words may begin inside a run of letters. */
const WITHOUT_SPACES = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Conjoining jamo, as macOS writes them, belong together like a letter and its accents. */
const CHARACTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu;

/** A character with the marks that follow it, in the text as it was written and as it is compared. */
export type FoldedCharacter = {
  /** The range in the original text, in UTF-16 code units. */
  from: number;
  to: number;
  /** Small letters without accents, Hangul as the keys that type it; a space between words. */
  folded: string;
  /** Like `folded`, a Hangul syllable as its initial consonant. */
  initial: string;
  /** Whether a search may begin here. */
  isStart: boolean;
  isSyllable: boolean;
};

const computeFolding = (character: string) => {
  // NFKC makes conjoining jamo of these, which are no keys.
  const composed = COMPATIBILITY_JAMO.test(character) ? character : character.normalize('NFKC');
  const isSyllable = SYLLABLE.test(composed);
  const fold = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(SPELLED, (letter) => SPELLINGS[letter] ?? letter)
      .replaceAll(APOSTROPHES, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const folded = fold(disassemble(composed));
  return {
    folded,
    initial: isSyllable ? fold(getChoseong(composed)) : folded,
    isSyllable,
    isWordByItself: WITHOUT_SPACES.test(folded),
  };
};

/** Titles repeat few characters, and folding one takes longer than finding it here. */
const foldings = new Map<string, ReturnType<typeof computeFolding>>();
/** About as many as there are characters in use; unusual input cannot make it grow further. */
const MAX_FOLDINGS = 20_000;

const foldCharacter = (character: string) => {
  const known = foldings.get(character);
  if (known) return known;
  const folding = computeFolding(character);
  if (foldings.size >= MAX_FOLDINGS) foldings.clear();
  foldings.set(character, folding);
  return folding;
};

/**
 * The only folding rules of searches: they apply to tracks, to what people type and to the highlighted parts. Width, case,
 * accents, apostrophes and punctuation do not matter.
 */
export const foldCharacters = (text: string): FoldedCharacter[] => {
  let isAfterGap = true;
  return [...text.matchAll(CHARACTER)].map((found) => {
    const [written] = found;
    const { folded, initial, isSyllable, isWordByItself } = foldCharacter(written);
    const isWord = folded.trim() !== '';
    const isStart = isWord && (isAfterGap || isWordByItself);
    if (folded !== '') isAfterGap = !isWord;
    return { from: found.index, to: found.index + written.length, folded, initial, isStart, isSyllable };
  });
};

/** The words of a text as they are compared. */
export const foldWords = (text: string) =>
  foldCharacters(text)
    .map(({ folded }) => folded)
    .join('')
    .split(' ')
    .filter((word) => word !== '');
