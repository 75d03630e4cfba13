import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { ListBar, ListFrame, SearchField } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { GuardAlerts } from '../../components/release/guard-alerts.tsx';
import { SiteFilter } from '../../components/site-filter.tsx';
import { useSites } from '../../components/use-sites.ts';
import { texts } from '../../texts.ts';
import { PAGE_SIZE, reviewQuery } from './review.api.ts';
import type { ReviewedChannel } from './review.api.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewColumns } from './review-columns.tsx';
import { ReviewDialogHost } from './review-dialog-host.tsx';
import { ReviewEmpty } from './review-empty.tsx';
import { useReviewFilters } from './review-filters.ts';
import { ReviewTabs } from './review-tabs.tsx';
import { TransferDialogHost } from './transfer-dialog.tsx';
import { useReviewSelection } from './use-review-selection.tsx';

const NO_ROWS: readonly ReviewedChannel[] = [];
/** The queue has one order: the longest waiting first. */
const QUEUE_ORDER = { sort: 'waiting', order: 'asc' } as const;

/** The channels of all domains by review status, with the decisions on those that wait. */
export function ReviewPage() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const [filters, changeFilters] = useReviewFilters();
  const query = useQuery(reviewQuery(filters));
  const data = useDeferredPage(query);
  const { nameOf } = useSites((data?.items ?? NO_ROWS).map(({ account }) => account.domain));
  const columns = useMemo(() => reviewColumns({ t, format, siteNameOf: nameOf }), [t, format, nameOf]);
  const selection = useReviewSelection(data?.items ?? NO_ROWS, filters.status);

  return (
    <ListFrame>
      <GuardAlerts />
      <ListBar
        tabs={<ReviewTabs current={filters.status} counts={data?.counts} />}
        search={
          <SearchField
            label={t('review.search.label')}
            placeholder={t('review.search.placeholder')}
            shortcut="/"
            value={filters.q}
            onChange={(q) => changeFilters({ q })}
          />
        }
        filters={<SiteFilter value={filters.site} onChange={(site) => changeFilters({ site })} />}
      />
      <Card isPadded={false} isBareOnPhone>
        <ListTable
          {...{ query, columns, selection }}
          filters={{ ...QUEUE_ORDER, page: filters.page }}
          changeFilters={({ page }) => page !== undefined && changeFilters({ page })}
          shown={data}
          label={t('review.table.caption')}
          rowId={({ id }) => id}
          pageSize={PAGE_SIZE}
          sorts={[]}
          empty={<ReviewEmpty filters={filters} onChange={changeFilters} />}
          failedTitle={t('review.failed')}
          foundText={(count) => t('review.found', { count })}
          renderCard={(channel) => <ReviewCard channel={channel} siteName={nameOf(channel.account.domain)} />}
        />
      </Card>
      <ReviewDialogHost />
      <TransferDialogHost />
    </ListFrame>
  );
}
