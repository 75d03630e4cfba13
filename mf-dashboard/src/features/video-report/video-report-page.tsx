import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { useChannelNames } from '../../components/channels/channel-names.api.ts';
import { ExportMenu } from '../../components/export/export-menu.tsx';
import { useFigureLook } from '../../components/figures/figure-look.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { ReportFrame } from '../../components/report-frame.tsx';
import * as frame from '../../components/report-frame.styles.ts';
import { TrendPanel } from '../../components/trend/trend-panel.tsx';
import { usePeriodReports } from '../../components/use-period-reports.ts';
import { useVideoDetail } from '../../components/video-detail/video-detail.tsx';
import { videoFilter } from '../../components/videos/video-filter.ts';
import { VideosPanel } from '../../components/videos/videos-panel.tsx';
import { texts } from '../../texts.ts';
import { REPORT_SORTS, VIDEO_REPORT_CODECS, useVideoReportFilters } from './filters/video-report-filters.ts';
import { PriceSection } from './prices/price-section.tsx';
import { usePrices } from './prices/prices.api.ts';

const COLUMNS = ['published', 'track', 'views', 'revenue', 'rpm'] as const;

/** What a thousand views are worth: on average over time, at most and at least, and for each video. */
export const VideoReportPage = () => {
  const { t } = texts.useTexts();
  const { filters, changeFilters } = useVideoReportFilters();
  const reports = usePeriodReports(filters);
  const { range, scope, interval, summary, trend, incomplete } = reports;
  const prices = usePrices(scope);
  const channels = useChannelNames(filters.member).data;
  const { open } = useQueryFlag('videoDetail');
  const { prepareVideos } = useVideoDetail();
  const look = useFigureLook();
  const isJoined = look !== 'card';
  const isChannelGone =
    filters.channel !== undefined &&
    channels !== undefined &&
    !channels.some(({ id }) => id === filters.channel);
  return (
    <ReportFrame
      reports={reports}
      filterBar={
        <FilterBar
          {...{ filters, changeFilters, range }}
          savedAs={{ path: '/report-video', codecs: VIDEO_REPORT_CODECS }}
          hasChannels
          actions={
            scope && (
              <ExportMenu
                entries={[
                  { what: 'videos', query: videoFilter(scope, filters) },
                  { what: 'prices', query: { ...scope, interval } },
                ]}
              />
            )
          }
        />
      }
    >
      {isChannelGone ? (
        <StatePanel
          kind="empty"
          icon="channels"
          isFramed
          title={t('videoReport.channelGone.title')}
          text={t('videoReport.channelGone.text')}
          actions={
            <Button variant="primary" onClick={() => changeFilters({ channel: undefined })}>
              {t('channel.showAll')}
            </Button>
          }
        />
      ) : (
        <>
          <div css={isJoined ? frame.joined : frame.page}>
            <PriceSection
              query={prices}
              summary={summary}
              compare={filters.compare}
              isOneChannel={filters.channel !== undefined}
              onOpen={open}
              onApproach={prepareVideos}
              look={look}
            />
            <div css={isJoined && frame.joinedBelow}>
              <TrendPanel
                title={t('videoReport.trend')}
                query={trend}
                metric="rpm"
                incomplete={incomplete}
                interval={interval}
                onIntervalChange={(next) => changeFilters({ interval: next })}
                view={filters.view}
                onViewChange={(view) => changeFilters({ view }, { history: 'replace' })}
                isJoined={isJoined}
              />
            </div>
          </div>
          <VideosPanel
            title={t('videoReport.videos')}
            {...{ scope, filters, changeFilters }}
            columns={COLUMNS}
            sorts={REPORT_SORTS}
            hasSortMenu
          />
        </>
      )}
    </ReportFrame>
  );
};
