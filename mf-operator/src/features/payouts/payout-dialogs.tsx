import { EndingDialog } from './ending-dialog.tsx';
import { EntriesDialog } from './entries-dialog.tsx';
import { FeeDialog } from './fee-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { MinimumDialog } from './minimum-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { balanceId } from './payouts.api.ts';
import type { PartnerBalance } from './payouts.api.ts';
import type { PayoutForm, usePayoutDialogs } from './use-payout-dialogs.ts';

type FindBalance = (id: string) => PartnerBalance | undefined;

type OpenFormProps = {
  form: PayoutForm;
  find: FindBalance;
  nameOf: (domain: string) => string;
  onClose: () => void;
};

function OpenForm({ form, find, nameOf, onClose }: OpenFormProps) {
  const { isOpen } = form;
  if (form.kind === 'minimum') {
    const { domain } = form.subject;
    return <MinimumDialog {...{ isOpen, domain, onClose }} name={nameOf(domain)} />;
  }
  const balance = find(form.subject.id);
  if (!balance) return null;
  const dialog = { isOpen, balance, onClose };
  if (form.kind === 'end') return <EndingDialog {...dialog} entry={form.subject.entry} />;
  if (form.kind === 'pay') return <PaymentDialog {...dialog} />;
  if (form.kind === 'hold') return <HoldDialog {...dialog} />;
  return <FeeDialog {...dialog} />;
}

export type PayoutDialogsProps = {
  dialogs: ReturnType<typeof usePayoutDialogs>;
  /** The newest ones: a dialog that stays open shows what it has changed. */
  items: readonly PartnerBalance[];
  nameOf: (domain: string) => string;
};

/** The dialogs of the page that were opened. */
export function PayoutDialogs({ dialogs, items, nameOf }: PayoutDialogsProps) {
  const { entries, form } = dialogs;
  const find: FindBalance = (id) => items.find((each) => balanceId(each) === id);
  const shown = entries && find(entries.subject.id);
  return (
    <>
      {entries && shown && (
        <EntriesDialog
          key={`entries ${entries.count}`}
          isOpen={entries.isOpen}
          balance={shown}
          onClose={dialogs.closeEntries}
          onPay={() => dialogs.openAction('pay', shown)}
          onEnd={(entry) => dialogs.openEnding(shown, entry)}
        />
      )}
      {form && (
        <OpenForm key={`form ${form.count}`} {...{ form, find, nameOf }} onClose={dialogs.closeForm} />
      )}
    </>
  );
}
