import { foldWord } from './fold-word.ts';
import type { WordKind } from './word-kinds.ts';

/** What a word of the table stands for. */
export type KnownWord = { kind: WordKind; code: string };

/** A part of a search: known, or left for titles. */
export type ReadWord = { text: string; known?: KnownWord };

/** A phrase has this many words at most, such as "비 오는 날". */
const MAX_PHRASE = 4;
/** The longest word of the table. */
export const MAX_WORD_LENGTH = 40;
/** Longer pieces without a space are no words that were put together. */
const MAX_JOINED = 24;

const SEPARATORS = /[\s,.;:!?·|/()[\]{}"'“”‘’「」『』、。，！？]+/u;
const LATIN_OR_DIGIT = /[a-z0-9]/u;

const splitPieces = (text: string) => text.split(SEPARATORS).filter((piece) => piece !== '');

/** Whether words may follow each other in a piece without a space, as in Chinese, or a particle a Korean word. */
const canBeJoined = (folded: string) => !LATIN_OR_DIGIT.test(folded) && folded.length <= MAX_JOINED;

/** Every word that the table might have of a text. */
export const listCandidates = (text: string): string[] => {
  const pieces = splitPieces(text);
  const phrases = pieces.flatMap((_, from) =>
    Array.from({ length: MAX_PHRASE }, (__, count) =>
      foldWord(pieces.slice(from, from + count + 1).join('')),
    ),
  );
  const parts = pieces.map(foldWord).flatMap((folded) => {
    const letters = canBeJoined(folded) ? [...folded] : [];
    return letters.flatMap((_, from) =>
      letters.slice(from).map((__, count) => letters.slice(from, from + count + 1).join('')),
    );
  });
  return [...new Set([...phrases, ...parts])].filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH);
};

/** A piece as known words that follow each other, the longest first; undefined unless all of it is known. */
const divide = (folded: string, words: ReadonlyMap<string, KnownWord>): ReadWord[] | undefined => {
  if (folded === '') return [];
  const letters = [...folded];
  for (let length = letters.length; length > 0; length -= 1) {
    const text = letters.slice(0, length).join('');
    const known = words.get(text);
    const rest = known && divide(letters.slice(length).join(''), words);
    if (rest) return [{ text, known }, ...rest];
  }
  return undefined;
};

/** Reads a text by the words that the table has of it. */
export const readKnownWords = (text: string, words: ReadonlyMap<string, KnownWord>): ReadWord[] => {
  const pieces = splitPieces(text);
  const read: ReadWord[] = [];
  const findPhrase = (from: number) => {
    for (let count = Math.min(MAX_PHRASE, pieces.length - from); count > 0; count -= 1) {
      const known = words.get(foldWord(pieces.slice(from, from + count).join('')));
      if (known) return { count, parts: [{ text: pieces.slice(from, from + count).join(' '), known }] };
    }
    const piece = pieces[from] ?? '';
    const folded = foldWord(piece);
    const parts = canBeJoined(folded) ? divide(folded, words) : undefined;
    return { count: 1, parts: parts ?? [{ text: piece }] };
  };
  for (let at = 0; at < pieces.length;) {
    const { count, parts } = findPhrase(at);
    read.push(...parts);
    at += count;
  }
  return read;
};
