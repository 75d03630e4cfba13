import type { Db } from '../../../platform/database/database.ts';
import { category as categories, MAX_SECONDS } from '../music.schemas.ts';
import { storedKinds, TEMPO, tempoNames } from '../traits/traits.ts';
import { foldWord } from './fold-word.ts';
import type { LimitKind, Meaning, PurposeFilter } from './purpose.ts';
import { readLimits } from './read-limits.ts';
import { listCandidates, readKnownWords } from './read-words.ts';
import { searchWordRepository } from './search-word.repository.ts';

/** A search that names what music is for. */
export type Purpose = {
  meanings: readonly Meaning[];
  filter: PurposeFilter;
  /** What is left for titles; undefined without any word. */
  rest: string | undefined;
};

const limits: Readonly<Record<LimitKind, { minimum: number; maximum: number }>> = {
  min_seconds: { minimum: 1, maximum: MAX_SECONDS },
  max_seconds: { minimum: 1, maximum: MAX_SECONDS },
  min_tempo: TEMPO,
  max_tempo: TEMPO,
};

const clamp = (kind: LimitKind, value: number) =>
  Math.min(limits[kind].maximum, Math.max(limits[kind].minimum, value));

const toFilter = (meanings: readonly Meaning[]): PurposeFilter => {
  const codesOf = (kind: Meaning['kind']) =>
    meanings.filter((meaning) => meaning.kind === kind).map(({ code }) => code);
  const filter: PurposeFilter = {};
  for (const kind of storedKinds) {
    if (kind === 'key') continue;
    const codes = codesOf(kind);
    if (codes.length > 0) filter[kind] = codes;
  }
  for (const kind of ['min_seconds', 'max_seconds', 'min_tempo', 'max_tempo'] as const) {
    const code = codesOf(kind).at(-1);
    if (code !== undefined) filter[kind] = clamp(kind, Number(code));
  }
  const tempo = tempoNames.find((name) => codesOf('tempo').includes(name));
  if (tempo) filter.tempo = tempo;
  const category = categories.options.find((name) => codesOf('category').includes(name));
  if (category) filter.category = category;
  const tags = codesOf('tag');
  if (tags.length > 0) filter.tags = tags;
  return filter;
};

/** Reads what music is for out of searches, by the words of the database. */
export const createPurposes = ({ db }: { db: Db }) => ({
  /**
   * Undefined when no word of the search is known.
   * @param plain parts of the search that are words of titles
   */
  async understand(typed: string, plain: readonly string[]): Promise<Purpose | undefined> {
    const left = new Set(plain.map(foldWord));
    const isWanted = (part: string) => !left.has(foldWord(part));
    const numbers = readLimits(typed, isWanted);
    const candidates = listCandidates(numbers.rest).filter((word) => !left.has(word));
    const found = candidates.length > 0 ? await searchWordRepository.find(db, candidates) : [];
    const words = readKnownWords(
      numbers.rest,
      new Map(found.map(({ word, kind, code }) => [word, { kind, code }])),
    );
    const known = words.flatMap(({ text, known: meaning }): Meaning[] =>
      meaning && meaning.kind !== 'ignored' ? [{ text, kind: meaning.kind, code: meaning.code }] : [],
    );
    const meanings = [...known, ...numbers.meanings];
    if (meanings.length === 0) return undefined;
    const rest = words.filter(({ known: meaning }) => !meaning).map(({ text }) => text);
    return { meanings, filter: toFilter(meanings), rest: rest.length > 0 ? rest.join(' ') : undefined };
  },
});
