import type { Language, Currency } from '@portal/shared/facts';
import { readInBlocks } from '../../../platform/database/read-in-blocks.ts';
import { day, text, type ExportCell, type ExportTable } from '../../../platform/export/export-table.ts';
import type { ConvertedDay } from '../scope/report-days.ts';
import { amount, toExportColumn, figureColumns } from './export-columns.ts';
import { getExportName } from './export-texts.ts';
import { deliveredIn } from '../figures/sums.ts';
import type { Scope } from '../scope/scope.ts';
import type { VideoLists } from '../reports/video-lists.ts';
import { everyVideo, type VideoFilter, type VideoOrder, type VideoRow } from '../reports/video.repository.ts';
import { toVideoItem } from '../reports/video-report.ts';

export type VideoExport = VideoFilter & VideoOrder & { scope: Scope; days: readonly ConvertedDay[] };
type ExportOptions = { language: Language; currency: Currency; columns: readonly VideoColumn[] };

const identity = ['video_id', 'title', 'channel'] as const;
/** The columns of a video export that a user can choose. */
export const videoColumns = ['published', 'track', 'isrc', ...figureColumns] as const;
type VideoColumn = (typeof videoColumns)[number];

const cellOf = (
  name: (typeof identity)[number] | VideoColumn,
  item: ReturnType<typeof toVideoItem>,
  language: Language,
): ExportCell => {
  switch (name) {
    case 'video_id':
      return text(item.id);
    case 'title':
      return text(item.id === '' ? getExportName('unattributed', language) : (item.title ?? item.id));
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
export const toVideoTable = (
  lists: VideoLists,
  query: VideoExport,
  { language, currency, columns: chosen }: ExportOptions,
): ExportTable => {
  const names = [...identity, ...chosen];
  const delivered = deliveredIn(query.days);
  const rowOf = (row: VideoRow) => {
    const item = toVideoItem(row, delivered);
    return names.map((name) => cellOf(name, item, language));
  };
  return {
    name: getExportName('videos', language),
    columns: names.map((name) =>
      toExportColumn(name, { language, pricedBy: query.scope.pricedBy }, currency),
    ),
    async write(add) {
      if (query.days.length === 0 || query.scope.channelIds?.length === 0) return;
      // An overflow fails before the first row is returned, so the retry of `withSums` writes nothing twice.
      await lists.withSums(query, async (trx, sums) => {
        for await (const rows of readInBlocks(trx, everyVideo(sums, query))) await add(rows.map(rowOf));
      });
    },
  };
};
