import type { ColumnType } from 'kysely';
import type { Localised } from '../../platform/http/languages.ts';
import type { DayColumn, JsonColumn } from '../../platform/database/column-types.ts';

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

/** The weekly popular ranking; the newest week counts. */
export type TrackRankTable = {
  week: DayColumn;
  rank: number;
  isrc: string;
};

export type MusicTables = {
  track: TrackTable;
  music_tag: MusicTagTable;
  track_tag: TrackTagTable;
  track_rank: TrackRankTable;
};
