import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Banner, FailedQuery, Skeleton } from '@portal/shared/ui/feedback';
import { FormRadios, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useTimeline } from '../../payouts.api.ts';
import type { PayoutEntry } from '../../payouts.api.ts';
import { payoutTexts } from '../../texts.ts';
import type { Payee } from '../payout-task.ts';
import { releasePayout, reversePayment } from './payout-writes.api.ts';
import { requiredReason } from './reason-schema.ts';
import { TaskFormDialog } from './task-form-dialog.tsx';
import { usePayoutWrite } from './use-payout-write.ts';

const ENDS: Record<'reversal' | 'release', readonly PayoutEntry['kind'][]> = {
  reversal: ['payment', 'advance'],
  release: ['hold'],
};
const SENDS = { reversal: reversePayment, release: releasePayout } as const;

export type EndingDialogProps = {
  isOpen: boolean;
  kind: 'reversal' | 'release';
  payee: Payee;
  /** What is ended; without it the manager chooses. */
  entry: PayoutEntry | undefined;
  onClose: () => void;
};

/** What can be ended, each with its words. */
const useChoices = ({ isOpen, kind, payee, entry }: EndingDialogProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const timeline = useTimeline(payee.id, { isEnabled: isOpen });
  const entries = timeline.data?.entries.filter((each) => ENDS[kind].includes(each.kind) && !each.is_ended);
  const describe = (each: PayoutEntry) =>
    [
      format.date(each.day),
      each.currency !== null && format.money(each.amount, each.currency),
      each.month !== null && format.month(`${each.month}-01`),
      each.until !== null && t('hold.until', { day: format.date(each.until) }),
      each.reference ?? each.reason,
    ]
      .filter(Boolean)
      .join(' · ');
  const shown = entry ? [entry] : (entries ?? []);
  return {
    timeline,
    isEmpty: !entry && entries?.length === 0,
    choices: shown.map((each) => ({ value: each.id, label: describe(each) })),
  };
};

/** Takes back a payment, or ends a hold, with a reason; the entry itself stays. */
export const EndingDialog = (props: EndingDialogProps) => {
  const { isOpen, kind, payee, entry, onClose } = props;
  const { t } = payoutTexts.useTexts();
  const { timeline, isEmpty, choices } = useChoices(props);
  const count = choices.length;
  const schema = useMemo(
    () =>
      s.object({
        entry: s.string().check(s.refine((id) => id !== '' || count < 2, { error: t('ending.choose') })),
        reason: requiredReason(t('dialog.reasonMissing')),
      }),
    [t, count],
  );
  const form = useForm({
    schema,
    defaultValues: { entry: entry?.id ?? '', reason: '' },
    errorTexts: { not_found: t('ending.gone') },
  });
  const write = usePayoutWrite(SENDS[kind], { onClose, done: t(`${kind}.done`) });
  // The only one needs no choice.
  const chosen = form.watch('entry') === '' ? choices[0]?.value : form.watch('entry');
  return (
    <TaskFormDialog
      {...{ isOpen, onClose, form }}
      role="alertdialog"
      title={t(`${kind}.title`, { name: payee.name })}
      description={t(`${kind}.text`)}
      action={t(`action.${kind}`)}
      variant={kind === 'reversal' ? 'danger' : 'primary'}
      isDisabled={count === 0}
      isBusy={write.isPending}
      onSubmit={({ reason }) =>
        chosen === undefined ? undefined : write.mutateAsync({ entry: chosen, reason })
      }
    >
      {!entry && timeline.isPending && <Skeleton width="100%" height={44} />}
      {!entry && timeline.isError && <FailedQuery query={timeline} level={3} isCompact title={t('failed')} />}
      {isEmpty && <Banner title={t(`${kind}.none`)} />}
      {count > 1 && (
        <FormRadios form={form} name="entry" label={t(`${kind}.which`)} isStacked options={choices} />
      )}
      {count === 1 && <Banner kind="neutral">{choices[0]?.label}</Banner>}
      <FormTextArea
        form={form}
        name="reason"
        label={t('dialog.reason')}
        hint={t(`${kind}.reasonHint`)}
        rows={2}
        required
      />
    </TaskFormDialog>
  );
};
