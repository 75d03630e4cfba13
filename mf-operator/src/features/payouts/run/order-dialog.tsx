import { useMutation } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { saveFile } from '@portal/shared/ui/export';
import { FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { payoutTexts } from '../texts.ts';
import { fetchPartnerRunOrder } from './run.api.ts';

const MAX_NAME = 140;
/** An IBAN begins with its country and two check digits; no number of an account does. */
const IBAN = /^[A-Z]{2}\d{2}/i;

type Values = { name: string; number: string; bank: string };

const toPayer = ({ name, number, bank }: Values) => ({
  name,
  iban: IBAN.test(number) ? number : null,
  account_number: IBAN.test(number) ? null : number,
  bank_code: bank === '' ? null : bank,
});

export type OrderDialogProps = { isOpen: boolean; domain: string; day: string; onClose: () => void };

/** Asks for the account that pays, which is not stored, and saves the order for its bank. */
export function OrderDialog({ isOpen, domain, day, onClose }: OrderDialogProps) {
  const { t } = payoutTexts.useTexts();
  const snackbar = useSnackbar();
  const schema = useMemo(() => {
    const required = (error: string) =>
      s.string().check(
        s.trim(),
        s.refine((text) => text !== '', { error }),
      );
    return s
      .object({
        name: required(t('order.nameMissing')).check(s.maxLength(MAX_NAME)),
        number: required(t('order.numberMissing')),
        bank: s.string().check(s.trim()),
      })
      .check(
        s.refine<Values>(({ number, bank }) => number === '' || IBAN.test(number) || bank !== '', {
          error: t('order.bankMissing'),
          path: ['bank'],
        }),
      );
  }, [t]);
  // No draft: the number of an account is stored nowhere.
  const form = useForm({
    schema,
    defaultValues: { name: '', number: '', bank: '' },
    errorFields: { validation: 'number' },
    errorTexts: { validation: t('order.numberInvalid') },
  });
  const order = useMutation({
    mutationFn: fetchPartnerRunOrder,
    onSuccess: (file) => {
      onClose();
      saveFile(file);
      snackbar.show({ type: 'success', title: t('order.saved'), text: file.name });
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      title={t('order.title')}
      text={t('order.text')}
      action={t('order.submit')}
      isBusy={order.isPending}
      onSubmit={(values) => order.mutateAsync({ domain, day, from: toPayer(values) })}
    >
      <FormText form={form} name="name" label={t('order.name')} autoComplete="off" autoFocus required />
      <FormText form={form} name="number" label={t('order.number')} autoComplete="off" required />
      <FormText
        form={form}
        name="bank"
        label={t('order.bank')}
        hint={t('order.bankHint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}
