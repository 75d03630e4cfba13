import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { isApiError } from '@portal/shared/http';
import { designOf } from '@portal/shared/theme';
import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { texts } from '../../../texts.ts';
import type { DashboardFilters } from '../filters/dashboard-filters.ts';
import type { ChangeFilters } from '../filters/use-dashboard-filters.ts';
import type { ReportScope } from '../../../components/report-scope.ts';
import { NoVideos } from './no-videos.tsx';
import { VideoCard } from './video-card.tsx';
import { videoColumns } from './video-columns.tsx';
import { VideoTools } from './video-tools.tsx';
import { useVideos } from '../../../components/videos/videos.api.ts';
import * as styles from './videos.styles.ts';

/** Rows of one page. */
const PAGE_SIZE = 20;

export type VideosPanelProps = {
  scope: ReportScope | undefined;
  filters: DashboardFilters;
  changeFilters: ChangeFilters;
  /** Saves the whole list as a file. */
  onSave: () => void;
  isSaving: boolean;
};

/** The videos that were watched in the period. */
export const VideosPanel = ({ scope, filters, changeFilters, onSave, isSaving }: VideosPanelProps) => {
  const { t } = texts.useTexts();
  const { sort, order, page, search, hidden } = filters;
  const query = useVideos(
    scope && { ...scope, ...(search && { search }), sort, order, page, size: PAGE_SIZE },
  );
  const { data } = query;
  const format = useFormat(data?.currency);
  const isCompact = designOf(useAtomValue(siteMetadataAtom)?.design_id) === 'mcn-3';
  const today = scope?.to ?? '';
  const columns = useMemo(
    () => videoColumns({ t, format, today, videos: data, isCompact }),
    [t, format, today, data, isCompact],
  );
  return (
    <Card isPadded={false} css={styles.panel}>
      <DataTable
        label={t('dashboard.videos.title')}
        columns={columns}
        hiddenColumns={hidden}
        rows={data?.items ?? []}
        rowId={(video) => video.id}
        sort={{ id: sort, order }}
        onSortChange={(next) => changeFilters({ sort: next.id as typeof sort, order: next.order })}
        hasTotal
        isLoading={data === undefined && !query.isError}
        isRefetching={query.isPlaceholderData}
        skeletonRows={8}
        tools={<VideoTools {...{ filters, changeFilters, columns, onSave, isSaving }} total={data?.total} />}
        renderCard={(video) => <VideoCard video={video} currency={format.currency} today={today} />}
        empty={<NoVideos {...{ filters, changeFilters }} />}
        {...(data === undefined &&
          query.isError && {
            error: (
              <StatePanel
                kind="error"
                level={3}
                title={t('dashboard.videos.failed')}
                isRetrying={query.isFetching}
                onRetry={() => void query.refetch()}
                {...(isApiError(query.error) && { requestId: query.error.requestId })}
              />
            ),
          })}
        {...(data && {
          page: {
            page,
            size: PAGE_SIZE,
            total: data.total,
            onChange: (next) => changeFilters({ page: next }),
          },
        })}
      />
      <span role="status" css={visuallyHidden}>
        {data && search && !query.isPlaceholderData ? t('dashboard.videos.found', { count: data.total }) : ''}
      </span>
    </Card>
  );
};
