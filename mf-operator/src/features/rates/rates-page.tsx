import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { queryInteger, useQueryState } from '@portal/shared/routing';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { ListTable, RowCard, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import { rateColumns } from './rate-columns.tsx';
import { RateForm } from './rate-form.tsx';
import { RateImport } from './rate-import.tsx';
import { PAGE_SIZE, ratesQuery } from './rates.api.ts';
import * as styles from './rates.styles.ts';

const pageCodec = queryInteger(0);
/** The list has one order: the newest first. */
const ORDER = { sort: 'day', order: 'desc' } as const;

/** The exchange rates by which revenue becomes won, and how to set them. */
export function RatesPage() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [page, setPage] = useQueryState('page', pageCodec);
  const query = useQuery(ratesQuery(page));
  const data = useDeferredPage(query);
  const columns = useMemo(() => rateColumns({ t, format }), [t, format]);

  return (
    <div css={styles.page}>
      <div css={styles.side}>
        <RateForm />
        <RateImport />
      </div>
      <Card css={styles.list} isPadded={false} isBareOnPhone>
        <ListTable
          {...{ query, columns }}
          filters={{ ...ORDER, page }}
          changeFilters={({ page: next }) => next !== undefined && setPage(next)}
          shown={data}
          label={t('rates.table.caption')}
          rowId={({ day }) => day}
          pageSize={PAGE_SIZE}
          sorts={[]}
          hasMedia={false}
          empty={
            <StatePanel
              kind="empty"
              icon="payment"
              title={t('rates.empty.title')}
              text={t('rates.empty.text')}
            />
          }
          failedTitle={t('rates.failed')}
          foundText={(count) => t('rates.found', { count })}
          renderCard={({ day, rate }) => (
            <RowCard
              title={format.dateWithWeekday(day)}
              end={<span css={styles.cardRate}>{format.decimal(rate, 6)}</span>}
            />
          )}
        />
      </Card>
    </div>
  );
}
