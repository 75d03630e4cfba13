import { disassemble, getChoseong } from 'es-hangul';
import simplifiedPairs from 'opencc-js/dict/TSCharacters';

/** Letters without a canonical decomposition, spelled as people type them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'gu');
/** Left out, so that "don’t", "don't" and "dont" are the same word. */
const APOSTROPHES = /['’‘ʼ`´]/gu;
const COMPATIBILITY_JAMO = /[\u3131-\u318e]/u;
const SYLLABLE = /[\uac00-\ud7a3]/u;
const HAN = /\p{Script=Han}/gu;
/** Scripts whose words may begin inside a run of letters. */
const WITHOUT_SPACES = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KATAKANA = /[ァ-ヶ]/gu;
/** From katakana to hiragana. */
const KANA_OFFSET = 0x60;
/** Small kana and what they are compared as: the mark of a long vowel as nothing. */
const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖー';
const LARGE_KANA = 'あいうえおつやゆよわかけ';
const SMALL = new RegExp(`[${SMALL_KANA}]`, 'gu');
/** Simplified characters by their traditional ones, so that 愛 and 爱 are the same. */
const SIMPLIFIED = new Map(
  simplifiedPairs.split('|').map((pair): [string, string] => {
    const [traditional = '', simplified = ''] = pair.split(' ');
    return [traditional, simplified];
  }),
);
/** Words between names that people leave out, abbreviate or write as a sign. */
const CONNECTORS = new Set(['and', 'feat', 'featuring', 'ft']);

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
      .replaceAll(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_OFFSET))
      .replaceAll(SMALL, (letter) => LARGE_KANA.charAt(SMALL_KANA.indexOf(letter)))
      .replaceAll(HAN, (letter) => SIMPLIFIED.get(letter) ?? letter)
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
 * The only folding rules of searches: they apply to what is searched, to what people type and to the highlighted parts.
 * Width, case, accents, apostrophes and punctuation do not matter. Simplified and traditional characters are the same, as are
 * hiragana and katakana, small and large kana, with and without the mark of a long vowel.
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

/** The characters of each word. */
export const splitWords = (characters: readonly FoldedCharacter[]): FoldedCharacter[][] => {
  const words: FoldedCharacter[][] = [[]];
  for (const character of characters)
    if (character.folded.trim() === '' && character.folded !== '') words.push([]);
    else words.at(-1)?.push(character);
  return words.filter((word) => word.length > 0);
};

const isConnector = (word: readonly FoldedCharacter[]) =>
  CONNECTORS.has(word.map(({ folded }) => folded).join(''));

/** The characters with spaces in place of "and", "feat." and the like, unless the text consists of them. */
export const dropConnectors = (characters: readonly FoldedCharacter[]): readonly FoldedCharacter[] => {
  const words = splitWords(characters);
  if (!words.some(isConnector) || words.every(isConnector)) return characters;
  const dropped = new Set(words.filter(isConnector).flat());
  return characters.map((character) =>
    dropped.has(character) ? { ...character, folded: ' ', initial: ' ', isStart: false } : character,
  );
};

/** The words of characters as they are compared. */
export const readWords = (characters: readonly FoldedCharacter[]): string[] =>
  characters
    .map(({ folded }) => folded)
    .join('')
    .split(' ')
    .filter((word) => word !== '');

/** Signs that are words by themselves: pictures such as "♥", and any in a text without letters and digits, such as "!!!". */
export const foldSigns = (text: string, hasWords: boolean): string[] =>
  text
    .normalize('NFKC')
    // Marks only say how a picture is drawn.
    .replaceAll(/[\p{M}\u200d]/gu, '')
    .match(hasWords ? /[\p{So}\p{Extended_Pictographic}]+/gu : /[^\s\p{L}\p{N}]+/gu) ?? [];

/** The words of a text as they are compared, without those between names; its signs if it has no words. */
export const foldWords = (text: string): string[] => {
  const words = readWords(dropConnectors(foldCharacters(text)));
  return words.length > 0 ? words : foldSigns(text, false);
};
