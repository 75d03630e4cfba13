import { isApiError, useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import { CatalogueEmpty } from './catalogue-empty.tsx';
import { CatalogueFilterBar } from './catalogue-filter-bar.tsx';
import { useCatalogueFilters } from './catalogue-filters.ts';
import { PAGE_SIZE, tracksQuery } from './catalogue.api.ts';
import * as styles from './catalogue.styles.ts';
import { TrackCard } from './track-card.tsx';
import { trackColumns } from './track-columns.tsx';

/** The music catalogue: all tracks that partners may use, with their ISRC. */
export function CataloguePage() {
  const { t, language } = texts.useTexts();
  const format = useFormat();
  const [filters, changeFilters] = useCatalogueFilters();
  const query = useQuery(tracksQuery(filters, language));
  const { data, isPending, isPlaceholderData, isError } = query;
  const columns = useMemo(() => trackColumns({ t, format }), [t, format]);

  return (
    <div css={styles.page}>
      <CatalogueFilterBar filters={filters} onChange={changeFilters} total={data?.total} />
      <p role="status" css={visuallyHidden}>
        {isPlaceholderData ? t('catalogue.updating') : data && t('catalogue.count', { count: data.total })}
      </p>
      <Card isPadded={false} css={styles.frame}>
        <DataTable
          label={t('catalogue.table.caption')}
          columns={columns}
          rows={data?.items ?? []}
          rowId={(track) => track.isrc}
          isLoading={isPending}
          isRefetching={isPlaceholderData}
          empty={<CatalogueEmpty filters={filters} onChange={changeFilters} />}
          error={
            isError && !data ? (
              <StatePanel
                kind="error"
                icon="unplug"
                title={t('catalogue.failed')}
                isRetrying={query.isFetching}
                onRetry={() => void query.refetch()}
                requestId={isApiError(query.error) ? query.error.requestId : undefined}
              />
            ) : undefined
          }
          renderCard={(track) => <TrackCard track={track} />}
          page={
            data && {
              page: filters.page,
              size: PAGE_SIZE,
              total: data.total,
              onChange: (page) => changeFilters({ page }),
            }
          }
        />
      </Card>
    </div>
  );
}
