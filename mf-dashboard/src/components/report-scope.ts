import { currencyAtom, useAtomValue } from '@portal/shared/state';
import type { Currency } from '@portal/shared/i18n';
import type { PlainDate } from './period/plain-date.ts';

/** Of which days and of whom a report is asked for; without a member it is everybody's, without a channel all of theirs. */
export type ReportScope = { from: PlainDate; to: PlainDate; member?: string; channel?: string };

/**
 * The currency goes to the server in a header, so a cache key has to name it: the same address answers with other
 * amounts after a switch.
 */
export const useReportCurrency = (): Currency => useAtomValue(currencyAtom);
