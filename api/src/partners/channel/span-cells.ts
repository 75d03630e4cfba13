import type { Language } from '@portal/shared/facts';
import { FIRST_DAY, LAST_DAY, WHOLE } from '../../platform/day-span.ts';
import { day, type ExportCell } from '../../platform/export/export-table.ts';
import { addDays } from '../../platform/calendar.ts';
import type { ListedSpan } from './channel-spans.ts';

/** The days are those in which revenue is counted. */
const spanTitles = {
  part: { ko: '배정 비율', en: 'Assigned share', 'zh-CN': '分配比例', 'zh-TW': '指派比例' },
  from: {
    ko: '배정 시작일(PT)',
    en: 'Assigned from (PT)',
    'zh-CN': '分配开始日期（PT）',
    'zh-TW': '指派開始日期（PT）',
  },
  until: {
    ko: '배정 종료일(PT)',
    en: 'Assigned until (PT)',
    'zh-CN': '分配结束日期（PT）',
    'zh-TW': '指派結束日期（PT）',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The columns of an assignment: the part, the first and the last day. */
export const spanColumns = (language: Language) =>
  [
    { title: spanTitles.part[language], kind: 'fee' },
    { title: spanTitles.from[language], kind: 'day' },
    { title: spanTitles.until[language], kind: 'day' },
  ] as const;

/** An assignment that has always been has no first day, and a running one no last day. */
export const spanCells = (span: ListedSpan | undefined): ExportCell[] =>
  span
    ? [
        span.part / WHOLE,
        day(span.from_day === FIRST_DAY ? null : span.from_day),
        day(span.until_day === LAST_DAY ? null : addDays(span.until_day, -1)),
      ]
    : [null, null, null];
