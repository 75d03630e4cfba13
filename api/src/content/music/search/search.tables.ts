import type { ColumnType } from 'kysely';

/** A track as searches find it. */
export type TrackSearchTable = {
  isrc: string;
  title: string;
  artist: string;
  /** The title with Hangul syllables as their initial consonants, without spaces. */
  initials: string;
  terms: ColumnType<string, never, never>;
};

/** A word of the catalogue, with what it has in common with its typos. */
export type TrackWordTable = {
  word: string;
  variants: string[];
};

/** A track whose index entry is missing or outdated. */
export type TrackSearchDueTable = { isrc: string };

export type SearchTables = {
  track_search: TrackSearchTable;
  track_word: TrackWordTable;
  track_search_due: TrackSearchDueTable;
};
