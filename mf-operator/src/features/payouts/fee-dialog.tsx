import { addMonths, listMonths, useFormat } from '@portal/shared/i18n';
import { FormSelect, FormText, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { findLocalDay } from '../../components/local-time.ts';
import { setPlatformFee } from './payouts.api.ts';
import type { PartnerBalance } from './payouts.api.ts';
import { payoutTexts } from './texts.ts';
import { usePayoutWrite } from './use-payout-write.ts';

const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;
/** Fees have basis points: two decimals of a percentage. */
const BASIS_POINTS = 10_000;
/** A fee is set late at most by the months whose statements are not issued yet, and planned for a year. */
const BEFORE = 3;
const AFTER = 12;

export type FeeDialogProps = { isOpen: boolean; balance: PartnerBalance; onClose: () => void };

/** Sets what the platform keeps of a manager's revenue, from a month on. */
export function FeeDialog({ isOpen, balance, onClose }: FeeDialogProps) {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const { account, fee_rate: rate } = balance;
  const schema = useMemo(
    () =>
      s.object({
        percent: s.string().check(
          s.trim(),
          s.refine((text) => PERCENT.test(text) && Number(text) <= 100, { error: t('fee.percentInvalid') }),
        ),
        from: s.string(),
      }),
    [t],
  );
  const current = findLocalDay(new Date().toISOString()).slice(0, 7);
  const months = listMonths(addMonths(current, -BEFORE), BEFORE + AFTER + 1);
  const form = useForm({
    schema,
    defaultValues: {
      percent: String(Math.round(rate * BASIS_POINTS) / 100),
      from: current,
    },
    errorFields: { fee_month_issued: 'from' },
    errorTexts: { fee_month_issued: t('fee.issued') },
    ...(isOpen && { draft: { name: `payout.fee.${account.id}`, fields: ['percent', 'from'] } }),
  });
  const write = usePayoutWrite({
    send: setPlatformFee,
    done: t('fee.done', { name: account.nickname }),
    onClose,
  });
  return (
    <FormDialog
      {...{ isOpen, onClose, form }}
      title={t('fee.title', { name: account.nickname })}
      text={t('fee.text')}
      action={t('fee.submit')}
      isBusy={write.isPending}
      onSubmit={({ percent, from }) =>
        write.mutateAsync({
          account: account.id,
          from,
          fee_rate: Math.round(Number(percent) * 100) / BASIS_POINTS,
        })
      }
    >
      <FormText form={form} name="percent" inputMode="decimal" label={t('fee.percent')} required />
      <FormSelect
        form={form}
        name="from"
        label={t('fee.from')}
        hint={t('fee.fromHint')}
        options={months.map((month) => ({ value: month, label: format.month(`${month}-01`) }))}
      />
    </FormDialog>
  );
}
