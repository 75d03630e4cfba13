import {
  canHaveTypo,
  dropConnectors,
  type FoldedCharacter,
  foldCharacters,
  splitWords,
} from '@portal/shared/search';
import { listVariants } from './index-entry.ts';
import { listReadings } from './rules/readings.ts';
import { readRomanisedKey } from './rules/romanised-key.ts';
import type { SearchQuery } from './search-query.ts';

type Range = [from: number, to: number];

const mergeRanges = (ranges: readonly Range[]) => {
  const merged: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
};

/** The original range of each place where the sought text begins and goes on over spaces. */
const findPlaces = (
  characters: readonly FoldedCharacter[],
  read: (character: FoldedCharacter) => string,
  sought: string,
): Range[] =>
  characters.flatMap((character, start): Range[] => {
    if (!character.isStart) return [];
    let joined = '';
    for (const each of characters.slice(start)) {
      joined += read(each).replaceAll(' ', '');
      if (joined.startsWith(sought)) return [[character.from, each.to]];
      if (!sought.startsWith(joined)) return [];
    }
    return [];
  });

/** Whole words that have a variant in common with the sought one. */
const findTypos = (characters: readonly FoldedCharacter[], sought: string): Range[] => {
  if (!canHaveTypo(sought)) return [];
  const variants = new Set(listVariants(sought));
  return splitWords(characters).flatMap((word): Range[] => {
    const [first, last] = [word[0], word.at(-1)];
    const written = word.map(({ folded }) => folded).join('');
    return first && last && canHaveTypo(written) && listVariants(written).some((each) => variants.has(each))
      ? [[first.from, last.to]]
      : [];
  });
};

/** Whole words that are read like the sought one, or begin with it. */
const findReadings = (text: string, sought: string): Range[] => {
  const key = readRomanisedKey(sought);
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }): Range[] =>
    listReadings(word).some((reading) => reading.startsWith(key)) ? [[index, index + word.length]] : [],
  );
};

const findParts = (text: string, characters: readonly FoldedCharacter[], sought: string) => {
  const exact = findPlaces(characters, ({ folded }) => folded, sought);
  if (exact.length > 0) return exact;
  const initials = findPlaces(characters, ({ initial }) => initial, sought);
  if (initials.length > 0) return initials;
  const readings = /^[a-z]/.test(sought) ? findReadings(text, sought) : [];
  return readings.length > 0 ? readings : findTypos(characters, sought);
};

const highlightText = (text: string, words: readonly string[]) => {
  const characters = dropConnectors(foldCharacters(text));
  return mergeRanges(words.flatMap((word) => findParts(text, characters, word)));
};

const findInCode = (code: string, words: readonly string[]) =>
  mergeRanges(
    [...words, words.join('')].flatMap((word): Range[] => {
      const at = word.length > 1 ? code.toLowerCase().indexOf(word) : -1;
      return at < 0 ? [] : [[at, at + word.length]];
    }),
  );

/** The parts of a track's texts that a search found. */
export const findHighlights = (
  { title, artist, isrc }: { title: string; artist: string; isrc: string },
  { words, meanings }: SearchQuery,
) => {
  const sought = [...words, ...(words.length > 1 ? [words.join('')] : []), ...meanings];
  return {
    title: highlightText(title, sought),
    artist: highlightText(artist, sought),
    isrc: findInCode(isrc, words),
  };
};
