import type { Language } from '@portal/shared/facts';
import type { Expression } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { readInBlocks } from '../../platform/database/read-in-blocks.ts';
import { WHOLE } from '../../platform/day-span.ts';
import type { DayOf } from '../../platform/export/day-in-zone.ts';
import { day, type ExportCell, type ExportTable, text } from '../../platform/export/export-table.ts';
import { toFraction } from '../../platform/http/day-span-schema.ts';
import { type ListedSpan, listSpans } from '../channel/channel-spans.ts';
import { toSpanCells, spanColumns } from '../channel/span-cells.ts';
import { createTexts } from '../../texts/create-texts.ts';
import type ko from './locales/ko.json';
import type { MemberRow } from './member.repository.ts';

export type MemberFileOptions = { language: Language; dayOf: DayOf };

const findText = createTexts<typeof ko>(import.meta.dirname);

const columnsIn = (language: Language): ExportTable['columns'] => [
  { title: findText(language, 'list.member'), kind: 'name' },
  { title: findText(language, 'list.email'), kind: 'name' },
  { title: findText(language, 'list.link'), kind: 'name' },
  { title: findText(language, 'list.share'), kind: 'fee' },
  { title: findText(language, 'list.fee'), kind: 'fee' },
  { title: findText(language, 'list.registered'), kind: 'day' },
  { title: findText(language, 'list.channelId'), kind: 'id' },
  { title: findText(language, 'list.channel'), kind: 'name' },
  ...spanColumns(language),
];

const memberCells = (member: MemberRow, dayOf: DayOf): ExportCell[] => [
  text(member.nickname),
  text(member.email),
  text(member.channel_url),
  toFraction(WHOLE - member.basis_points),
  toFraction(member.basis_points),
  day(dayOf(member.registered_at)),
];

const assignmentCells = (span: ListedSpan | undefined): ExportCell[] => [
  text(span?.youtube_id ?? null),
  text(span?.name ?? null),
  ...toSpanCells(span),
];

/** Every member of a query in its order, with a row for each assignment. */
export const toMemberListTable = (
  db: Db,
  every: (trx: Trx) => Promise<Expression<MemberRow>>,
  { accountId, language, dayOf }: MemberFileOptions & { accountId: string },
): ExportTable => ({
  name: findText(language, 'list.members'),
  columns: columnsIn(language),
  write: (add) =>
    db.transaction().execute(async (trx) => {
      for await (const rows of readInBlocks(trx, await every(trx))) {
        const found = await listSpans(trx, accountId, { memberIds: rows.map(({ id }) => id) });
        const spans = Map.groupBy(found, (span) => span.member_id);
        await add(
          rows.flatMap((row) => {
            const cells = memberCells(row, dayOf);
            return (spans.get(row.id) ?? [undefined]).map((span) => [...cells, ...assignmentCells(span)]);
          }),
        );
      }
    }),
});
