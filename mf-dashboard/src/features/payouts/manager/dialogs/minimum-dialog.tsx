import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { FormText, s, useForm } from '@portal/shared/ui/form';
import { isAboveZero } from '../../is-above-zero.ts';
import { payoutTexts } from '../../texts.ts';
import type { Payee } from '../payout-task.ts';
import { parseAmount } from './amount-text.ts';
import { setMinimum } from './payout-writes.api.ts';
import { TaskFormDialog } from './task-form-dialog.tsx';
import { usePayoutWrite } from './use-payout-write.ts';

export type MinimumDialogProps = { isOpen: boolean; payee: Payee; onClose: () => void };

/** Sets from which amount on a member is paid, in the currency of the domain; empty is the domain's minimum. */
export const MinimumDialog = ({ isOpen, payee, onClose }: MinimumDialogProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const schema = useMemo(
    () =>
      s.object({
        amount: s.string().check(
          s.trim(),
          s.refine((typed) => typed === '' || parseAmount(typed, 'USD') !== undefined, {
            error: t('payment.amountInvalid'),
          }),
        ),
      }),
    [t],
  );
  const form = useForm({ schema, defaultValues: { amount: '' } });
  const write = usePayoutWrite(setMinimum, { onClose, done: t('minimum.done') });
  const current = payee.balances
    .filter(({ minimum }) => isAboveZero(minimum))
    .map(({ minimum, currency }) => format.money(minimum, currency));
  return (
    <TaskFormDialog
      {...{ isOpen, onClose, form }}
      title={t('minimum.title', { name: payee.name })}
      description={t('minimum.text')}
      action={t('dialog.save')}
      isBusy={write.isPending}
      onSubmit={({ amount }) =>
        write.mutateAsync({ payee: payee.id, amount: parseAmount(amount, 'USD') ?? null })
      }
    >
      <FormText
        form={form}
        name="amount"
        label={t('minimum.amount')}
        hint={t('minimum.hint', { amount: current.join(', ') || t('balance.anyAmount') })}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
      />
    </TaskFormDialog>
  );
};
