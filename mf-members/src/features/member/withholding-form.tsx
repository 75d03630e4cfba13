import { listMonths, useFormat } from '@portal/shared/i18n';
import { Form, FormCheckbox, FormSelect, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import * as dialogStyles from '../../components/dialogs/dialogs.styles.ts';
import { computeMemberShare, formatShare, parseRate } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import type { Withholdings } from './withholding.api.ts';

const MAX_NOTE = 200;
/** A change may begin within a year. */
const MONTHS = 12;

export type WithholdingFormProps = {
  id: string;
  withholdings: Withholdings;
  onSubmit: (change: { rate: number; us_rate?: number; from: string; note: string }) => Promise<void>;
};

type Values = { rate: string; bySource: boolean; usRate: string; from: string; note: string };

const formatRate = (rate: number) => formatShare(computeMemberShare(rate));

/** What is withheld, from which month on, and why. */
export function WithholdingForm({ id, withholdings, onSubmit }: WithholdingFormProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { items, first_month: first } = withholdings;
  const schema = useMemo(
    () =>
      s
        .object({
          rate: s.string(),
          bySource: s.boolean(),
          usRate: s.string(),
          from: s.string(),
          note: s.string(),
        })
        .check(
          s.check<Values>(({ value, issues }) => {
            const refuse = (field: keyof Values, message: string) =>
              issues.push({ code: 'custom', path: [field], input: value, message });
            for (const field of value.bySource ? (['usRate', 'rate'] as const) : (['rate'] as const)) {
              if (value[field].trim() === '') refuse(field, t('withholding.missing'));
              else if (parseRate(value[field]) === undefined) refuse(field, t('withholding.invalid'));
            }
            if (value.note.trim() === '') refuse('note', t('withholding.noteMissing'));
          }),
        ),
    [t],
  );
  const [current] = items;
  const form = useForm<Values>({
    schema,
    defaultValues: {
      rate: current ? formatRate(current.rate) : '',
      bySource: typeof current?.us_rate === 'number',
      usRate: typeof current?.us_rate === 'number' ? formatRate(current.us_rate) : '',
      from: first,
      note: current?.note ?? '',
    },
    errorTexts: {
      fee_month_issued: t('withholding.issued'),
      source_not_booked: t('withholding.notBooked'),
      not_found: t('dialog.goneTitle'),
    },
  });
  const isBySource = form.watch('bySource');
  return (
    <Form
      id={id}
      css={dialogStyles.form}
      form={form}
      label={t('withholding.dialogTitle')}
      onSubmit={({ rate, bySource, usRate, from, note }) =>
        onSubmit({
          rate: parseRate(rate) ?? 0,
          ...(bySource && { us_rate: parseRate(usRate) ?? 0 }),
          from,
          note: note.trim(),
        })
      }
    >
      <FormCheckbox form={form} name="bySource" label={t('withholding.bySource')} />
      {isBySource && (
        <FormText
          form={form}
          name="usRate"
          label={t('withholding.usRate')}
          hint={t('withholding.bySourceHint')}
          inputMode="decimal"
          autoComplete="off"
          end="%"
          required
        />
      )}
      <FormText
        form={form}
        name="rate"
        label={t(isBySource ? 'withholding.otherRate' : 'withholding.rate')}
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
        options={listMonths(first, MONTHS).map((month) => ({
          value: month,
          label: format.month(`${month}-01`),
        }))}
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
