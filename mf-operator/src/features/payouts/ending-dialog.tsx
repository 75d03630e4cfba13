import { useFormat } from '@portal/shared/i18n';
import { FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { requiredReason } from '../../components/reason.ts';
import { reversePayment } from './payouts.api.ts';
import type { PartnerBalance, PayoutEntry } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

const MAX_REASON_LENGTH = 500;

export type ReversalDialogProps = {
  isOpen: boolean;
  balance: PartnerBalance;
  entry: PayoutEntry;
  onClose: () => void;
};

/** Takes back a payment by an entry of its own, with a reason. */
export function ReversalDialog({ isOpen, balance, entry, onClose }: ReversalDialogProps) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const { account, currency } = balance;
  const schema = useMemo(
    () => s.object({ reason: requiredReason(t('reversal.reasonMissing'), MAX_REASON_LENGTH) }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    errorTexts: { payout_reversed: t('reversal.already') },
    ...(isOpen && { draft: { name: `payout.reversal.${entry.id}`, fields: ['reason'] } }),
  });
  const write = usePayoutWrite({ send: reversePayment, done: t('reversal.done'), onClose });
  return (
    <FormDialog
      {...{ isOpen, onClose, form }}
      role="alertdialog"
      title={t('reversal.title')}
      text={t('reversal.text', {
        name: account.nickname,
        day: format.date(entry.day),
        amount: format.money(entry.amount, currency),
      })}
      action={t('reversal.submit')}
      variant="danger"
      isBusy={write.isPending}
      onSubmit={({ reason }) => write.mutateAsync({ account: account.id, entry: entry.id, reason })}
    >
      <FormTextArea
        form={form}
        name="reason"
        label={t('reversal.reason')}
        hint={t('reversal.reasonHint')}
        rows={2}
        required
      />
    </FormDialog>
  );
}
