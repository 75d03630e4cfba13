import type { Currency } from '@portal/shared/facts';
import type { NotificationFacts } from '../../access/notification/notification-facts.ts';
import type { Day } from '../../platform/calendar.ts';
import { formatUnits } from '../closing/paid-amounts.ts';
import type { EntryKind } from './payout.tables.ts';

/** What a payee is notified of when an entry of its payouts is written. */
export const describeEntry = (entry: {
  kind: EntryKind;
  day: Day;
  currency: Currency | null;
  amount: string;
  until_day: Day | null;
  reason: string | null;
}): NotificationFacts => {
  const { kind, day, currency, amount } = entry;
  // Only holds and their ends have no currency.
  if (kind === 'hold' || kind === 'release' || currency === null)
    return { kind: 'hold', is_held: kind === 'hold', until: entry.until_day, reason: entry.reason ?? '' };
  return { kind: 'payment', entry: kind, amount: formatUnits(BigInt(amount), currency), currency, day };
};
