import {
  dropConnectors,
  type FoldedCharacter,
  foldCharacters,
  foldSigns,
  readWords,
} from '@portal/shared/search';
import { ISRC_PARTS } from '../isrc.ts';
import { listReadings } from './rules/readings.ts';

/** Longer words and phrases are compared by their beginning. */
export const MAX_TERM_LENGTH = 32;

/** The term of a reading. It begins with a space, so that it is no word that was written. */
export const readingTerm = (key: string) => ` ${key.slice(0, MAX_TERM_LENGTH)}`;

/** The term of title and artist as one word; the sign distinguishes it from readings. */
export const joinedTerm = (joined: string) => ` +${joined.slice(0, MAX_TERM_LENGTH)}`;

/**
 * What a search may begin with: the rest of the text from each word on, and from each character in scripts without
 * spaces. Spaces are left out, because people write "봄 날" and "봄날".
 */
const termsFrom = (
  characters: readonly FoldedCharacter[],
  read: (character: FoldedCharacter) => string,
  isStart: (character: FoldedCharacter) => boolean,
) => {
  let joined = '';
  const starts: number[] = [];
  for (const character of characters) {
    if (isStart(character)) starts.push(joined.length);
    joined += read(character).replaceAll(' ', '');
  }
  return starts.map((start) => joined.slice(start, start + MAX_TERM_LENGTH));
};

const readInitials = (characters: readonly FoldedCharacter[]) =>
  characters
    .map(({ initial }) => initial)
    .join('')
    .replaceAll(' ', '');

/** The entry of a track in the search index. */
export const createIndexEntry = ({
  isrc,
  title,
  artist,
}: {
  isrc: string;
  title: string;
  artist: string;
}) => {
  const code = isrc.toLowerCase();
  const texts = [title, artist];
  const written = texts.map(foldCharacters);
  const fields = written.map(dropConnectors);
  const read = fields.map(readWords);
  const words = read.map((found, at) => (found.length > 0 ? found : foldSigns(texts[at] ?? '', false)));
  const signs = texts.flatMap((text, at) => foldSigns(text, read[at] !== undefined && read[at].length > 0));
  const artistWords = words[1] ?? [];
  const joinedWords = words.map((each) => each.join(''));
  // Both with and without "and", because people write "Rock and Roll" and "rockandroll".
  const terms = [...new Set([...fields, ...written])].flatMap((characters) => [
    ...termsFrom(
      characters,
      ({ folded }) => folded,
      (character) => character.isStart,
    ),
    ...termsFrom(
      characters,
      ({ initial }) => initial,
      (character) => character.isSyllable,
    ),
  ]);
  return {
    isrc,
    title: words[0]?.join(' ') ?? '',
    artist: words[1]?.join(' ') ?? '',
    initials: readInitials(fields[0] ?? []),
    terms: [
      ...new Set([
        ...terms,
        ...words.flat().filter((word) => word.length === 1),
        ...signs,
        ...texts.flatMap(listReadings).map(readingTerm),
        joinedTerm(joinedWords.join('')),
        joinedTerm(joinedWords.toReversed().join('')),
        ...ISRC_PARTS.map((from) => code.slice(from)),
      ]),
    ],
    // The whole artist too, so that a typo in a short word of it is found.
    words: artistWords.length > 1 ? [...words.flat(), artistWords.join('')] : words.flat(),
  };
};

/**
 * The word and the word without each of its letters. Two words that differ by one wrong, missing, additional or transposed
 * letter have one of these in common.
 */
export const listVariants = (word: string) => {
  const letters = [...word].slice(0, MAX_TERM_LENGTH);
  return [...new Set([letters.join(''), ...letters.map((_, left) => letters.toSpliced(left, 1).join(''))])];
};
