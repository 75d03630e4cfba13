import { currencyAtom, useAtomValue } from '@portal/shared/state';
import type { Currency } from '@portal/shared/i18n';
import { ofMember, type Amounts, type OfMember } from './amounts/amounts.ts';
import type { ScopeFilters } from './filters/report-filters.ts';
import type { Limits, Weekday } from './limits/limits.ts';
import type { DateRange } from './period/period.ts';
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

/** The filters that are set, by the names that parameters of reports have. */
export const createScope = (
  range: DateRange,
  { member, channel, country, weekday, track }: Pick<ScopeFilters, 'member' | 'channel' | keyof Limits>,
  amounts: Amounts,
): ReportScope => {
  const all = Object.entries({ ...range, ...ofMember(member, amounts), channel, country, weekday, track });
  // The days are always set.
  return Object.fromEntries(all.filter(([, value]) => value)) as ReportScope;
};

/**
 * The currency for query keys: it is sent in a header, so the same URL returns other amounts after a switch.
 */
export const useReportCurrency = (): Currency => useAtomValue(currencyAtom);
