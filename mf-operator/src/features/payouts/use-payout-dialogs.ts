import { useCallback, useState } from 'react';
import type { PayoutAction } from './payout-menu.tsx';
import { balanceId } from './payouts.api.ts';
import type { PartnerBalance, PayoutEntry } from './payouts.api.ts';

/** A dialog stays rendered after it is closed, for its animation; `count` makes each opening a new instance. */
type Opened<Kind, Subject> = { kind: Kind; subject: Subject; isOpen: boolean; count: number };

export type EntriesOf = Opened<'entries', { id: string }>;
export type PayoutForm =
  | Opened<'pay' | 'hold' | 'fee', { id: string }>
  | Opened<'end', { id: string; entry: PayoutEntry }>
  | Opened<'minimum', { domain: string }>;

const close = <State extends { isOpen: boolean }>(state: State | undefined): State | undefined =>
  state && { ...state, isOpen: false };

/** Which dialogs of the page are open: the entries of a balance, and above them one form. */
export function usePayoutDialogs() {
  const [entries, setEntries] = useState<EntriesOf>();
  const [form, setForm] = useState<PayoutForm>();
  const count = (state: { count: number } | undefined) => (state?.count ?? 0) + 1;
  const openAction = useCallback((action: PayoutAction, balance: PartnerBalance) => {
    const subject = { id: balanceId(balance) };
    if (action === 'entries')
      setEntries((state) => ({ kind: action, subject, isOpen: true, count: count(state) }));
    else setForm((state) => ({ kind: action, subject, isOpen: true, count: count(state) }));
  }, []);
  return {
    entries,
    form,
    openAction,
    openEnding: (balance: PartnerBalance, entry: PayoutEntry) =>
      setForm((state) => ({
        kind: 'end',
        subject: { id: balanceId(balance), entry },
        isOpen: true,
        count: count(state),
      })),
    openMinimum: (domain: string) =>
      setForm((state) => ({ kind: 'minimum', subject: { domain }, isOpen: true, count: count(state) })),
    closeEntries: () => setEntries(close),
    closeForm: () => setForm(close),
  };
}
