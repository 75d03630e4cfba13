import { useQueryClient, useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { Banner } from '@portal/shared/ui/feedback';
import { FormTextArea, s, useForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { plainList } from '../../components/dialog.styles.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { requiredReason } from '../../components/reason.ts';
import { CLOSING_KEY, closeMonth } from './closing.api.ts';
import type { MonthChecks } from './closing.api.ts';
import * as styles from './closing.styles.ts';
import { closingTexts } from './texts.ts';

const MAX_REASON_LENGTH = 500;
const NOTES = ['frozen', 'later', 'statements'] as const;

export type CloseDialogProps = {
  isOpen: boolean;
  checks: MonthChecks;
  /** Of the domain. */
  name: string;
  onClose: () => void;
};

/** Says what closing freezes and closes the month; what refuses it is overruled with a reason. */
export function CloseDialog({ isOpen, checks, name, onClose }: CloseDialogProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { domain, refusals } = checks;
  const month = format.month(`${checks.month}-01`);
  const isOverruled = refusals.length > 0;
  const reasonMissing = t('dialog.reasonMissing');
  const schema = useMemo(
    () => s.object({ reason: isOverruled ? requiredReason(reasonMissing, MAX_REASON_LENGTH) : s.string() }),
    [isOverruled, reasonMissing],
  );
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    ...(isOpen && { draft: { name: `closing.${domain}.${checks.month}`, fields: ['reason'] } }),
    errorTexts: { month_not_ready: t('dialog.changed'), month_closed: t('dialog.already') },
  });
  const write = useWrite({
    send: closeMonth,
    onSuccess: ({ closed }) => {
      onClose();
      snackbar.show({
        type: 'success',
        title: t('done.closed', { name, month }),
        text: t('done.closedText', { number: closed.number }),
      });
    },
    // Also after a failure: what is checked may have changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: CLOSING_KEY }),
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={t('dialog.title', { name, month })}
      text={t('dialog.text')}
      action={t(isOverruled ? 'dialog.force' : 'dialog.close')}
      variant={isOverruled ? 'danger' : 'primary'}
      isBusy={write.isPending}
      form={form}
      onSubmit={({ reason }) =>
        write.mutateAsync({ domain, month: checks.month, ...(isOverruled && { reason }) })
      }
    >
      <ul css={styles.notes}>
        {NOTES.map((note) => (
          <li key={note}>{t(`dialog.${note}`)}</li>
        ))}
      </ul>
      {isOverruled && (
        <>
          <Banner kind="warn" title={t('dialog.overruled')}>
            <ul css={plainList}>
              {refusals.map(({ code }) => (
                <li key={code}>{t(`refusal.${code}`)}</li>
              ))}
            </ul>
          </Banner>
          <FormTextArea
            form={form}
            name="reason"
            label={t('dialog.reason')}
            hint={t('dialog.reasonHint')}
            rows={2}
            required
          />
        </>
      )}
    </FormDialog>
  );
}
