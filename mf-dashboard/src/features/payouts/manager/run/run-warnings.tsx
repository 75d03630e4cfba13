import { useFormat } from '@portal/shared/i18n';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { Button } from '@portal/shared/ui/controls';
import { Banner } from '@portal/shared/ui/feedback';
import { payoutTexts } from '../../texts.ts';
import type { TaskDialog } from '../payout-task.ts';
import type { PayRun } from './pay-run.api.ts';
import * as styles from './run.styles.ts';

export type RunWarningsProps = { run: PayRun; open: TaskDialog['open'] };

/** What the bank's order would lack: the manager's own bank details, and the members who have none. */
export const RunWarnings = ({ run, open }: RunWarningsProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const ownId = useAtomValue(sessionAtom)?.account.id;
  const missing = run.items
    .filter(({ has_bank_details: isKnown }) => !isKnown)
    .map(({ payee }) => payee.nickname ?? t('member.archived'));
  if (run.items.length === 0 || (run.has_payer && missing.length === 0)) return null;
  return (
    <div css={styles.warnings}>
      {!run.has_payer && ownId !== undefined && (
        <Banner
          kind="warn"
          title={t('run.noPayer')}
          action={
            <Button
              size="sm"
              onClick={() =>
                open({
                  kind: 'bank',
                  payee: { id: ownId, name: t('run.payer'), isArchived: false, balances: [] },
                })
              }
            >
              {t('action.bank')}
            </Button>
          }
        >
          {t('run.noPayerText')}
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner kind="warn" title={t('run.missing', { count: new Set(missing).size })}>
          <span>{format.list([...new Set(missing)])}</span> <span>{t('run.missingText')}</span>
        </Banner>
      )}
    </div>
  );
};
