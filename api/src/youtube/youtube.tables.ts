import type { DayColumn } from '../platform/database/column-types.ts';

/** Quota units used on a Pacific day: in all (spender `''`), and per account that looked channels up. */
export type YoutubeQuotaTable = {
  day: DayColumn;
  spender: string;
  units: number;
};

export type YoutubeTables = {
  youtube_quota: YoutubeQuotaTable;
};
