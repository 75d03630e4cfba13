import { addDays, useFormat } from '@portal/shared/i18n';
import { FormSelect, FormText, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { findLocalDay } from '../../components/local-time.ts';
import { requiredReason } from '../../components/reason.ts';
import { holdPayouts, MAX_TEXT } from './payouts.api.ts';
import type { PartnerBalance } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

/** The choice of all months. */
const ALL_MONTHS = '';

export type HoldDialogProps = { isOpen: boolean; balance: PartnerBalance; onClose: () => void };

/** Keeps a manager's money, or that of one month, from being paid, with a reason that the manager reads. */
export function HoldDialog({ isOpen, balance, onClose }: HoldDialogProps) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const { account, open_months: months } = balance;
  const [tomorrow] = useState(() => addDays(findLocalDay(new Date().toISOString()), 1));
  const schema = useMemo(
    () =>
      s.object({
        month: s.string(),
        until: s
          .string()
          .check(s.refine((day) => day === '' || day >= tomorrow, { error: t('hold.untilPast') })),
        reason: requiredReason(t('dialog.reasonMissing'), MAX_TEXT),
      }),
    [t, tomorrow],
  );
  const form = useForm({
    schema,
    defaultValues: { month: ALL_MONTHS, until: '', reason: '' },
    ...(isOpen && { draft: { name: `payout.hold.${account.id}`, fields: ['month', 'until', 'reason'] } }),
  });
  const name = account.nickname;
  const write = usePayoutWrite({ send: holdPayouts, done: t('hold.done', { name }), onClose });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      role="alertdialog"
      title={t('hold.title', { name })}
      text={t('hold.text')}
      action={t('hold.submit')}
      isBusy={write.isPending}
      onSubmit={({ month, until, reason }) =>
        write.mutateAsync({
          account: account.id,
          reason,
          ...(month !== ALL_MONTHS && { month }),
          ...(until !== '' && { until }),
        })
      }
    >
      <FormSelect
        form={form}
        name="month"
        label={t('hold.month')}
        options={[
          { value: ALL_MONTHS, label: t('hold.allMonths') },
          ...months.map((month) => ({ value: month, label: format.month(`${month}-01`) })),
        ]}
      />
      <FormText
        form={form}
        name="until"
        type="date"
        label={t('hold.until')}
        hint={t('hold.untilHint')}
        min={tomorrow}
      />
      <FormTextArea
        form={form}
        name="reason"
        label={t('dialog.reason')}
        hint={t('hold.reasonHint')}
        rows={2}
        required
      />
    </FormDialog>
  );
}
