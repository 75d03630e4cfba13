import { useQuery } from '@portal/shared/http';
import { Banner, Loading, Skeleton, StatePanel, FailedQuery } from '@portal/shared/ui/feedback';
import { Card } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { CompanyCard } from './company-card.tsx';
import { ManagerCard } from './manager-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { contactQuery } from './payment-info.api.ts';
import * as styles from './payment-info.styles.ts';

const LINES = ['58%', '82%', '46%', '64%'];

/** The company that pays partners, and the account manager to ask about payments. */
export function PaymentInfoPage() {
  const { t } = texts.useTexts();
  const query = useQuery(contactQuery);
  return (
    <div css={styles.page}>
      <Banner css={styles.intro} title={t('payment.intro.title')}>
        {t('payment.intro.text')}
      </Banner>
      <StatementCard />
      {query.data && (
        <div css={styles.cards}>
          <ManagerCard contact={query.data} />
          <CompanyCard contact={query.data} />
        </div>
      )}
      {query.data === null && (
        <StatePanel
          kind="empty"
          icon="payment"
          isFramed
          title={t('payment.empty.title')}
          text={t('payment.empty.text')}
        />
      )}
      {query.data === undefined && query.isError && (
        <FailedQuery isFramed title={t('payment.failed')} query={query} />
      )}
      {query.isPending && (
        <Card>
          <Loading label={t('payment.loading')} css={styles.lines}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} height={14} />
            ))}
          </Loading>
        </Card>
      )}
    </div>
  );
}
