import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Skeleton } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { reconciliationQuery } from './deliveries.api.ts';
import { ReconciliationTable } from './reconciliation-table.tsx';
import * as styles from './reconciliation.styles.ts';

/** About as high as the table of an owner. */
const TABLE_HEIGHT = 360;

const addMonths = (month: string, count: number) => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 'YYYY-MM'.length);
};

export type ReconciliationCardProps = {
  /** @default the last month that has ended */
  month: string | undefined;
  onChange: (month: string) => void;
};

/** What the closing reports of a month say by content owner, what is stored of it, and why both differ. */
export function ReconciliationCard({ month, onChange }: ReconciliationCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const query = useQuery(reconciliationQuery(month));
  const { data } = query;
  const shown = month ?? data?.month;
  if (query.isError && !data)
    return (
      <Card>
        <FailedQuery query={query} level={3} isCompact title={t('deliveries.reconciliation.failed')} />
      </Card>
    );
  return (
    <Card
      title={t('deliveries.reconciliation.title')}
      actions={
        <div css={styles.months}>
          <IconButton
            icon="chevron-left"
            label={t('deliveries.reconciliation.previous')}
            disabled={shown === undefined}
            onClick={() => shown !== undefined && onChange(addMonths(shown, -1))}
          />
          <span css={styles.month} aria-live="polite">
            {shown !== undefined && format.month(`${shown}-01`)}
          </span>
          <IconButton
            icon="chevron-right"
            label={t('deliveries.reconciliation.next')}
            disabled={shown === undefined || !data || shown >= data.newest}
            onClick={() => shown !== undefined && onChange(addMonths(shown, 1))}
          />
        </div>
      }
    >
      {data ? (
        <div css={styles.owners}>
          {data.owners.length === 0 && <span>{t('deliveries.reconciliation.empty')}</span>}
          {data.owners.map((owner) => {
            const label = owner.owner || t('deliveries.reconciliation.noOwner');
            return (
              <section key={owner.owner}>
                <h3 css={styles.owner}>{label}</h3>
                <ReconciliationTable owner={owner} label={label} />
              </section>
            );
          })}
        </div>
      ) : (
        <Skeleton width="100%" height={TABLE_HEIGHT} />
      )}
    </Card>
  );
}
