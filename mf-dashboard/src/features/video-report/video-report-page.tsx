import { useCallback } from 'react';
import { paths, useQueryFlag } from '@portal/shared/routing';
import { ReportExportMenu } from '../../components/export/report-export-menu.tsx';
import { useFigureVariant } from '../../components/figures/figure-variant.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { ReportFrame } from '../../components/report-frame.tsx';
import * as frame from '../../components/report-frame.styles.ts';
import { TrendPanel } from '../../components/trend/trend-panel.tsx';
import { usePeriodReports } from '../../components/use-period-reports.ts';
import { useVideoDetail } from '../../components/video-detail/video-detail.tsx';
import { videoListExport } from '../../components/videos/video-filter.ts';
import { VideosPanel } from '../../components/videos/videos-panel.tsx';
import { useSavedViews } from '../../components/saved-views/use-saved-views.ts';
import type { Screen } from '../../components/saved-views/use-saved-views.ts';
import { REPORT_SORTS, VIDEO_REPORT_CODECS, useVideoReportFilters } from './filters/video-report-filters.ts';
import { PriceSection } from './prices/price-section.tsx';
import { usePrices } from './prices/prices.api.ts';
import { videoReportTexts } from './texts.ts';

export { videoReportTexts };

const COLUMNS = ['published', 'track', 'views', 'revenue', 'rpm'] as const;

const SCREEN: Screen = { path: paths.reportVideo.path, codecs: VIDEO_REPORT_CODECS };

/** The video report: the price of 1,000 views on average over time, at most and at least, and by video. */
export const VideoReportPage = () => {
  const { t: reportText } = videoReportTexts.useTexts();
  const { filters, changeFilters, prefetchFilters } = useVideoReportFilters();
  const saved = useSavedViews(SCREEN);
  const reports = usePeriodReports(filters, saved);
  const { scope, interval, summary, trend, incomplete } = reports;
  const prices = usePrices(scope);
  const { open } = useQueryFlag('videoDetail');
  const { prefetchVideoDetail } = useVideoDetail();
  const actions = useCallback(
    (isIcon: boolean) =>
      scope && (
        <ReportExportMenu
          isIcon={isIcon}
          entries={[
            videoListExport(scope, filters, COLUMNS),
            { what: 'prices', query: { ...scope, interval } },
          ]}
        />
      ),
    [scope, filters, interval],
  );
  const variant = useFigureVariant();
  const isJoined = variant !== 'card';
  return (
    <ReportFrame
      reports={reports}
      filters={filters}
      changeFilters={changeFilters}
      saved={saved}
      filterBar={
        <FilterBar
          {...{ filters, changeFilters, prefetchFilters, saved, actions }}
          range={scope}
          hasChannels
        />
      }
    >
      <div css={isJoined ? frame.joined : frame.page}>
        <PriceSection
          query={prices}
          summary={summary}
          compare={filters.compare}
          isOneChannel={filters.channel !== undefined}
          onOpen={open}
          onApproach={prefetchVideoDetail}
          variant={variant}
        />
        <div css={isJoined && frame.joinedBelow}>
          <TrendPanel
            title={reportText('trend')}
            query={trend}
            scope={scope}
            metric="rpm"
            incomplete={incomplete}
            interval={interval}
            onIntervalChange={(next) => changeFilters({ interval: next })}
            exported={scope && { what: 'prices', query: { ...scope, interval } }}
            view={filters.view}
            onViewChange={(view) => changeFilters({ view }, { history: 'replace' })}
            isJoined={isJoined}
          />
        </div>
      </div>
      <VideosPanel
        title={reportText('videos')}
        {...{ scope, filters, changeFilters }}
        columns={COLUMNS}
        sorts={REPORT_SORTS}
        hasSortMenu
      />
    </ReportFrame>
  );
};
