import { isApiError, useQueryClient, useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { Banner } from '@portal/shared/ui/feedback';
import { ConfirmModal } from '@portal/shared/ui/overlay';
import { CLOSING_KEY, issueStatements } from './closing.api.ts';
import type { IssueResult } from './closing.api.ts';
import { closingTexts } from './texts.ts';

export type IssueDialogProps = {
  isOpen: boolean;
  domain: string;
  month: string;
  /** Of the domain. */
  name: string;
  /** How many statements are not issued. */
  count: number;
  onClose: () => void;
  onRefused: (refused: IssueResult['refused']) => void;
};

/** Says what a statement freezes, and issues those that managers have not issued. */
export function IssueDialog({ isOpen, domain, month, name, count, onClose, onRefused }: IssueDialogProps) {
  const { t } = closingTexts.useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const write = useWrite({
    send: issueStatements,
    onSuccess: ({ issued, refused }) => {
      onClose();
      onRefused(refused);
      if (issued.length > 0)
        snackbar.show({ type: 'success', title: t('done.issued', { count: issued.length }) });
    },
    // Also after a failure: some may have been issued before it.
    onSettled: () => client.invalidateQueries({ queryKey: CLOSING_KEY }),
  });
  const { error } = write;
  return (
    <ConfirmModal
      {...{ isOpen, onClose }}
      onConfirm={() => write.mutate({ domain, month })}
      title={t('issueDialog.title', { count })}
      text={t('issueDialog.text', { name, month: format.month(`${month}-01`) })}
      confirmLabel={t('issueDialog.issue')}
      isBusy={write.isPending}
    >
      {error && (
        <Banner kind="bad" title={isApiError(error) ? error.serverMessage : t('issueDialog.unreachable')} />
      )}
    </ConfirmModal>
  );
}
