import type { Language } from '@portal/shared/facts';
import { FIRST_DAY, LAST_DAY, WHOLE } from '../../platform/day-span.ts';
import { day, type ExportCell } from '../../platform/export/export-table.ts';
import { addDays } from '../../platform/calendar.ts';
import { findChannelText } from './channel-list-texts.ts';
import type { ListedSpan } from './channel-spans.ts';

/** The columns of an assignment: the part, the first and the last day in which revenue is counted. */
export const spanColumns = (language: Language) =>
  [
    { title: findChannelText(language, 'span.part'), kind: 'fee' },
    { title: findChannelText(language, 'span.from'), kind: 'day' },
    { title: findChannelText(language, 'span.until'), kind: 'day' },
  ] as const;

/** An assignment that has always been has no first day, and a running one no last day. */
export const toSpanCells = (span: ListedSpan | undefined): ExportCell[] =>
  span
    ? [
        span.part / WHOLE,
        day(span.from_day === FIRST_DAY ? null : span.from_day),
        day(span.until_day === LAST_DAY ? null : addDays(span.until_day, -1)),
      ]
    : [null, null, null];
