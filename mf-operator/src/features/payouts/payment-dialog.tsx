import { useFormat } from '@portal/shared/i18n';
import { parseAmount } from '@portal/shared/ui/controls';
import { FormText, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { findLocalDay } from '../../components/local-time.ts';
import { MAX_TEXT, recordPayment } from './payouts.api.ts';
import type { PartnerBalance } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

const MAX_REFERENCE = 140;
const RATE = /^(?:\d{1,6}(?:\.\d{1,6})?)?$/;

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
          s.refine((text) => parseAmount(text, currency) !== undefined, {
            error: t('payment.amountInvalid'),
          }),
        ),
        day: s.string().check(s.minLength(1, t('payment.dayMissing'))),
        rate: s.string().check(
          s.trim(),
          s.refine((rate) => RATE.test(rate), { error: t('payment.rateInvalid') }),
        ),
        reference: s.string().check(s.trim(), s.maxLength(MAX_REFERENCE)),
        reason: s.string().check(s.trim(), s.maxLength(MAX_TEXT)),
      }),
    [t, currency],
  );
  const form = useForm({
    schema,
    defaultValues: {
      amount: Number(payable) > 0 ? payable : '',
      day: findLocalDay(new Date().toISOString()),
      rate: '',
      reference: '',
      reason: '',
    },
    errorFields: { payout_exceeds: 'reason' },
    errorTexts: { payout_exceeds: t('payment.exceeds') },
    ...(isOpen && {
      draft: {
        name: `payout.payment.${account.id}.${currency}`,
        fields: ['amount', 'day', 'rate', 'reference', 'reason'],
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
      onSubmit={({ amount, day, rate, reference, reason }) =>
        write.mutateAsync({
          account: account.id,
          currency,
          amount: parseAmount(amount, currency) ?? amount,
          day,
          ...(rate !== '' && { rate }),
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
      <FormText
        form={form}
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        label={t('payment.rate')}
        hint={t('payment.rateHint')}
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
