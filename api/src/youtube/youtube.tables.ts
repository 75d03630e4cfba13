import type { DayColumn } from '../platform/database/column-types.ts';

/** Units of the platform's quota that were used on a Pacific day: in all (`''`), and by each account that looked channels up. */
export type YoutubeQuotaTable = {
  day: DayColumn;
  spender: string;
  units: number;
};

export type YoutubeTables = {
  youtube_quota: YoutubeQuotaTable;
};
