import { useMemo } from 'react';
import { useQuery } from '@portal/shared/http';
import { Banner } from '@portal/shared/ui/feedback';
import { FormRadios, FormText, s, useForm } from '@portal/shared/ui/form';
import { payoutTexts } from '../../texts.ts';
import type { Payee } from '../payout-task.ts';
import { payeesQuery, setBankDetails } from './payout-writes.api.ts';
import { TaskFormDialog } from './task-form-dialog.tsx';
import { usePayoutWrite } from './use-payout-write.ts';
import * as styles from './dialogs.styles.ts';

type Values = { name: string; kind: string; iban: string; account_number: string; bank_code: string };

const useBankSchema = () => {
  const { t } = payoutTexts.useTexts();
  return useMemo(
    () =>
      s
        .object({
          name: s.string().check(
            s.trim(),
            s.refine((text) => text !== '', { error: t('bank.nameMissing') }),
          ),
          kind: s.string(),
          iban: s.string().check(s.trim()),
          account_number: s.string().check(s.trim()),
          bank_code: s.string().check(s.trim()),
        })
        .check(
          s.check<Values>(({ value, issues }) => {
            const needed =
              value.kind === 'iban' ? (['iban'] as const) : (['account_number', 'bank_code'] as const);
            for (const field of needed)
              if (value[field] === '')
                issues.push({ code: 'custom', path: [field], input: value, message: t('bank.missingField') });
          }),
        ),
    [t],
  );
};

export type BankDialogProps = { isOpen: boolean; payee: Payee; onClose: () => void };

/** Where a member is paid to, or the manager pays from. Stored numbers are shown by their last characters only. */
export const BankDialog = ({ isOpen, payee, onClose }: BankDialogProps) => {
  const { t } = payoutTexts.useTexts();
  const stored = useQuery({ ...payeesQuery(), enabled: isOpen }).data?.find(
    (each) => each.payee === payee.id,
  );
  const form = useForm<Values>({
    schema: useBankSchema(),
    defaultValues: { name: '', kind: 'account', iban: '', account_number: '', bank_code: '' },
  });
  const write = usePayoutWrite(setBankDetails, { onClose, done: t('bank.done') });
  const kind = form.watch('kind');
  return (
    <TaskFormDialog
      {...{ isOpen, onClose, form }}
      title={t('bank.title', { name: payee.name })}
      description={t('bank.text')}
      action={t('dialog.save')}
      isBusy={write.isPending}
      onSubmit={({ name, iban, account_number: number, bank_code: code }) =>
        write.mutateAsync({
          payee: payee.id,
          name,
          iban: kind === 'iban' ? iban : null,
          account_number: kind === 'iban' ? null : number,
          bank_code: code || null,
        })
      }
    >
      {stored && (
        <Banner kind="neutral" title={t('bank.stored')}>
          {[stored.name, stored.iban ?? stored.account_number, stored.bank_code].filter(Boolean).join(' · ')}
        </Banner>
      )}
      <FormText form={form} name="name" label={t('bank.name')} autoComplete="off" autoFocus required />
      <FormRadios
        form={form}
        name="kind"
        label={t('bank.kind')}
        options={[
          { value: 'account', label: t('bank.account') },
          { value: 'iban', label: t('bank.iban') },
        ]}
      />
      <div css={styles.pair}>
        {kind === 'iban' ? (
          <FormText form={form} name="iban" label={t('bank.iban')} autoComplete="off" required />
        ) : (
          <FormText form={form} name="account_number" label={t('bank.account')} autoComplete="off" required />
        )}
        <FormText
          form={form}
          name="bank_code"
          label={t('bank.code')}
          hint={t('bank.codeHint')}
          autoComplete="off"
          required={kind !== 'iban'}
        />
      </div>
    </TaskFormDialog>
  );
};
