import { canHaveTypo } from '@portal/shared/search';
import { joinedTerm, MAX_TERM_LENGTH, readingTerm } from './index-entry.ts';
import { readOtherLayout } from './rules/keyboard-layout.ts';
import { matchNearbyWord } from './rules/nearby-short-words.ts';
import { romaniseWord } from './rules/readings.ts';
import { readRomanisedKey } from './rules/romanised-key.ts';
import { joinWords, type TypedSearch, type TypedWord } from './typed-search.ts';

/** A short word, of which an entry has to have the term or one word that is close to it. */
export type NearWord = { terms: string; close: string };

/** A search as the database runs it. */
export type SearchQuery = {
  /** The `tsquery`. */
  terms: string;
  /** The `tsquery` of the words as they were typed, whose matches come first. */
  exact: string;
  /** What matches of `terms` need beside, unless they match `whole`, the `tsquery` of all words as one if they can be one. */
  near: readonly NearWord[];
  whole: string | undefined;
  words: readonly string[];
  /** What the words may stand for. */
  meanings: readonly string[];
  /** The whole search without spaces, and with a typo corrected: a title or an artist equal to one is the best match. */
  phrases: readonly string[];
};

const MAX_PHRASES = 64;
/** Shorter words are read as the beginning of too many others. */
const MIN_READING = 3;
const MIN_ROMANISED = 4;
const MIN_JOINED = 4;

const escapeSigns = (word: string) => word.replaceAll(/['\\]/g, String.raw`\$&`);

/** A single letter is the beginning of too many words, so only that word itself matches. */
const termOf = (word: string) =>
  /^[a-z0-9ㄱ-ㅎ]$/u.test(word) ? `'${word}'` : `'${escapeSigns(word.slice(0, MAX_TERM_LENGTH))}':*`;

const prefixOf = (term: string) => `'${escapeSigns(term)}':*`;
/** Each once, because the planner expects more matches for each, and reads the whole catalogue for hundreds. */
const anyOf = (terms: readonly string[]) => `(${[...new Set(terms)].join(' | ')})`;
const allOf = (groups: readonly string[]) => `(${groups.join(' & ')})`;

const isLatin = (word: string) => /^[a-z0-9]*[a-z][a-z0-9]*$/.test(word);

const combine = (alternatives: readonly (readonly string[])[]) =>
  alternatives.reduce<string[]>(
    (phrases, words) => phrases.flatMap((phrase) => words.map((word) => phrase + word)).slice(0, MAX_PHRASES),
    [''],
  );

const readingOf = (word: string) =>
  isLatin(word) && word.length >= MIN_READING ? [prefixOf(readingTerm(readRomanisedKey(word)))] : [];

const romanise = ({ written }: TypedWord) =>
  romaniseWord(written).filter((word) => word.length >= MIN_ROMANISED);

/** Terms of what is pronounced like a word, in the other scripts. */
const listReadingTerms = (typed: TypedWord) => [
  ...new Set([
    ...readingOf(typed.word),
    ...romanise(typed).flatMap((word) => [termOf(word), ...readingOf(word)]),
  ]),
];

/** Every word has to occur, in any order, as it was typed or read; or all of them together as one word. */
export const createSearchQuery = (typed: TypedSearch): SearchQuery => {
  const { words, spelled } = typed;
  const joined = joinWords(typed);
  const whole = words.length > 1 ? [termOf(joined)] : [];
  const groups = words.map((each) => anyOf([termOf(each.word), ...listReadingTerms(each)]));
  const exact = [allOf(words.map(({ word }) => termOf(word))), ...whole].join(' | ');
  const alternatives = [
    ...(words.length > 1 ? readingOf(joined) : []),
    ...(spelled.length > 0 ? [allOf(spelled.map(termOf))] : []),
  ];
  return {
    terms: [allOf(groups), ...whole, ...alternatives].join(' | '),
    exact,
    near: [],
    whole: undefined,
    words: words.map(({ word }) => word),
    meanings: [...words.flatMap(romanise), ...spelled],
    phrases: [joined],
  };
};

/** Words that a word may be a typo of. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** With one short word after the other left out, which is close to one of the entry then. */
const leaveOneOut = (groups: readonly string[]) =>
  anyOf(groups.map((_, left) => allOf(groups.filter((_group, at) => at !== left))));

/**
 * For when nothing has the words as they were typed: words may have a typo, be typed with the other layout of the keyboard, or
 * be title and artist without a space.
 */
export const createForgivingQuery = (typed: TypedSearch, corrections: Corrections): SearchQuery => {
  const exact = createSearchQuery(typed);
  const joined = joinWords(typed);
  const words = typed.words.map((each) => {
    const layouts = readOtherLayout(each.written);
    const corrected = corrections.get(each.word) ?? [];
    const terms = [each.word, ...layouts, ...corrected].map(termOf);
    const together = each.word.length >= MIN_JOINED ? [prefixOf(joinedTerm(each.word))] : [];
    const meanings = [...layouts, ...corrected];
    return { word: each.word, meanings, terms: anyOf([...terms, ...listReadingTerms(each), ...together]) };
  });
  // Of a search of one word all would be close, and of a single letter any word.
  const near = words.filter(({ word }) => words.length > 1 && !canHaveTypo(word) && [...word].length > 1);
  const required = words.filter((each) => !near.includes(each));
  const all =
    required.length > 0
      ? allOf(required.map(({ terms }) => terms))
      : leaveOneOut(near.map(({ terms }) => terms));
  const whole = [
    ...(words.length > 1 && joined.length >= MIN_JOINED ? [prefixOf(joinedTerm(joined))] : []),
    ...(words.length > 1 ? (corrections.get(joined) ?? []).map(termOf) : []),
  ];
  return {
    ...exact,
    terms: [all, ...whole].join(' | '),
    near: near.map(({ word, terms }) => ({ terms, close: matchNearbyWord(word) })),
    whole: whole.length > 0 ? anyOf(whole) : undefined,
    meanings: [...exact.meanings, ...words.flatMap(({ meanings }) => meanings)],
    phrases: combine(words.map(({ word, meanings }) => [word, ...meanings])),
  };
};
