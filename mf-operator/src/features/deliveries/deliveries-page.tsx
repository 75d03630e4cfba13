import { useQuery, useQueryClient } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { ListFrame } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { Skeleton } from '@portal/shared/ui/feedback';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo, useState } from 'react';
import { FilesInProgress } from '../../components/file-progress/files-in-progress.tsx';
import { texts } from '../../texts.ts';
import { DELIVERIES_KEY, deliveriesQuery, PAGE_SIZE } from './deliveries.api.ts';
import { DeliveriesEmpty } from './deliveries-empty.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { useDeliveryFilters } from './delivery-filters.ts';
import { DeliveryTools } from './delivery-tools.tsx';
import { LateReports } from './late-reports.tsx';
import { ReconciliationCard } from './reconciliation-card.tsx';
import { ReportCard } from './report-card.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { WithdrawalHost } from './withdrawal-host.tsx';

/** The list has one order: the newest day first. */
const ORDER = { sort: 'day', order: 'desc' } as const;
/** As high as the banner without late reports. */
const BANNER_HEIGHT = 60;

/** Which file the figures of each day come from, what is late, and the way back to an earlier file. */
export function DeliveriesPage() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [filters, changeFilters] = useDeliveryFilters();
  const queryClient = useQueryClient();
  const query = useQuery(deliveriesQuery(filters));
  const data = useDeferredPage(query);
  const [isUploading, setUploading] = useState(false);
  const [isReconciling, setReconciling] = useState(filters.month !== undefined);
  const columns = useMemo(
    () => deliveryColumns({ t, format, onFilter: changeFilters }),
    [t, format, changeFilters],
  );

  return (
    <ListFrame>
      {data ? (
        <>
          <LateReports late={data.late} />
          <RefusedFiles files={data.refused} />
        </>
      ) : (
        // Until the deferred data is there, which is after the query has it.
        !query.isError && <Skeleton width="100%" height={BANNER_HEIGHT} />
      )}
      <FilesInProgress
        kind="report"
        onEnd={() => void queryClient.invalidateQueries({ queryKey: DELIVERIES_KEY })}
      />
      {isUploading && <ReportCard />}
      <DeliveryTools
        filters={filters}
        onChange={changeFilters}
        isUploading={isUploading}
        onToggleUpload={() => setUploading(!isUploading)}
        isReconciling={isReconciling}
        onToggleReconciling={() => setReconciling(!isReconciling)}
      />
      {isReconciling && (
        <ReconciliationCard month={filters.month} onChange={(month) => changeFilters({ month })} />
      )}
      <Card isPadded={false} isBareOnPhone>
        <ListTable
          {...{ query, columns }}
          filters={{ ...ORDER, page: filters.page }}
          changeFilters={({ page }) => page !== undefined && changeFilters({ page })}
          shown={data}
          label={t('deliveries.table.caption')}
          rowId={({ id, type, day }) => `${id} ${type} ${day ?? ''}`}
          pageSize={PAGE_SIZE}
          sorts={[]}
          hasMedia={false}
          empty={<DeliveriesEmpty filters={filters} onChange={changeFilters} />}
          failedTitle={t('deliveries.failed')}
          foundText={(count) => t('deliveries.found', { count })}
          renderCard={(delivery) => <DeliveryCard delivery={delivery} onFilter={changeFilters} />}
        />
      </Card>
      <WithdrawalHost />
    </ListFrame>
  );
}
