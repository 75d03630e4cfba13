import { CURRENCIES } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { currencyAtom, useAtomValue } from '@portal/shared/state';
import { parseAmount } from '@portal/shared/ui/controls';
import { Form, FormSelect, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import * as dialogStyles from '../../components/dialogs/dialogs.styles.ts';
import { parseRate } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';

const MAX_REFERENCE = 140;

type Advance = { currency: Currency; amount: string; day: string; share: number; reference?: string };

export type AdvanceFormProps = {
  id: string;
  /** The Pacific day; in Korea the next one begins while it lasts. */
  today: string;
  onSubmit: (advance: Advance) => Promise<void>;
};

/** How much is advanced, when, and which part of each month pays it back. */
export function AdvanceForm({ id, today, onSubmit }: AdvanceFormProps) {
  const { t } = texts.useTexts();
  const preferred = useAtomValue(currencyAtom);
  const schema = useMemo(
    () =>
      s
        .object({
          currency: s.enum(CURRENCIES),
          amount: s
            .string()
            .check(s.refine((value) => value.trim() !== '', { error: t('advances.amountMissing') })),
          day: s.string().check(s.refine((day) => day !== '', { error: t('advances.dayMissing') })),
          share: s
            .string()
            .check(s.refine((value) => (parseRate(value) ?? 0) > 0, { error: t('advances.shareInvalid') })),
          reference: s.string(),
        })
        .check(
          s.check<{ currency: Currency; amount: string }>(({ value, issues }) => {
            if (value.amount.trim() === '' || parseAmount(value.amount, value.currency) !== undefined) return;
            issues.push({
              code: 'custom',
              path: ['amount'],
              input: value,
              message: t('advances.amountInvalid'),
            });
          }),
        ),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { currency: preferred, amount: '', day: today, share: '100', reference: '' },
    errorTexts: { not_found: t('dialog.goneTitle') },
  });
  return (
    <Form
      id={id}
      css={dialogStyles.form}
      form={form}
      label={t('advances.dialogTitle')}
      onSubmit={({ currency, amount, day, share, reference }) =>
        onSubmit({
          currency,
          amount: parseAmount(amount, currency) ?? amount,
          day,
          share: parseRate(share) ?? 1,
          ...(reference.trim() !== '' && { reference: reference.trim() }),
        })
      }
    >
      <FormText
        form={form}
        name="amount"
        label={t('advances.amount')}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        required
      />
      <FormSelect
        form={form}
        name="currency"
        label={t('advances.currency')}
        hint={t('advances.currencyHint')}
        options={CURRENCIES.map((currency) => ({ value: currency, label: t(`advances.${currency}`) }))}
      />
      <FormText form={form} name="day" type="date" label={t('advances.day')} required />
      <FormText
        form={form}
        name="share"
        label={t('advances.share')}
        hint={t('advances.shareHint')}
        inputMode="decimal"
        autoComplete="off"
        end="%"
        required
      />
      <FormText
        form={form}
        name="reference"
        label={t('advances.reference')}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
      />
    </Form>
  );
}
