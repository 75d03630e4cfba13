import { useMutation } from '@portal/shared/http';
import { useSnackbar } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { saveFile } from '@portal/shared/ui/export';
import { fetchSignedStatement } from './statement-issue.api.ts';
import { statementTexts } from './texts.ts';

export type SignedDocumentButtonProps = {
  month: string;
  /** Of the statement. */
  number: string;
};

/** Saves a statement as it was signed, with its signature and the key that checks it. */
export const SignedDocumentButton = ({ month, number }: SignedDocumentButtonProps) => {
  const { t } = statementTexts.useTexts();
  const snackbar = useSnackbar();
  const download = useMutation({
    mutationFn: fetchSignedStatement,
    onSuccess: (statement) =>
      saveFile({
        name: `statement-${month}-${number}.json`,
        blob: new Blob([JSON.stringify(statement, null, 2)], { type: 'application/json' }),
      }),
    onError: () => snackbar.show({ type: 'error', title: t('issue.documentFailed') }),
  });
  return (
    <Button size="sm" icon="download" isBusy={download.isPending} onClick={() => download.mutate(month)}>
      {t('issue.document')}
    </Button>
  );
};
