import { foldWords } from '@portal/shared/search';
import { MAX_TERM_LENGTH } from './index-entry.ts';

/** A search as the database runs it. */
export type SearchQuery = {
  /** The `tsquery`. */
  terms: string;
  words: readonly string[];
  /** The whole search without spaces, and with a typo corrected: a title or an artist equal to one is the best match. */
  phrases: readonly string[];
};

const MAX_PHRASES = 64;

const escapeSigns = (word: string) => word.replaceAll(/['\\]/g, String.raw`\$&`);

/** A single letter is the beginning of too many words, so only that word itself matches. */
const termOf = (word: string) =>
  /^[a-z0-9ㄱ-ㅎ]$/u.test(word) ? `'${word}'` : `'${escapeSigns(word.slice(0, MAX_TERM_LENGTH))}':*`;

const combine = (alternatives: readonly (readonly string[])[]) =>
  alternatives.reduce<string[]>(
    (phrases, words) => phrases.flatMap((phrase) => words.map((word) => phrase + word)).slice(0, MAX_PHRASES),
    [''],
  );

/** Every word has to occur, in any order; or all of them together as one word. */
export const createSearchQuery = (
  words: readonly string[],
  /** Words that a word may be a typo of. */
  corrections: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchQuery => {
  const alternatives = words.map((word) => [word, ...(corrections.get(word) ?? [])]);
  const all = alternatives.map((group) => `(${group.map(termOf).join(' | ')})`).join(' & ');
  const joined = words.join('');
  const together = words.length > 1 ? [joined, ...(corrections.get(joined) ?? [])] : [];
  const terms = [all, ...together.map(termOf)].join(' | ');
  return { terms, words, phrases: combine(alternatives) };
};

/** The words of a search, each once. */
export const readSearchWords = (search: string) => [...new Set(foldWords(search))];
