import { sql } from 'kysely';
import type { Language } from '../../platform/http/languages.ts';
import type { Currency } from '../../platform/http/request-context.ts';
import type { DayValue } from './day-values.ts';
import { columnOf, day, figureCells, figureColumns, text } from './export-columns.ts';
import type { ExportRow, ExportTable } from './export-table.ts';
import { words } from './export-texts.ts';
import { deliveredIn } from './priced-sums.ts';
import type { Scope } from './report.repository.ts';
import type { VideoLists } from './video-lists.ts';
import { everyVideo, type VideoFilter, type VideoOrder, type VideoRow } from './video.repository.ts';
import { videoItem } from './video-report.ts';

const ROWS_AT_A_TIME = 2_000;

export type VideoExport = VideoFilter & VideoOrder & { scope: Scope; days: readonly DayValue[] };
type Told = { language: Language; currency: Currency };

const rowOf = (row: VideoRow, days: readonly DayValue[], language: Language): ExportRow => {
  const item = videoItem(row, deliveredIn(days));
  return [
    text(item.id),
    text(item.id === '' ? words.unattributed[language] : (item.title ?? item.id)),
    text(item.channel.name),
    day(item.published_on),
    text(item.track?.title ?? null),
    text(item.track?.isrc ?? null),
    ...figureCells(item),
  ];
};

/** Every video of a report, by the report's own filter and order. */
export const videoTable = (
  lists: VideoLists,
  query: VideoExport,
  { language, currency }: Told,
): ExportTable => ({
  name: words.videos[language],
  columns: (['video_id', 'title', 'channel', 'published', 'track', 'isrc', ...figureColumns] as const).map(
    (name) => columnOf(name, language, currency),
  ),
  async write(add) {
    if (query.days.length === 0 || query.scope.channelIds?.length === 0) return;
    // A number that does not fit is found before the first row is there, so nothing is written twice.
    // A cursor reads the one result from its beginning to its end; pages would compute it once for each.
    await lists.withSums(query, async (trx, sums) => {
      await sql`declare every_video no scroll cursor for ${everyVideo(sums, query)}`.execute(trx);
      for (;;) {
        const { rows: block } =
          await sql<VideoRow>`fetch ${sql.lit(ROWS_AT_A_TIME)} from every_video`.execute(trx);
        if (block.length === 0) return;
        await add(block.map((row) => rowOf(row, query.days, language)));
      }
    });
  },
});
