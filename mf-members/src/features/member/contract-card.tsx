import { useWrite } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { useSnackbar } from '@portal/shared/state';
import { Badge, Button } from '@portal/shared/ui/controls';
import { Card, CardHeader } from '@portal/shared/ui/data';
import { useId } from 'react';
import { MemberDialog } from '../../components/dialogs/member-dialog.tsx';
import { useLocalDialog } from '../../components/dialogs/use-local-dialog.ts';
import { useRefresh } from '../../components/member/members.api.ts';
import type { MemberDetail } from '../../components/member/members.api.ts';
import { texts } from '../../texts.ts';
import { ContractForm } from './contract-form.tsx';
import { continueContract, endContract } from './contract.api.ts';
import * as styles from './member.styles.ts';

export type ContractCardProps = { detail: MemberDetail };

/** Whether the member's contract runs or ends, with a dialog that ends it. */
export function ContractCard({ detail }: ContractCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const formId = useId();
  const { id } = detail.account;
  const dialog = useLocalDialog(id);
  const { contract_until: until, today } = detail;
  const end = useWrite({
    send: endContract,
    onSuccess: () => {
      dialog.close();
      void refresh();
      snackbar.show({ type: 'success', title: t('contract.done') });
    },
  });
  const resume = useWrite({ send: continueContract, onSuccess: () => void refresh() });
  const isOver = until !== null && until <= today;
  const describe = () => {
    if (until === null) return t('contract.running');
    return t(isOver ? 'contract.over' : 'contract.planned', { day: format.date(until) });
  };
  return (
    <Card>
      <CardHeader
        title={t('contract.title')}
        meta={isOver && <Badge>{t('contract.ended')}</Badge>}
        actions={
          until === null ? (
            <Button onClick={dialog.open}>{t('contract.end')}</Button>
          ) : (
            <Button isBusy={resume.isPending} onClick={() => resume.mutate({ target: id })}>
              {t(isOver ? 'contract.continue' : 'contract.undo')}
            </Button>
          )
        }
      />
      <p css={styles.none}>{describe()}</p>
      {resume.isError && (
        <p css={styles.none} role="alert">
          {t('contract.failed')}
        </p>
      )}
      <p css={styles.hint}>{t(isOver ? 'contract.overText' : 'contract.text')}</p>
      <MemberDialog
        key={dialog.opening}
        dialog={dialog}
        title={t('contract.dialogTitle')}
        submitLabel={t('contract.end')}
        tone="danger"
        formId={formId}
        isBusy={end.isPending}
      >
        {(current) => (
          <ContractForm
            id={formId}
            detail={current}
            onSubmit={async (from) => void (await end.mutateAsync({ target: id, from }))}
          />
        )}
      </MemberDialog>
    </Card>
  );
}
