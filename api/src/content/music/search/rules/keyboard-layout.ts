import { convertHangulToQwerty, convertQwertyToAlphabet } from 'es-hangul';

const LATIN = /^[a-z]+$/iu;
const HANGUL = /^[가-힣ㄱ-ㅣ]+$/u;
/** Syllables as keys, or several initial consonants. */
const SYLLABLE_KEYS = /^(?:(?:[ㄱ-ㅎ](?:ㅗ[ㅏㅐㅣ]?|ㅜ[ㅓㅔㅣ]?|ㅡㅣ?|[ㅏ-ㅣ])[ㄱ-ㅎ]{0,2})+|[ㄱ-ㅎ]{2,})$/u;

/** The letters, not assembled: es-hangul throws at keys that make no syllable. */
const toHangul = (keys: string) => {
  const typed = convertQwertyToAlphabet(keys);
  return SYLLABLE_KEYS.test(typed) ? [typed] : [];
};

/**
 * A word as it would be on the other layout of a Korean keyboard (two-set, KS X 5002), folded: "dkdldb" is 아이유, "ㅗ디ㅣㅐ" is
 * "hello". With caps lock the keys of "DKDLDB" are meant without shift.
 */
export const readOtherLayout = (word: string): string[] => {
  if (HANGUL.test(word)) return [convertHangulToQwerty(word).toLowerCase()];
  return LATIN.test(word) ? [...new Set([word, word.toLowerCase()].flatMap(toHangul))] : [];
};
