import { dropConnectors, foldCharacters, foldSigns, foldWords, readWords } from './fold.ts';
import { canHaveTypo, listTypos } from './typos.ts';

/** A text as searches compare it. */
export type FoldedText = {
  /** Words separated by spaces, texts by line feeds. */
  text: string;
  /** Hangul syllables as their initial consonants. */
  initials: string;
};

/** A word that is looked for, as regular expressions that JavaScript and PostgreSQL read alike. */
export type SearchedWord = {
  where: keyof FoldedText;
  exact: string;
  /** With one typo. */
  near: string;
};

/** What people typed into a search. */
export type TextSearch = {
  typed: string;
  /** Each of them has to occur, in any order. */
  words: readonly SearchedWord[];
  /** All of them together with one typo; undefined where that is no more than the words. */
  whole: string | undefined;
};

/** Shorter words do not go on in the next one: too many texts have the end and the beginning of two words. */
const MIN_JOINED = 3;
/** Longer words and searches are not examined for typos. */
const MAX_TYPO_LENGTH = 24;
const LETTER = '[^ \n]';
const CONSONANTS = /^[ㄱ-ㅎ]+$/u;

const escapeSign = (sign: string) => sign.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

const wholeWords = (alternatives: readonly string[]) => `(^|[ \n])(${alternatives.join('|')})([ \n]|$)`;

const nearWord = (word: string) =>
  canHaveTypo(word) && word.length <= MAX_TYPO_LENGTH
    ? wholeWords(listTypos([...word], LETTER).map((letters) => letters.join('')))
    : undefined;

/** A single letter is in too many words, so it has to begin one. */
const exactWord = (word: string) => {
  const letters = [...word].map(escapeSign);
  if (/^[a-z0-9]$/.test(word)) return `(^|[ \n])${word}`;
  return letters.join(letters.length < MIN_JOINED ? '' : ' ?');
};

const searchWord = (word: string): SearchedWord => {
  const exact = exactWord(word);
  const near = nearWord(word);
  return {
    where: CONSONANTS.test(word) ? 'initials' : 'text',
    exact,
    near: near === undefined ? exact : `${exact}|${near}`,
  };
};

const searchWhole = (words: readonly string[]) => {
  const letters = [...words.join('')];
  return words.length > 1 && canHaveTypo(words.join('')) && letters.length <= MAX_TYPO_LENGTH
    ? wholeWords(listTypos(letters, LETTER).map((typo) => typo.join(' ?')))
    : undefined;
};

/** Reads what people typed into a search; undefined when there is nothing to look for. */
export const readTextSearch = (typed: string): TextSearch | undefined => {
  const words = [...new Set(foldWords(typed))];
  return words.length > 0
    ? { typed: typed.trim(), words: words.map(searchWord), whole: searchWhole(words) }
    : undefined;
};

/** Folds the texts of one thing, to be searched together. */
export const foldTexts = (texts: readonly string[]): FoldedText => {
  const folded = texts.map((text) => {
    const characters = foldCharacters(text);
    const kept = dropConnectors(characters);
    const words = readWords(kept);
    const signs = foldSigns(text, false);
    const lines = [words, ...(kept === characters ? [] : [readWords(characters)]), signs];
    return {
      lines: lines.filter((line) => line.length > 0).map((line) => line.join(' ')),
      initials: kept.map(({ initial }) => initial).join(''),
    };
  });
  return {
    text: folded.flatMap(({ lines }) => lines).join('\n'),
    initials: folded.map(({ initials }) => initials).join('\n'),
  };
};

/** Whether a folded text has what a search looks for. */
export const isTextMatch = (search: TextSearch, folded: FoldedText, isNear: boolean): boolean =>
  search.words.every(({ where, exact, near }) =>
    new RegExp(isNear ? near : exact, 'u').test(folded[where]),
  ) ||
  (isNear && search.whole !== undefined && new RegExp(search.whole, 'u').test(folded.text));

/**
 * A filter of texts by what is typed, as the server's searches forgive: typos count only when no text has the words as they
 * were typed.
 */
export const createTextFilter = (texts: readonly string[]): ((text: string, typed: string) => boolean) => {
  const folded = new Map(texts.map((text) => [text, foldTexts([text])]));
  const read = (text: string) => folded.get(text) ?? foldTexts([text]);
  let last: { typed: string; search: TextSearch | undefined; isNear: boolean } | undefined;
  const prepare = (typed: string) => {
    const search = readTextSearch(typed);
    const isNear = search !== undefined && !texts.some((text) => isTextMatch(search, read(text), false));
    return { typed, search, isNear };
  };
  return (text, typed) => {
    if (last?.typed !== typed) last = prepare(typed);
    const { search, isNear } = last;
    return search === undefined || isTextMatch(search, read(text), isNear);
  };
};
