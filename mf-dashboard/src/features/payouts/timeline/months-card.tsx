import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { payoutTexts } from '../texts.ts';
import type { Timeline } from '../payouts.api.ts';
import { MonthItem } from './month-item.tsx';
import * as styles from './timeline.styles.ts';

export type MonthsCardProps = { timeline: Timeline };

/** The months of a payee, the newest first. */
export const MonthsCard = ({ timeline: { months, balances } }: MonthsCardProps) => {
  const { t } = payoutTexts.useTexts();
  return (
    <Card title={t('months.title')}>
      {months.length === 0 ? (
        <StatePanel
          kind="empty"
          icon="calendar"
          isCompact
          level={3}
          title={t('months.emptyTitle')}
          text={t('months.emptyText')}
        />
      ) : (
        <ol css={styles.months}>
          {months.map((month) => (
            <MonthItem
              key={`${month.month} ${month.currency}`}
              month={month}
              minimum={balances.find(({ currency }) => currency === month.currency)?.minimum}
            />
          ))}
        </ol>
      )}
    </Card>
  );
};
