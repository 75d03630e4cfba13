import {
  dropConnectors,
  foldCharacters,
  foldSigns,
  foldWords,
  readWords,
  splitWords,
} from '@portal/shared/search';
import { replaceSignLetters } from './rules/sign-letters.ts';

/** A word of a search, as it is compared and as it was typed. */
export type TypedWord = { word: string; written: string };

/** What people typed. */
export type TypedSearch = {
  /** Each once. */
  words: readonly TypedWord[];
  /** The words with letters in place of signs; empty where that is the same. */
  spelled: readonly string[];
};

const readTypedWords = (search: string): TypedWord[] => {
  const words = splitWords(dropConnectors(foldCharacters(search))).flatMap((characters) => {
    const [first, last] = [characters[0], characters.at(-1)];
    const written = first && last ? search.slice(first.from, last.to) : '';
    return readWords(characters).map((word) => ({ word, written }));
  });
  return words.length > 0 ? words : foldSigns(search, false).map((sign) => ({ word: sign, written: sign }));
};

/** Reads a search; undefined when there is nothing to look for. */
export const readTypedSearch = (search: string): TypedSearch | undefined => {
  const words = [...new Map(readTypedWords(search).map((typed) => [typed.word, typed])).values()];
  const spelled = replaceSignLetters(search);
  return words.length > 0
    ? { words, spelled: spelled === search ? [] : [...new Set(foldWords(spelled))] }
    : undefined;
};

/** All words as one. */
export const joinWords = ({ words }: TypedSearch): string => words.map(({ word }) => word).join('');
