import { useFormat } from '@portal/shared/i18n';
import { FormText, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { findLocalDay } from '../../components/local-time.ts';
import { recordPayment } from './payouts.api.ts';
import type { PartnerBalance } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;
const MAX_REFERENCE = 140;
const MAX_TEXT = 500;

/** A decimal that someone may have typed with separators of thousands. */
const toAmount = (text: string) => text.replaceAll(/[\s,]/g, '');

export type PaymentDialogProps = { isOpen: boolean; balance: PartnerBalance; onClose: () => void };

/** Records a payment that was made to a manager. */
export function PaymentDialog({ isOpen, balance, onClose }: PaymentDialogProps) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const { account, currency, payable } = balance;
  const schema = useMemo(
    () =>
      s.object({
        amount: s.string().check(
          s.refine((text) => AMOUNT.test(toAmount(text)) && Number(toAmount(text)) > 0, {
            error: t('payment.amountInvalid'),
          }),
        ),
        day: s.string().check(s.minLength(1, t('payment.dayMissing'))),
        reference: s.string().check(s.trim(), s.maxLength(MAX_REFERENCE)),
        reason: s.string().check(s.trim(), s.maxLength(MAX_TEXT)),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: {
      amount: Number(payable) > 0 ? payable : '',
      day: findLocalDay(new Date().toISOString()),
      reference: '',
      reason: '',
    },
    errorFields: { payout_exceeds: 'reason' },
    errorTexts: { payout_exceeds: t('payment.exceeds') },
    ...(isOpen && {
      draft: {
        name: `payout.payment.${account.id}.${currency}`,
        fields: ['amount', 'day', 'reference', 'reason'],
      },
    }),
  });
  const write = usePayoutWrite({
    send: recordPayment,
    done: t('payment.done', { name: account.nickname }),
    onClose,
  });
  return (
    <FormDialog
      {...{ isOpen, onClose, form }}
      title={t('payment.title', { name: account.nickname })}
      text={t('payment.text', { payable: format.money(payable, balance.currency) })}
      action={t('payment.submit')}
      isBusy={write.isPending}
      onSubmit={({ amount, day, reference, reason }) =>
        write.mutateAsync({
          account: account.id,
          currency,
          amount: toAmount(amount),
          day,
          ...(reference !== '' && { reference }),
          ...(reason !== '' && { reason }),
        })
      }
    >
      <FormText
        form={form}
        name="amount"
        inputMode="decimal"
        label={t('payment.amount', { currency })}
        required
      />
      <FormText form={form} name="day" type="date" label={t('payment.day')} required />
      <FormText
        form={form}
        name="reference"
        label={t('payment.reference')}
        hint={t('payment.referenceHint')}
      />
      <FormTextArea
        form={form}
        name="reason"
        label={t('payment.reason')}
        hint={t('payment.reasonHint')}
        rows={2}
      />
    </FormDialog>
  );
}
