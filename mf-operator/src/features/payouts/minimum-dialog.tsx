import { FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { setDomainMinimum } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;

export type MinimumDialogProps = { isOpen: boolean; domain: string; name: string; onClose: () => void };

/** Sets from which amount on a domain pays, in its currency. */
export function MinimumDialog({ isOpen, domain, name, onClose }: MinimumDialogProps) {
  const { t } = payoutTexts.useTexts();
  const schema = useMemo(
    () =>
      s.object({
        amount: s.string().check(
          s.trim(),
          s.refine((text) => text === '' || (AMOUNT.test(text) && Number(text) > 0), {
            error: t('minimum.invalid'),
          }),
        ),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { amount: '' },
    ...(isOpen && { draft: { name: `payout.minimum.${domain}`, fields: ['amount'] } }),
  });
  const write = usePayoutWrite({ send: setDomainMinimum, done: t('minimum.done', { name }), onClose });
  return (
    <FormDialog
      {...{ isOpen, onClose, form }}
      title={t('minimum.title', { name })}
      text={t('minimum.text')}
      action={t('minimum.submit')}
      isBusy={write.isPending}
      onSubmit={({ amount }) => write.mutateAsync({ domain, amount: amount === '' ? null : amount })}
    >
      <FormText
        form={form}
        name="amount"
        inputMode="decimal"
        label={t('minimum.amount')}
        hint={t('minimum.hint')}
      />
    </FormDialog>
  );
}
