import { useQueryClient, useWrite } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { requiredReason } from '../../components/reason.ts';
import { CLOSING_KEY } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { consentToReopening, declineReopening, requestReopening } from './reopening.api.ts';
import type { Reopening } from './reopening.api.ts';
import { closingTexts } from './texts.ts';

const MAX_REASON_LENGTH = 500;
const NOTES = ['stays', 'again', 'shares'] as const;

/** What a dialog does: asks for a statement to be reopened, agrees to that, or ends the request. */
export type ReopeningAct =
  | { kind: 'ask'; account: string; month: string; number: string }
  | { kind: 'consent' | 'decline'; request: Reopening };

const send = (act: ReopeningAct, reason: string, headers: Parameters<typeof requestReopening>[1]) => {
  if (act.kind === 'ask')
    return requestReopening({ account: act.account, month: act.month, reason }, headers);
  const { id } = act.request;
  return act.kind === 'consent'
    ? consentToReopening({ id }, headers)
    : declineReopening({ id, reason }, headers);
};

export type ReopeningDialogProps = { isOpen: boolean; act: ReopeningAct; onClose: () => void };

/** Says what reopening a statement means, and asks for it, consents or declines. */
export function ReopeningDialog({ isOpen, act, onClose }: ReopeningDialogProps) {
  const { t } = closingTexts.useTexts();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { kind } = act;
  const number = kind === 'ask' ? act.number : act.request.number;
  const needsReason = kind !== 'consent';
  const reasonMissing = t('dialog.reasonMissing');
  const schema = useMemo(
    () => s.object({ reason: needsReason ? requiredReason(reasonMissing, MAX_REASON_LENGTH) : s.string() }),
    [needsReason, reasonMissing],
  );
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    ...(isOpen && { draft: { name: `reopening.${kind}.${number}`, fields: ['reason'] } }),
    errorTexts: {
      statement_paid: t('reopening.paid'),
      reopening_order: t('reopening.order'),
      reopening_waiting: t('reopening.waitingAlready'),
      reopening_over: t('reopening.over'),
    },
  });
  const write = useWrite({
    send: (reason: string, headers) => send(act, reason, headers),
    onSuccess: () => {
      onClose();
      snackbar.show({ type: 'success', title: t(`reopening.done.${kind}`, { number }) });
    },
    // Also after a failure: another operator may have been first.
    onSettled: () => client.invalidateQueries({ queryKey: CLOSING_KEY }),
  });
  return (
    <FormDialog
      {...{ isOpen, onClose, form }}
      role="alertdialog"
      title={t(`reopening.title.${kind}`, { number })}
      text={
        kind === 'ask'
          ? t('reopening.text.ask')
          : t(`reopening.text.${kind}`, {
              requested_by: act.request.requested_by,
              reason: act.request.reason,
            })
      }
      action={t(`reopening.action.${kind}`)}
      variant={kind === 'consent' ? 'danger' : 'primary'}
      isBusy={write.isPending}
      onSubmit={({ reason }) => write.mutateAsync(reason)}
    >
      {kind !== 'decline' && (
        <ul css={styles.notes}>
          {NOTES.map((note) => (
            <li key={note}>{t(`reopening.note.${note}`)}</li>
          ))}
        </ul>
      )}
      {needsReason && (
        <FormTextArea
          form={form}
          name="reason"
          label={t('reopening.reason')}
          hint={t(kind === 'ask' ? 'reopening.askHint' : 'reopening.reasonHint')}
          rows={2}
          required
        />
      )}
    </FormDialog>
  );
}
