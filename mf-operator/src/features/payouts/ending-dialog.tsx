import { useFormat } from '@portal/shared/i18n';
import { FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { requiredReason } from '../../components/reason.ts';
import { MAX_TEXT, releasePayouts, reversePayment } from './payouts.api.ts';
import type { PartnerBalance, PayoutEntry } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

export type EndingDialogProps = {
  isOpen: boolean;
  balance: PartnerBalance;
  /** A payment or a hold. */
  entry: PayoutEntry;
  onClose: () => void;
};

/** Takes back a payment, or ends a hold, by an entry of its own with a reason. */
export function EndingDialog({ isOpen, balance, entry, onClose }: EndingDialogProps) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const { account, currency } = balance;
  const kind = entry.kind === 'hold' ? 'release' : 'reversal';
  const schema = useMemo(
    () => s.object({ reason: requiredReason(t('dialog.reasonMissing'), MAX_TEXT) }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    errorTexts: { payout_reversed: t(`${kind}.already`) },
    ...(isOpen && { draft: { name: `payout.${kind}.${entry.id}`, fields: ['reason'] } }),
  });
  const send = kind === 'release' ? releasePayouts : reversePayment;
  const write = usePayoutWrite({ send, done: t(`${kind}.done`), onClose });
  const words = { name: account.nickname, day: format.date(entry.day) };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      role="alertdialog"
      title={t(`${kind}.title`)}
      text={
        kind === 'release'
          ? t('release.text', words)
          : t('reversal.text', { ...words, amount: format.money(entry.amount, currency) })
      }
      action={t(`${kind}.submit`)}
      variant={kind === 'release' ? 'primary' : 'danger'}
      isBusy={write.isPending}
      onSubmit={({ reason }) => write.mutateAsync({ account: account.id, entry: entry.id, reason })}
    >
      <FormTextArea
        form={form}
        name="reason"
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        rows={2}
        required
      />
    </FormDialog>
  );
}
