import { isApiError, useQuery, useQueryClient, useWrite } from '@portal/shared/http';
import type { FileError, PostRequestBody } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { Banner, FailedQuery, Skeleton } from '@portal/shared/ui/feedback';
import { FormRadios, FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { requiredReason } from '../../components/reason.ts';
import { texts } from '../../texts.ts';
import { DELIVERIES_KEY, daysOfFileQuery, filesOfDayQuery, withdrawDelivery } from './deliveries.api.ts';
import type { Delivery } from './deliveries.api.ts';
import { DeliveryHead } from './delivery-head.tsx';
import { getState } from './delivery-state.ts';
import { DoubtList } from './doubt-list.tsx';
import { formatAmount } from './format-amount.ts';

const MAX_REASON_LENGTH = 500;
/** The choice of whatever is the newest one left. */
const NEWEST = '';
const NO_DOUBTS: readonly FileError[] = [];

export type WithdrawalDialogProps = { isOpen: boolean; target: Delivery; onClose: () => void };

function useWithdrawal(target: Delivery, onClose: () => void) {
  const { t } = texts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useWrite({
    send: (body: PostRequestBody<'/operator/deliveries/withdraw'>) => withdrawDelivery(body),
    onSuccess: ({ result }) => {
      onClose();
      const done = target.counts ? 'withdrawn' : 'restored';
      snackbar.show(
        result.outcome === 'unchanged'
          ? { type: 'info', title: t('deliveries.done.unchanged') }
          : {
              type: 'success',
              title: t(`deliveries.done.${done}`, { name: target.name }),
              text: t('deliveries.done.days', { count: result.days.length }),
            },
      );
    },
    // Also after a failure: another operator may have changed the day meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: DELIVERIES_KEY }),
  });
}

/** Withdraws a file that counts, or brings back one that does not; either needs a reason for the audit log. */
export function WithdrawalDialog({ isOpen, target, onClose }: WithdrawalDialogProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const files = useQuery({ ...filesOfDayQuery(target), enabled: isOpen });
  const days = useQuery({ ...daysOfFileQuery(target), enabled: isOpen }).data ?? 1;
  const withdrawal = useWithdrawal(target, onClose);
  const mode = target.counts ? 'withdraw' : 'restore';
  const others = files.data?.items.filter(({ id }) => id !== target.id) ?? [];
  // To bring a file back is to withdraw what counts in its place.
  const inTheWay = others.find(({ counts }) => counts) ?? others[0];
  const isStuck = mode === 'restore' && files.data !== undefined && !inTheWay;
  const schema = useMemo(
    () =>
      s.object({
        backTo: s.string(),
        reason: requiredReason(t('deliveries.dialog.reasonMissing'), MAX_REASON_LENGTH),
      }),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: { backTo: NEWEST, reason: '' },
    ...(isOpen && { draft: { name: `delivery.${mode}.${target.id}`, fields: ['backTo', 'reason'] } }),
    errorTexts: {
      delivery_doubtful: t('deliveries.dialog.doubtful'),
      delivery_gone: t('deliveries.dialog.gone'),
      not_found: t('deliveries.dialog.missing'),
    },
  });
  const [refused, setRefused] = useState<string>();
  const { error } = withdrawal;
  const doubts = isApiError(error, 'delivery_doubtful') ? error.fileErrors : NO_DOUBTS;
  // Only the choice that was refused is forced, not another one.
  const isForced = (backTo: string) => doubts.length > 0 && refused === backTo;
  const send = ({ backTo, reason }: { backTo: string; reason: string }) => {
    const order = { reason, ...(isForced(backTo) && { force: true }) };
    setRefused(backTo);
    if (mode === 'withdraw')
      return withdrawal.mutateAsync({
        ...order,
        id: target.id,
        ...(backTo !== NEWEST && { back_to: backTo }),
      });
    return inTheWay && withdrawal.mutateAsync({ ...order, id: inTheWay.id, back_to: target.id });
  };
  const isRepeated = isForced(form.watch('backTo'));
  const describe = (file: Delivery) =>
    [t(`deliveries.state.${getState(file)}`), formatAmount(format, file), format.dateTime(file.created_at)]
      .filter(Boolean)
      .join(' · ');

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={t(`deliveries.dialog.${mode}`)}
      text={t(`deliveries.dialog.${mode}Text`)}
      action={isRepeated ? t('deliveries.dialog.force') : t(`deliveries.menu.${mode}`)}
      variant={mode === 'withdraw' || isRepeated ? 'danger' : 'primary'}
      isDisabled={!files.data || isStuck}
      isBusy={withdrawal.isPending}
      form={form}
      onSubmit={send}
    >
      <DeliveryHead delivery={target} />
      {days > 1 && (
        <Banner kind="warn" title={t('deliveries.dialog.days', { count: days })}>
          {t('deliveries.dialog.daysText')}
        </Banner>
      )}
      {files.isPending && <Skeleton width="100%" height={72} />}
      {files.isError && !files.data && (
        <FailedQuery query={files} level={3} isCompact title={t('deliveries.dialog.filesFailed')} />
      )}
      {isStuck && <Banner kind="info" title={t('deliveries.dialog.alone')} />}
      {mode === 'withdraw' && target.day !== null && files.data && (
        <FormRadios
          form={form}
          name="backTo"
          label={t('deliveries.dialog.backTo')}
          isStacked
          options={[
            {
              value: NEWEST,
              label: t(others.length > 0 ? 'deliveries.dialog.newest' : 'deliveries.dialog.none'),
            },
            ...others.map((file) => ({ value: file.id, label: file.name, description: describe(file) })),
          ]}
        />
      )}
      {isRepeated && (
        <Banner kind="warn" title={t('deliveries.dialog.doubts')}>
          <DoubtList doubts={doubts} />
        </Banner>
      )}
      <FormTextArea
        form={form}
        name="reason"
        label={t('deliveries.dialog.reason')}
        hint={t('deliveries.dialog.reasonHint')}
        rows={2}
        required
      />
    </FormDialog>
  );
}
