import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { parseAmount } from '@portal/shared/ui/controls';
import { FormText, s, useForm } from '@portal/shared/ui/form';
import { payoutTexts } from '../../texts.ts';
import type { Payee } from '../payout-task.ts';
import { setMinimum } from './payout-writes.api.ts';
import { TaskFormDialog } from './task-form-dialog.tsx';
import { usePayoutWrite } from './use-payout-write.ts';

/** A minimum as the API takes it: 0 pays any amount; undefined when it is none. */
const parseMinimum = (typed: string, currency: Currency) =>
  /^0+$/.test(typed) ? '0' : parseAmount(typed, currency);

export type MinimumDialogProps = { isOpen: boolean; payee: Payee; onClose: () => void };

/** Sets from which amount on a member is paid, in the currency of the domain; empty is the domain's minimum. */
export const MinimumDialog = ({ isOpen, payee, onClose }: MinimumDialogProps) => {
  const { t } = payoutTexts.useTexts();
  // The currency in which the server sets it.
  const currency = useAtomValue(siteMetadataAtom)?.default_currency ?? 'KRW';
  const format = useFormat(currency);
  const schema = useMemo(
    () =>
      s.object({
        amount: s.string().check(
          s.trim(),
          s.refine((typed) => typed === '' || parseMinimum(typed, currency) !== undefined, {
            error: t('minimum.invalid'),
          }),
        ),
      }),
    [t, currency],
  );
  const current = payee.balances.find((balance) => balance.currency === currency);
  const form = useForm({
    schema,
    defaultValues: { amount: current?.minimum_of === 'member' ? current.minimum : '' },
  });
  const write = usePayoutWrite(setMinimum, { onClose, done: t('minimum.done') });
  const describeCurrent = () => {
    if (current?.minimum_of === 'member') return t('minimum.ofMember');
    if (current?.minimum_of === 'domain')
      return t('minimum.ofDomain', { amount: format.money(current.minimum) });
    return t(current ? 'minimum.ofNone' : 'minimum.empty');
  };
  return (
    <TaskFormDialog
      {...{ isOpen, onClose, form }}
      title={t('minimum.title', { name: payee.name })}
      description={t('minimum.text')}
      action={t('dialog.save')}
      isBusy={write.isPending}
      onSubmit={({ amount }) =>
        write.mutateAsync({ payee: payee.id, amount: parseMinimum(amount, currency) ?? null })
      }
    >
      <FormText
        form={form}
        name="amount"
        label={t('minimum.amount')}
        hint={describeCurrent()}
        end={currency}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
      />
    </TaskFormDialog>
  );
};
