import { memo, useCallback, useMemo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui/data';
import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import { ListTable, useDeferredPage } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import type { ScopeFilters, VideoListFilters } from '../filters/report-filters.ts';
import type { ChangeFilters } from '../filters/use-filters.ts';
import { ListTools } from '../list/list-tools.tsx';
import { PAGE_SIZE } from '../list/page-size.ts';
import type { NoVideosProps } from '../no-videos/no-videos.tsx';
import type { ReportScope } from '../report-scope.ts';
import { useDesign } from '../use-design.ts';
import { useVideoDetail, VideoDetail } from '../video-detail/video-detail.tsx';
import { usePricesEngaged } from '../use-price-unit.ts';
import { VideoCard } from './video-card.tsx';
import { videoColumns } from './video-columns.tsx';
import type { VideoColumn } from './video-columns.tsx';
import { VIDEO_SORTS } from './video-sort.ts';
import type { VideoSort } from './video-sort.ts';
import { videoListExport, videoFilter } from './video-filter.ts';
import { useVideos } from './videos.api.ts';
import type { Video } from './videos.api.ts';

export type VideosPanelProps = {
  title: string;
  scope: ReportScope | undefined;
  filters: ScopeFilters & VideoListFilters;
  changeFilters: ChangeFilters<ScopeFilters & VideoListFilters>;
  /** The columns after the video. Declare them outside the component. */
  columns: readonly VideoColumn[];
  /** The columns to sort by, in the order of the menu. */
  sorts: readonly VideoSort[];
  /** Shows the sort menu on laptops, too. */
  hasSortMenu?: boolean;
};

// Loaded on demand with its texts, because most lists have videos.
const NoVideos = lazyComponent<NoVideosProps>(async () => {
  const list = await import('../no-videos/no-videos.tsx');
  await list.noVideosTexts.load();
  return list.NoVideos;
}, FailedPanel);

const Videos = (props: VideosPanelProps) => {
  const { title, scope, filters, changeFilters, columns: shown, sorts, hasSortMenu = false } = props;
  const { t } = texts.useTexts();
  const { page, period, compare, compareDays } = filters;
  const { openVideo, prefetchVideoDetail } = useVideoDetail();
  const filter = scope && videoFilter(scope, filters);
  const query = useVideos(filter && { ...filter, page, size: PAGE_SIZE });
  const data = useDeferredPage(query);
  const format = useFormat(data?.currency);
  const { isCompact } = useDesign();
  const isPricedEngaged = usePricesEngaged();
  const today = scope?.to ?? '';
  const columns = useMemo(
    () =>
      videoColumns(shown, {
        t,
        format,
        isPricedEngaged,
        today,
        videos: data,
        isCompact,
        onOpen: openVideo,
      }),
    [shown, t, format, isPricedEngaged, today, data, isCompact, openVideo],
  );
  const openRow = useCallback((video: Video) => openVideo(video.id), [openVideo]);
  return (
    <Card isPadded={false} isBareOnPhone>
      <div onPointerEnter={prefetchVideoDetail} onFocus={prefetchVideoDetail}>
        <ListTable
          {...{ query, filters, changeFilters, columns }}
          shown={data}
          label={title}
          rowId={(video) => video.id}
          hiddenColumns={filters.hidden}
          pageSize={PAGE_SIZE}
          sorts={VIDEO_SORTS}
          onRowOpen={openRow}
          hasTotal
          tools={
            <ListTools
              {...{ title, filters, changeFilters, columns, sorts, hasSortMenu }}
              total={data?.total}
              countText={(count) => t('videos.count', { count })}
              searchLabel={t('videos.search')}
              saveLabel={t('videos.save')}
              sortName={(by, direction) => t(`videos.sortBy.${by}-${direction}`)}
              exports={scope ? [videoListExport(scope, filters, shown)] : []}
            />
          }
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
          failedTitle={t('videos.failed')}
          foundText={(count) => (filters.search ? t('videos.found', { count }) : '')}
        />
      </div>
      <VideoDetail
        list={{
          filter,
          page,
          videos: query.data?.items ?? [],
          total: query.data?.total ?? 0,
          onPageChange: (next) => changeFilters({ page: next }, { history: 'replace' }),
        }}
        range={scope}
        listPeriod={period}
        {...{ compare, compareDays }}
        isLimited={Boolean(scope?.country ?? scope?.weekday)}
        onLimit={changeFilters}
      />
    </Card>
  );
};

/** The videos that were viewed in the period. */
export const VideosPanel = memo(Videos);
