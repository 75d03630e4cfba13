import { useFormat } from '@portal/shared/i18n';
import { useQuery } from '@portal/shared/http';
import { paths } from '@portal/shared/routing';
import { currencyAtom, useAtomValue } from '@portal/shared/state';
import { Badge, LinkButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { monthQuery, statementQuery } from './statement.api.ts';
import * as styles from './payment-info.styles.ts';

/** The newest monthly statement: its state, its net and the way to it. Nothing before there is revenue. */
export function StatementCard() {
  const { t } = texts.useTexts();
  const currency = useAtomValue(currencyAtom);
  const format = useFormat();
  const month = useQuery(monthQuery);
  const query = useQuery(statementQuery(month.data));
  if (month.isSuccess && month.data === undefined) return null;
  const failed = [month, query].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <FailedQuery isFramed title={t('payment.statement.failed')} query={failed} />;
  if (!query.data)
    return (
      <Card title={t('payment.statement.title')}>
        <Loading label={t('payment.loading')} css={styles.statementLoading}>
          <Skeleton width="40%" height={32} />
        </Loading>
      </Card>
    );
  const { month: shown, status, totals, items } = query.data;
  const sums = (totals ?? items[0]?.amounts)?.[currency];
  return (
    <Card
      title={t('payment.statement.title')}
      meta={format.month(`${shown}-01`)}
      actions={
        <Badge kind={status === 'estimated' || status === 'partly_final' ? 'estimated' : 'final'}>
          {t(`payment.statement.status.${status}`)}
        </Badge>
      }
    >
      <div css={styles.statement}>
        <dl css={styles.net}>
          <dt css={styles.factName}>{t('payment.statement.net')}</dt>
          <dd css={styles.netValue}>{format.money(sums?.net)}</dd>
        </dl>
        <LinkButton icon="file" to={paths.statement.href({ month: shown })}>
          {t('payment.statement.open')}
        </LinkButton>
      </div>
    </Card>
  );
}
