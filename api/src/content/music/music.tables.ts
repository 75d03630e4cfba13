import type { ColumnType } from 'kysely';
import type { Localised } from '../../texts/languages.ts';
import type { DayColumn, InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';
import type { SearchWordTable } from './purpose/search-word.tables.ts';
import type { SearchTables } from './search/search.tables.ts';
import type { TrackTraitTable } from './traits/trait.tables.ts';
import type { TrackTraits } from './traits/traits.ts';

export type TrackCategory = 'bgm' | 'song' | 'ost';

/** What a track sounds like; an insert may leave it out. */
type TraitColumns = {
  [Name in keyof TrackTraits]: ColumnType<
    TrackTraits[Name],
    TrackTraits[Name] | undefined,
    TrackTraits[Name]
  >;
};

/** The service's own catalogue, which all domains share. */
export type TrackTable = TraitColumns & {
  isrc: string;
  title: string;
  artist: string;
  cover: string;
  category: TrackCategory;
  duration_seconds: number;
  /** The number of YouTube videos known to use it. */
  videos_used: ColumnType<string, string | number | undefined, string | number>;
  exclusive_logo: string | null;
  /** The hash of its preview. */
  preview: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was removed from the catalogue; videos that use it keep its name. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type MusicTagTable = {
  id: string;
  name: JsonColumn<Localised<string>>;
  position: number;
};

export type TrackTagTable = {
  isrc: string;
  tag_id: string;
};

/** The most viewed tracks of a week, which begins on its Monday (Pacific). */
export type TrackRankTable = {
  week: DayColumn;
  rank: number;
  isrc: string;
  /** The views of all videos of the service that use it. */
  views: ColumnType<string | null, string | number | null | undefined, string | number | null>;
};

/** A week with a computed ranking, and the files that its views come from; none once those are read again. */
export type RankedWeekTable = {
  week: DayColumn;
  source: string;
};

/** A user's favourite tracks. */
export type FavouriteTrackTable = {
  account_id: string;
  member_id: string;
  isrc: string;
  added_at: InstantColumn;
};

/** The stored cover of an address, or of the name of a file that an operator sent. */
export type CoverSourceTable = {
  source: string;
  /** SHA-256 of the stored picture. */
  hash: string;
};

/** What is known of a stored preview. */
export type PreviewTable = {
  /** SHA-256 of the file. */
  hash: string;
  seconds: number;
  /** Its waveform: levels from 0 to 100. */
  peaks: JsonColumn<number[]>;
};

/** The stored preview of an address, or of the name of a file that an operator sent. */
export type PreviewSourceTable = {
  source: string;
  hash: string;
};

export type MusicTables = SearchTables & {
  cover_source: CoverSourceTable;
  preview: PreviewTable;
  preview_source: PreviewSourceTable;
  track: TrackTable;
  track_trait: TrackTraitTable;
  search_word: SearchWordTable;
  music_tag: MusicTagTable;
  track_tag: TrackTagTable;
  track_rank: TrackRankTable;
  ranked_week: RankedWeekTable;
  favourite_track: FavouriteTrackTable;
};
