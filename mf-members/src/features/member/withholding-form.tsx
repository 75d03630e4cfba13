import { useFormat } from '@portal/shared/i18n';
import { Form, FormSelect, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import * as dialogStyles from '../../components/dialogs/dialogs.styles.ts';
import { computeMemberShare, formatShare, parseRate } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import { listMonths } from './months.ts';
import type { Withholdings } from './withholding.api.ts';

const MAX_NOTE = 200;

export type WithholdingFormProps = {
  id: string;
  withholdings: Withholdings;
  onSubmit: (change: { rate: number; from: string; note: string }) => Promise<void>;
};

/** What is withheld, from which month on, and why. */
export function WithholdingForm({ id, withholdings, onSubmit }: WithholdingFormProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { items, first_month: first } = withholdings;
  const schema = useMemo(
    () =>
      s.object({
        rate: s.string().check(
          s.refine((value) => value.trim() !== '', { error: t('withholding.missing'), abort: true }),
          s.refine((value) => parseRate(value) !== undefined, { error: t('withholding.invalid') }),
        ),
        from: s.string(),
        note: s
          .string()
          .check(s.refine((value) => value.trim() !== '', { error: t('withholding.noteMissing') })),
      }),
    [t],
  );
  const [current] = items;
  const form = useForm({
    schema,
    defaultValues: {
      rate: current ? formatShare(computeMemberShare(current.rate)) : '',
      from: first,
      note: current?.note ?? '',
    },
    errorTexts: { fee_month_issued: t('withholding.issued'), not_found: t('dialog.goneTitle') },
  });
  return (
    <Form
      id={id}
      css={dialogStyles.form}
      form={form}
      label={t('withholding.dialogTitle')}
      onSubmit={({ rate, from, note }) => onSubmit({ rate: parseRate(rate) ?? 0, from, note: note.trim() })}
    >
      <FormText
        form={form}
        name="rate"
        label={t('withholding.rate')}
        hint={t('withholding.rateHint')}
        inputMode="decimal"
        autoComplete="off"
        end="%"
        autoFocus
        required
      />
      <FormSelect
        form={form}
        name="from"
        label={t('withholding.from')}
        hint={t('withholding.fromHint')}
        options={listMonths(first).map((month) => ({ value: month, label: format.month(`${month}-01`) }))}
      />
      <FormText
        form={form}
        name="note"
        label={t('withholding.note')}
        hint={t('withholding.noteHint')}
        maxLength={MAX_NOTE}
        autoComplete="off"
        required
      />
    </Form>
  );
}
