import type { Language } from '@portal/shared/facts';
import type { Expression } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import { readInBlocks } from '../../platform/database/read-in-blocks.ts';
import { WHOLE } from '../../platform/day-span.ts';
import type { DayOf } from '../../platform/export/day-in-zone.ts';
import { day, type ExportCell, type ExportTable, text } from '../../platform/export/export-table.ts';
import { toFraction } from '../../platform/http/day-span-schema.ts';
import { type ListedSpan, listSpans } from '../channel/channel-spans.ts';
import { spanCells, spanColumns } from '../channel/span-cells.ts';
import type { MemberRow } from './member.repository.ts';

export type MemberFileOptions = { language: Language; dayOf: DayOf };

/** The words of an exported member list. */
const texts = {
  members: { ko: '멤버', en: 'Members', 'zh-CN': '成员', 'zh-TW': '成員' },
  member: { ko: '멤버', en: 'Member', 'zh-CN': '成员', 'zh-TW': '成員' },
  email: { ko: '이메일', en: 'Email', 'zh-CN': '邮箱', 'zh-TW': '電子郵件' },
  link: { ko: '채널 링크', en: 'Channel link', 'zh-CN': '频道链接', 'zh-TW': '頻道連結' },
  share: { ko: '배분율', en: 'Revenue share', 'zh-CN': '分成比例', 'zh-TW': '分潤比例' },
  fee: { ko: '수수료율', en: 'Fee rate', 'zh-CN': '手续费率', 'zh-TW': '手續費率' },
  registered: { ko: '등록일', en: 'Added', 'zh-CN': '添加日期', 'zh-TW': '新增日期' },
  channelId: {
    ko: '배정 채널 ID',
    en: 'Assigned channel ID',
    'zh-CN': '已分配频道 ID',
    'zh-TW': '已指派頻道 ID',
  },
  channel: { ko: '배정 채널', en: 'Assigned channel', 'zh-CN': '已分配频道', 'zh-TW': '已指派頻道' },
} as const satisfies Record<string, Record<Language, string>>;

const columnsIn = (language: Language): ExportTable['columns'] => [
  { title: texts.member[language], kind: 'name' },
  { title: texts.email[language], kind: 'name' },
  { title: texts.link[language], kind: 'name' },
  { title: texts.share[language], kind: 'fee' },
  { title: texts.fee[language], kind: 'fee' },
  { title: texts.registered[language], kind: 'day' },
  { title: texts.channelId[language], kind: 'id' },
  { title: texts.channel[language], kind: 'name' },
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
  ...spanCells(span),
];

/** Every member of a query in its order, with a row for each assignment. */
export const memberListTable = (
  db: Db,
  every: (trx: Trx) => Promise<Expression<MemberRow>>,
  { accountId, language, dayOf }: MemberFileOptions & { accountId: string },
): ExportTable => ({
  name: texts.members[language],
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
