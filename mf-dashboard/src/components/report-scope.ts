import { currencyAtom, useAtomValue } from '@portal/shared/state';
import type { Currency } from '@portal/shared/i18n';
import type { OfMember } from './amounts/amounts.ts';
import type { Weekday } from './limits/limits.ts';
import type { PlainDate } from './period/plain-date.ts';

/**
 * The days, member and channel of a report, by ids, and what it is limited to: without `member` all members, without
 * `channel` all channels.
 */
export type ReportScope = OfMember & {
  from: PlainDate;
  to: PlainDate;
  channel?: string;
  country?: string;
  weekday?: Weekday;
  track?: string;
};

/**
 * The currency for query keys: it is sent in a header, so the same URL returns other amounts after a switch.
 */
export const useReportCurrency = (): Currency => useAtomValue(currencyAtom);
