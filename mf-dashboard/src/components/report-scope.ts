import { currencyAtom, useAtomValue } from '@portal/shared/state';
import type { Currency } from '@portal/shared/i18n';
import type { PlainDate } from './period/plain-date.ts';

/** The days, member and channel of a report, by ids: without `member` all members, without `channel` all channels. */
export type ReportScope = { from: PlainDate; to: PlainDate; member?: string; channel?: string };

/**
 * The currency for query keys: it is sent in a header, so the same URL returns other amounts after a switch.
 */
export const useReportCurrency = (): Currency => useAtomValue(currencyAtom);
