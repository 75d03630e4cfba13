import type { Localised } from '../../platform/http/languages.ts';
import type { BigIntColumn, DayColumn, JsonColumn } from '../../platform/database/column-types.ts';

export type TrackCategory = 'bgm' | 'song' | 'ost';

/** The catalogue is the service's own, the same for every domain. */
export interface TrackTable {
  isrc: string;
  title: string;
  artist: string;
  cover: string;
  category: TrackCategory;
  duration_seconds: number;
  /** Videos on the platform known to use it. */
  videos_used: BigIntColumn;
  exclusive_logo: string | null;
}

export interface MusicTagTable {
  id: string;
  name: JsonColumn<Localised<string>>;
  position: number;
}

export interface TrackTagTable {
  isrc: string;
  tag_id: string;
}

/** The weekly popular ranking; the newest week counts. */
export interface TrackRankTable {
  week: DayColumn;
  rank: number;
  isrc: string;
}

export interface MusicTables {
  track: TrackTable;
  music_tag: MusicTagTable;
  track_tag: TrackTagTable;
  track_rank: TrackRankTable;
}
