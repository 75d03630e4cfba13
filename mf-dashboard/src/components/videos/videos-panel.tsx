import { useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { isApiError } from '@portal/shared/http';
import { designOf } from '@portal/shared/theme';
import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { DataTable } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import type { ScopeFilters, VideoListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';
import type { ReportScope } from '../report-scope.ts';
import { useVideoDetail, VideoDetail } from '../video-detail/video-detail.tsx';
import { NoVideos } from './no-videos.tsx';
import { VideoCard } from './video-card.tsx';
import { videoColumns } from './video-columns.tsx';
import type { VideoColumn } from './video-columns.tsx';
import type { VideoSort } from './video-sort.ts';
import { videoFilter } from './video-filter.ts';
import { VideoTools } from './video-tools.tsx';
import { useVideos } from './videos.api.ts';
import * as styles from './videos.styles.ts';

/** Rows of one page. */
const PAGE_SIZE = 20;

export type VideosPanelProps = {
  title: string;
  scope: ReportScope | undefined;
  filters: ScopeFilters & VideoListFilters;
  changeFilters: ChangeFilters<ScopeFilters & VideoListFilters>;
  /** After the one that says which video it is. Declared outside the component. */
  columns: readonly VideoColumn[];
  /** What the list can be ordered by, in the order of the menu. */
  sorts: readonly VideoSort[];
  /** Offers the menu of orders where there are headers, too. */
  hasSortMenu?: boolean;
};

/** The videos that were watched in the period. */
export const VideosPanel = (props: VideosPanelProps) => {
  const { title, scope, filters, changeFilters, columns: shown, sorts, hasSortMenu = false } = props;
  const { t } = texts.useTexts();
  const { sort, order, page, search, hidden, compare } = filters;
  const { openVideo, prepareVideos } = useVideoDetail();
  const query = useVideos(scope && { ...videoFilter(scope, filters), page, size: PAGE_SIZE });
  const { data } = query;
  const format = useFormat(data?.currency);
  const isCompact = designOf(useAtomValue(siteMetadataAtom)?.design_id) === 'mcn-3';
  const today = scope?.to ?? '';
  const columns = useMemo(
    () => videoColumns(shown, { t, format, today, videos: data, isCompact, onOpen: openVideo }),
    [shown, t, format, today, data, isCompact, openVideo],
  );
  const tools = { title, scope, filters, changeFilters, columns, sorts, hasSortMenu, total: data?.total };
  return (
    <Card isPadded={false} css={styles.panel}>
      <div onPointerEnter={prepareVideos} onFocus={prepareVideos}>
        <DataTable
          label={title}
          columns={columns}
          hiddenColumns={hidden}
          rows={data?.items ?? []}
          rowId={(video) => video.id}
          sort={{ id: sort, order }}
          onSortChange={(next) => changeFilters({ sort: next.id as typeof sort, order: next.order })}
          onRowOpen={(video) => openVideo(video.id)}
          hasTotal
          isLoading={data === undefined && !query.isError}
          isRefetching={query.isPlaceholderData}
          skeletonRows={8}
          tools={<VideoTools {...tools} />}
          renderCard={(video) => (
            <VideoCard
              video={video}
              currency={format.currency}
              today={today}
              hasTrack={shown.includes('track')}
              onOpen={openVideo}
            />
          )}
          empty={<NoVideos {...{ filters, changeFilters }} />}
          {...(data === undefined &&
            query.isError && {
              error: (
                <StatePanel
                  kind="error"
                  level={3}
                  title={t('videos.failed')}
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
      </div>
      <VideoDetail videos={data?.items ?? []} range={scope} compare={compare} />
      <span role="status" css={visuallyHidden}>
        {data && search && !query.isPlaceholderData ? t('videos.found', { count: data.total }) : ''}
      </span>
    </Card>
  );
};
