import { useMutation } from '@portal/shared/http';
import { roleAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { saveFile } from '@portal/shared/ui/export';
import { ReportExportMenu } from '../../components/export/report-export-menu.tsx';
import { fetchJournal, useIssuances } from './statement-issue.api.ts';
import { statementTexts } from './texts.ts';

export type StatementExportMenuProps = {
  /** `YYYY-MM`; undefined until it is known. */
  month: string | undefined;
};

/** Exports the statement of a month, and for managers the journal of an issued one. */
export const StatementExportMenu = ({ month }: StatementExportMenuProps) => {
  const { t } = statementTexts.useTexts();
  const snackbar = useSnackbar();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const issuances = useIssuances();
  const isIssued = issuances.data?.some((each) => each.month === month && each.state === 'issued');
  const journal = useMutation({
    mutationFn: fetchJournal,
    onSuccess: saveFile,
    onError: () => snackbar.show({ type: 'error', title: t('issue.journalFailed') }),
  });
  if (month === undefined) return <ReportExportMenu entries={[]} />;
  const query = { month };
  if (!isManager || !isIssued) return <ReportExportMenu entries={[{ what: 'statement', query }]} />;
  return (
    <ReportExportMenu
      entries={[
        { what: 'statement', query },
        { what: 'journal', query },
      ]}
      more={[
        {
          id: 'beancount',
          label: t('issue.journal'),
          isDisabled: journal.isPending,
          onSelect: () => journal.mutate(month),
        },
      ]}
    />
  );
};
