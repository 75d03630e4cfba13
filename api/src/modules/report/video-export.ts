import { sql } from 'kysely';
import { type ExportCell, spoolCsv } from './csv-export.ts';
import type { DayValue } from './day-values.ts';
import { deliveredIn } from './priced-sums.ts';
import type { Scope } from './report.repository.ts';
import type { VideoLists } from './video-lists.ts';
import { everyVideo, type VideoFilter, type VideoOrder, type VideoRow } from './video.repository.ts';
import { videoItem } from './video-report.ts';

const ROWS_AT_A_TIME = 2_000;

export type VideoExport = VideoFilter &
  VideoOrder & {
    scope: Scope;
    days: readonly DayValue[];
    /** The names of the columns, and of what belongs to no video. */
    texts: { header: readonly string[]; unattributed: string };
  };

const text = (value: string | null): ExportCell => ({ text: value });
const decimal = (value: string | null): ExportCell => ({ decimal: value });

const cellsOf = (row: VideoRow, { days, texts }: VideoExport): ExportCell[] => {
  const item = videoItem(row, deliveredIn(days));
  return [
    text(item.id),
    text(item.id === '' ? texts.unattributed : (item.title ?? item.id)),
    text(item.channel.name),
    text(item.published_on),
    text(item.track?.title ?? null),
    text(item.track?.isrc ?? null),
    item.views,
    decimal(item.revenue),
    decimal(item.rpm),
    item.premium_views,
    item.premium_rate,
    decimal(item.premium_rpm),
  ];
};

/** Every video of a report as CSV, by the report's own filter and order. */
export const exportVideos = (lists: VideoLists, query: VideoExport) =>
  spoolCsv(query.texts.header, async (add) => {
    if (query.days.length === 0 || query.scope.channelIds?.length === 0) return;
    // A number that does not fit is found before the first row is there, so nothing is written twice.
    // A cursor reads the one result from its beginning to its end; pages would compute it once for each.
    // A number that does not fit is found before the first row is there, so nothing is written twice.
    // A cursor reads the one result from its beginning to its end; pages would compute it once for each.
    await lists.withSums(query, async (trx, sums) => {
      await sql`declare every_video no scroll cursor for ${everyVideo(sums, query)}`.execute(trx);
      for (;;) {
        const { rows: block } =
          await sql<VideoRow>`fetch ${sql.lit(ROWS_AT_A_TIME)} from every_video`.execute(trx);
        if (block.length === 0) return;
        await add(block.map((row) => cellsOf(row, query)));
      }
    });
  });
