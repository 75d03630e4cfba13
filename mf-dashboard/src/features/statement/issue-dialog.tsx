import { css } from '@emotion/react';
import { isApiError, useQueryClient, useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Banner } from '@portal/shared/ui/feedback';
import { ConfirmModal } from '@portal/shared/ui/overlay';
import { ISSUANCES_KEY, issueStatement } from './statement-issue.api.ts';
import { statementTexts } from './texts.ts';

const NOTES = ['frozen', 'later', 'members'] as const;

const notes = css({
  ...type.body,
  display: 'grid',
  gap: token.space[8],
  margin: 0,
  paddingInlineStart: token.space[16],
  listStyle: 'disc',
  color: token.color.text2,
});

/** What was issued meanwhile, or was not closed after all, shows once the list is loaded again. */
const REPORT_KEY = ['report', 'statement'] as const;

export type IssueDialogProps = {
  month: string;
  isOpen: boolean;
  onClose: () => void;
  onIssued: () => void;
};

/** Says what a statement freezes, and issues it. */
export const IssueDialog = ({ month, isOpen, onClose, onIssued }: IssueDialogProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const write = useWrite({
    send: issueStatement,
    onSuccess: ({ statement }) => {
      onClose();
      onIssued();
      snackbar.show({ type: 'success', title: t('issue.done'), text: statement.number });
    },
    onSettled: () =>
      Promise.all([ISSUANCES_KEY, REPORT_KEY].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { error } = write;
  return (
    <ConfirmModal
      {...{ isOpen, onClose }}
      onConfirm={() => write.mutate({ month })}
      title={t('issue.dialogTitle', { month: format.month(`${month}-01`) })}
      text={t('issue.dialogText')}
      confirmLabel={t('issue.confirm')}
      isBusy={write.isPending}
    >
      <ul css={notes}>
        {NOTES.map((note) => (
          <li key={note}>{t(`issue.${note}`)}</li>
        ))}
      </ul>
      {error && (
        <Banner kind="bad" title={isApiError(error) ? error.serverMessage : t('issue.unreachable')} />
      )}
    </ConfirmModal>
  );
};
