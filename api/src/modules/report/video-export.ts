import { sql } from 'kysely';
import type { Language } from '../../platform/http/languages.ts';
import type { Currency } from '../../platform/http/request-context.ts';
import type { ReportDay } from './report-days.ts';
import { amount, columnOf, day, figureColumns, text } from './export-columns.ts';
import type { ExportCell, ExportTable } from './export-table.ts';
import { exportTexts } from './export-texts.ts';
import { deliveredIn } from './priced-sums.ts';
import type { Scope } from './scope.ts';
import type { VideoLists } from './video-lists.ts';
import { everyVideo, type VideoFilter, type VideoOrder, type VideoRow } from './video.repository.ts';
import { videoItem } from './video-report.ts';

const FETCH_ROWS = 2_000;

export type VideoExport = VideoFilter & VideoOrder & { scope: Scope; days: readonly ReportDay[] };
type ExportOptions = { language: Language; currency: Currency; columns: readonly VideoColumn[] };

const identity = ['video_id', 'title', 'channel'] as const;
/** The columns of a video export that a user can choose. */
export const videoColumns = ['published', 'track', 'isrc', ...figureColumns] as const;
type VideoColumn = (typeof videoColumns)[number];

const cellOf = (
  name: (typeof identity)[number] | VideoColumn,
  item: ReturnType<typeof videoItem>,
  language: Language,
): ExportCell => {
  switch (name) {
    case 'video_id':
      return text(item.id);
    case 'title':
      return text(item.id === '' ? exportTexts.unattributed[language] : (item.title ?? item.id));
    case 'channel':
      return text(item.channel.name);
    case 'published':
      return day(item.published_on);
    case 'track':
      return text(item.track?.title ?? null);
    case 'isrc':
      return text(item.track?.isrc ?? null);
    default:
      return amount(item[name]);
  }
};

/** Every video that the report's filter finds, in its order. */
export const videoTable = (
  lists: VideoLists,
  query: VideoExport,
  { language, currency, columns: chosen }: ExportOptions,
): ExportTable => {
  const names = [...identity, ...chosen];
  const delivered = deliveredIn(query.days);
  const rowOf = (row: VideoRow) => {
    const item = videoItem(row, delivered);
    return names.map((name) => cellOf(name, item, language));
  };
  return {
    name: exportTexts.videos[language],
    columns: names.map((name) => columnOf(name, language, currency)),
    async write(add) {
      if (query.days.length === 0 || query.scope.channelIds?.length === 0) return;
      // An overflow fails before the first row is returned, so the retry of `withSums` writes nothing twice.
      // A cursor computes the result once; reading pages would compute it for each page.
      await lists.withSums(query, async (trx, sums) => {
        await sql`declare every_video no scroll cursor for ${everyVideo(sums, query)}`.execute(trx);
        for (;;) {
          const { rows: block } = await sql<VideoRow>`fetch ${sql.lit(FETCH_ROWS)} from every_video`.execute(
            trx,
          );
          if (block.length === 0) return;
          await add(block.map(rowOf));
        }
      });
    },
  };
};
