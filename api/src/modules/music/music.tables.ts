import type { ColumnType } from 'kysely';
import type { Localised } from '../../platform/http/languages.ts';
import type { DayColumn, InstantColumn, JsonColumn } from '../../platform/database/column-types.ts';

export type TrackCategory = 'bgm' | 'song' | 'ost';

/** The catalogue is the service's own, the same for every domain. */
export type TrackTable = {
  isrc: string;
  title: string;
  artist: string;
  cover: string;
  category: TrackCategory;
  duration_seconds: number;
  /** Videos on the platform known to use it. */
  videos_used: ColumnType<string, string | number | undefined, string | number>;
  exclusive_logo: string | null;
  /** Since when it is no longer offered; videos that use it keep its name. */
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
  /** Of all videos of the service that use it. */
  views: ColumnType<string | null, string | number | null | undefined, string | number | null>;
};

/** A week whose ranking was made, from reports up to those made at `source_at`. */
export type RankedWeekTable = {
  week: DayColumn;
  source_at: InstantColumn;
};

/** What somebody wants to find again. */
export type FavouriteTrackTable = {
  account_id: string;
  member_id: string;
  isrc: string;
  added_at: InstantColumn;
};

export type MusicTables = {
  track: TrackTable;
  music_tag: MusicTagTable;
  track_tag: TrackTagTable;
  track_rank: TrackRankTable;
  ranked_week: RankedWeekTable;
  favourite_track: FavouriteTrackTable;
};
