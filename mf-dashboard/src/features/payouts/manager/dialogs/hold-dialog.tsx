import { useMemo, useState } from 'react';
import { addDays, useFormat } from '@portal/shared/i18n';
import { FormSelect, FormText, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { dayOf } from '../../../../components/period/plain-date.ts';
import { isAboveZero } from '../../is-above-zero.ts';
import { useTimeline } from '../../payouts.api.ts';
import { payoutTexts } from '../../texts.ts';
import type { Payee } from '../payout-task.ts';
import { holdPayout } from './payout-writes.api.ts';
import { requiredReason } from './reason-schema.ts';
import { TaskFormDialog } from './task-form-dialog.tsx';
import { usePayoutWrite } from './use-payout-write.ts';
import * as styles from './dialogs.styles.ts';

/** The choice of all months. */
const ALL_MONTHS = '';

export type HoldDialogProps = { isOpen: boolean; payee: Payee; onClose: () => void };

/** Keeps a member's money, or that of one month, from being paid, with a reason that the member reads. */
export const HoldDialog = ({ isOpen, payee, onClose }: HoldDialogProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const [tomorrow] = useState(() => addDays(dayOf(Date.now()), 1));
  const timeline = useTimeline(payee.id, { isEnabled: isOpen });
  const schema = useMemo(
    () =>
      s.object({
        month: s.string(),
        until: s
          .string()
          .check(s.refine((day) => day === '' || day >= tomorrow, { error: t('holding.untilPast') })),
        reason: requiredReason(t('dialog.reasonMissing')),
      }),
    [t, tomorrow],
  );
  const form = useForm({
    schema,
    defaultValues: { month: ALL_MONTHS, until: '', reason: '' },
    ...(isOpen && { draft: { name: `payout.hold.${payee.id}`, fields: ['month', 'until', 'reason'] } }),
  });
  const write = usePayoutWrite(holdPayout, { onClose, done: t('holding.done', { name: payee.name }) });
  const months = new Set(
    (timeline.data?.months ?? []).filter(({ open }) => isAboveZero(open)).map(({ month }) => month),
  );
  return (
    <TaskFormDialog
      {...{ isOpen, onClose, form }}
      role="alertdialog"
      title={t('holding.title', { name: payee.name })}
      description={t('holding.text')}
      action={t('holding.submit')}
      isBusy={write.isPending}
      onSubmit={({ month, until, reason }) =>
        write.mutateAsync({
          payee: payee.id,
          reason,
          ...(month !== ALL_MONTHS && { month }),
          ...(until !== '' && { until }),
        })
      }
    >
      <div css={styles.pair}>
        <FormSelect
          form={form}
          name="month"
          label={t('holding.month')}
          options={[
            { value: ALL_MONTHS, label: t('holding.allMonths') },
            ...[...months].map((month) => ({ value: month, label: format.month(`${month}-01`) })),
          ]}
        />
        <FormText
          form={form}
          name="until"
          type="date"
          label={t('holding.until')}
          hint={t('holding.untilHint')}
          min={tomorrow}
        />
      </div>
      <FormTextArea
        form={form}
        name="reason"
        label={t('dialog.reason')}
        hint={t('holding.reasonHint')}
        rows={2}
        required
      />
    </TaskFormDialog>
  );
};
