import { useFormat } from '@portal/shared/i18n';
import { Form, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import * as dialogStyles from '../../components/dialogs/dialogs.styles.ts';
import type { MemberDetail } from '../../components/member/members.api.ts';
import { texts } from '../../texts.ts';
import * as styles from './member.styles.ts';

const CONSEQUENCES = ['channels', 'months', 'access', 'undoing'] as const;

export type ContractFormProps = {
  id: string;
  detail: MemberDetail;
  /** With the first day without a contract. */
  onSubmit: (from: string) => Promise<void>;
};

/** The first day without a contract, and the consequences for channels, open months and access. */
export function ContractForm({ id, detail, onSubmit }: ContractFormProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { today, first_open_day: first } = detail;
  const schema = useMemo(
    () =>
      s.object({
        from: s.string().check(
          s.refine((day) => day !== '', { error: t('contract.dayMissing'), abort: true }),
          s.refine((day) => first === null || day >= first, {
            error: t('contract.dayClosed', { day: format.date(first) }),
          }),
        ),
      }),
    [t, format, first],
  );
  const form = useForm({
    schema,
    defaultValues: { from: today },
    errorTexts: { not_found: t('dialog.goneTitle') },
  });
  const from = form.watch('from') || today;
  return (
    <Form
      id={id}
      css={dialogStyles.form}
      form={form}
      label={t('contract.dialogTitle')}
      onSubmit={(values) => onSubmit(values.from)}
    >
      <FormText
        css={dialogStyles.day}
        form={form}
        name="from"
        type="date"
        label={t('contract.day')}
        hint={t('contract.dayHint')}
        min={first ?? undefined}
        autoFocus
        required
      />
      <ul css={styles.consequences}>
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`contract.${name}`, { day: format.date(from) })}</li>
        ))}
      </ul>
    </Form>
  );
}
