import { useQueryState } from '@portal/shared/routing';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { useFreshness } from '../../components/freshness/freshness.api.ts';
import { QueryContent } from '../../components/query-content.tsx';
import { statementTexts } from './texts.ts';
import { selectMonth, monthCodec, listStatementMonths } from './statement-months.ts';
import { StatementDocument } from './statement-document.tsx';
import { StatementIssue } from './statement-issue.tsx';
import { StatementSkeleton } from './statement-skeleton.tsx';
import { StatementTools } from './statement-tools.tsx';
import { useIssuances } from './statement-issue.api.ts';
import { useStatement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

export { statementTexts };

/** The monthly statement: gross, fee and net by member, to read, export and print. */
export const StatementPage = () => {
  const { t } = statementTexts.useTexts();
  const freshness = useFreshness();
  const [requestedMonth, choose] = useQueryState('month', monthCodec);
  const months = freshness.data ? listStatementMonths(freshness.data) : [];
  const chosen = selectMonth(requestedMonth, months);
  const query = useStatement(chosen?.month);
  // Requested with the statement, so that nothing moves when both are there.
  useIssuances();

  if (freshness.isError && !freshness.data)
    return <FailedQuery query={freshness} isFramed title={t('failed')} />;
  if (freshness.data && !chosen)
    return <StatePanel kind="empty" icon="payment" isFramed title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <div css={styles.page}>
      <StatementTools {...{ months, chosen }} onChoose={choose} />
      <QueryContent query={query} failedTitle={t('failed')} isFramed skeleton={<StatementSkeleton />}>
        {(statement) => (
          <>
            <StatementIssue month={statement.month} />
            <StatementDocument statement={statement} through={freshness.data?.revenue_through} />
          </>
        )}
      </QueryContent>
    </div>
  );
};
