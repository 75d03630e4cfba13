import { useMemo, useState } from 'react';
import { addDays, CURRENCIES, useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { parseAmount } from '@portal/shared/ui/controls';
import { FormRadios, FormText, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { dayOf } from '../../../../components/period/plain-date.ts';
import { isAboveZero } from '../../is-above-zero.ts';
import { payoutTexts } from '../../texts.ts';
import type { Payee } from '../payout-task.ts';
import { recordPayment } from './payout-writes.api.ts';
import { MAX_TEXT } from './reason-schema.ts';
import { TaskFormDialog } from './task-form-dialog.tsx';
import { usePayoutWrite } from './use-payout-write.ts';
import * as styles from './dialogs.styles.ts';

const MAX_REFERENCE = 140;
const RATE = /^(?:\d{1,6}(?:\.\d{1,6})?)?$/;
const FIELDS = ['currency', 'amount', 'day', 'rate', 'reference', 'note', 'reason'] as const;

type Values = Record<Exclude<(typeof FIELDS)[number], 'currency'>, string> & { currency: Currency };

const usePaymentSchema = (today: string) => {
  const { t } = payoutTexts.useTexts();
  return useMemo(
    () =>
      s
        .object({
          currency: s.enum(CURRENCIES),
          amount: s.string(),
          day: s.string().check(
            s.refine((day) => day !== '', { error: t('payment.dayMissing'), abort: true }),
            // East of the reader the next day has begun.
            s.refine((day) => day <= addDays(today, 1), { error: t('payment.dayFuture') }),
          ),
          rate: s.string().check(
            s.trim(),
            s.refine((rate) => RATE.test(rate), { error: t('payment.rateInvalid') }),
          ),
          reference: s.string().check(s.trim(), s.maxLength(MAX_REFERENCE)),
          note: s.string().check(s.trim(), s.maxLength(MAX_TEXT)),
          reason: s.string().check(s.trim(), s.maxLength(MAX_TEXT)),
        })
        .check(
          s.check<Values>(({ value, issues }) => {
            if (parseAmount(value.amount, value.currency) !== undefined) return;
            issues.push({
              code: 'custom',
              path: ['amount'],
              input: value,
              message: t('payment.amountInvalid'),
            });
          }),
        ),
    [t, today],
  );
};

/** The payment without its empty fields. */
const toPayment = (payee: string, { currency, amount, day, ...optional }: Values) => ({
  payee,
  currency: currency,
  amount: parseAmount(amount, currency) ?? amount,
  day,
  ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== '')),
});

export type PaymentDialogProps = { isOpen: boolean; payee: Payee; onClose: () => void };

/** Records what was paid to a member; more than what is payable needs a reason. */
export const PaymentDialog = ({ isOpen, payee, onClose }: PaymentDialogProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const [today] = useState(() => dayOf(Date.now()));
  const { balances } = payee;
  const first = balances.find(({ payable }) => isAboveZero(payable)) ?? balances[0];
  const form = useForm<Values>({
    schema: usePaymentSchema(today),
    defaultValues: {
      currency: first?.currency ?? 'USD',
      amount: first && isAboveZero(first.payable) ? first.payable : '',
      day: today,
      rate: '',
      reference: '',
      note: '',
      reason: '',
    },
    errorFields: { payout_exceeds: 'reason' },
    ...(isOpen && { draft: { name: `payout.payment.${payee.id}`, fields: FIELDS } }),
  });
  const write = usePayoutWrite(recordPayment, { onClose, done: t('payment.done', { name: payee.name }) });
  const currency = form.watch('currency');
  const payable = balances.find((balance) => balance.currency === currency)?.payable ?? '0';
  return (
    <TaskFormDialog
      {...{ isOpen, onClose, form }}
      title={t('payment.title', { name: payee.name })}
      description={t('payment.text')}
      action={t('payment.submit')}
      isBusy={write.isPending}
      onSubmit={(values) => write.mutateAsync(toPayment(payee.id, values))}
    >
      {balances.length > 1 && (
        <FormRadios
          form={form}
          name="currency"
          label={t('payment.currency')}
          options={balances.map((balance) => ({ value: balance.currency, label: balance.currency }))}
        />
      )}
      <div css={styles.pair}>
        <FormText
          form={form}
          name="amount"
          label={t('payment.amount')}
          hint={t('payment.payable', { amount: format.money(payable, currency) })}
          end={currency}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          required
        />
        <FormText form={form} name="day" type="date" label={t('payment.day')} required />
        <FormText
          form={form}
          name="reference"
          label={t('payment.reference')}
          hint={t('payment.referenceHint')}
          autoComplete="off"
        />
        <FormText
          form={form}
          name="rate"
          label={t('payment.rate')}
          hint={t('payment.rateHint')}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <FormText
        form={form}
        name="note"
        label={t('payment.note')}
        hint={t('payment.noteHint')}
        autoComplete="off"
      />
      <FormTextArea
        form={form}
        name="reason"
        label={t('payment.reason')}
        hint={t('payment.reasonHint')}
        rows={2}
      />
    </TaskFormDialog>
  );
};
