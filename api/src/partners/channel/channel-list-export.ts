import type { Language } from '@portal/shared/facts';
import type { Db } from '../../platform/database/database.ts';
import { readInBlocks } from '../../platform/database/read-in-blocks.ts';
import type { DayOf } from '../../platform/export/day-in-zone.ts';
import { day, type ExportCell, type ExportTable, text } from '../../platform/export/export-table.ts';
import { type ChannelTarget, toYoutubeUrl } from './channel-link.ts';
import {
  type ChannelFilter,
  type ChannelOrder,
  type ChannelRow,
  createChannelListRepository,
} from './channel-list.repository.ts';
import { findChannelText, findStatusText } from './channel-list-texts.ts';
import type { ChannelScope } from './channel-scope.ts';
import { type ListedSpan, listSpans } from './channel-spans.ts';
import { toSpanCells, spanColumns } from './span-cells.ts';

type ChannelList = {
  scope: ChannelScope;
  filter: ChannelFilter;
  order: ChannelOrder;
  /** No channel of the site can be in the list. */
  isNever: boolean;
};
export type ChannelFileOptions = { language: Language; dayOf: DayOf };

const columnsIn = (language: Language): ExportTable['columns'] => [
  { title: findChannelText(language, 'list.channelId'), kind: 'id' },
  { title: findChannelText(language, 'list.channel'), kind: 'name' },
  { title: findChannelText(language, 'list.link'), kind: 'name' },
  { title: findChannelText(language, 'list.status'), kind: 'label' },
  { title: findChannelText(language, 'list.reason'), kind: 'name' },
  { title: findChannelText(language, 'list.verification'), kind: 'label' },
  { title: findChannelText(language, 'list.category'), kind: 'label' },
  { title: findChannelText(language, 'list.subscribers'), kind: 'count' },
  { title: findChannelText(language, 'list.shorts'), kind: 'count' },
  { title: findChannelText(language, 'list.registered'), kind: 'day' },
  { title: findChannelText(language, 'list.approved'), kind: 'day' },
  { title: findChannelText(language, 'list.member'), kind: 'name' },
  { title: findChannelText(language, 'list.email'), kind: 'name' },
  ...spanColumns(language),
];

/** The handle is what people know; text that begins with its @ would be taken for a formula. */
const targetOf = ({ handle, youtube_id: id }: ChannelRow): ChannelTarget =>
  handle === '' ? { kind: 'id', id } : { kind: 'handle', handle };

const channelCells = (
  channel: ChannelRow,
  videos: number | undefined,
  { language, dayOf }: ChannelFileOptions,
): ExportCell[] => [
  text(channel.youtube_id),
  text(channel.name),
  text(toYoutubeUrl(targetOf(channel))),
  text(findStatusText(language, channel.status)),
  text(channel.review_reason),
  text(findChannelText(language, `verification.${channel.verification}`)),
  text(findChannelText(language, `category.${channel.category}`)),
  channel.subscribers === null ? null : Number(channel.subscribers),
  videos ?? null,
  day(dayOf(channel.registered_at)),
  day(channel.approved_at && dayOf(channel.approved_at)),
];

const assignmentCells = (span: ListedSpan | undefined): ExportCell[] => [
  text(span?.nickname ?? null),
  text(span?.email ?? null),
  ...toSpanCells(span),
];

/** Every channel that a list finds, in its order, with a row for each assignment. */
export const toChannelListTable = (
  db: Db,
  { scope, filter, order, isNever }: ChannelList,
  options: ChannelFileOptions,
): ExportTable => ({
  name: findChannelText(options.language, 'list.channels'),
  columns: columnsIn(options.language),
  async write(add) {
    if (isNever) return;
    await db.transaction().execute(async (trx) => {
      const lists = createChannelListRepository(trx);
      for await (const rows of readInBlocks<ChannelRow>(trx, await lists.every(scope, filter, order))) {
        const channelIds = rows.map(({ id }) => id);
        const counts = await lists.countVideos(scope.accountId, channelIds);
        const videos = new Map(counts.map((row) => [row.channel_id, Number(row.total)]));
        const found = await listSpans(trx, scope.accountId, { channelIds, memberId: scope.memberId });
        const spans = Map.groupBy(found, (span) => span.channel_id);
        await add(
          rows.flatMap((row) => {
            const cells = channelCells(row, videos.get(row.id), options);
            return (spans.get(row.id) ?? [undefined]).map((span) => [...cells, ...assignmentCells(span)]);
          }),
        );
      }
    });
  },
});
