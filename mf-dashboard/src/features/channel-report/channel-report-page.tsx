import { paths } from '@portal/shared/routing';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { ReportExportMenu } from '../../components/export/report-export-menu.tsx';
import { WhyChanged } from '../../components/explanation/lazy-revenue-origin.ts';
import { useFigureVariant } from '../../components/figures/figure-variant.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { useFilters } from '../../components/filters/use-filters.ts';
import { ReportFrame } from '../../components/report-frame.tsx';
import * as frame from '../../components/report-frame.styles.ts';
import { useSavedViews } from '../../components/saved-views/use-saved-views.ts';
import type { Screen } from '../../components/saved-views/use-saved-views.ts';
import { FigureSection } from './figures/figure-section.tsx';
import { CHANNEL_PERIODS, CHANNEL_REPORT_ADDRESS } from './filters/channel-report-filters.ts';
import { channelListExport } from './list/channel-filter.ts';
import { ChannelsPanel } from './list/channels-panel.tsx';
import { channelReportTexts } from './texts.ts';
import { ChannelTrendPanel } from './trend/channel-trend-panel.tsx';
import { useChannelReports, usePrefetchChannelReports } from './use-channel-reports.ts';
import { useSelectedChannels } from './use-selected-channels.ts';

export { channelReportTexts };

const SCREEN: Screen = { path: paths.reportChannel.path, codecs: CHANNEL_REPORT_ADDRESS.codecs };

/** The channel report: totals, selected channels over time, and a list of all. */
export const ChannelReportPage = () => {
  const { filters, changeFilters, prefetchFilters } = useFilters(
    CHANNEL_REPORT_ADDRESS,
    usePrefetchChannelReports(),
  );
  const saved = useSavedViews(SCREEN);
  const reports = useChannelReports(filters, saved);
  const { scope, interval, summary, trend, trendQuery, top, incomplete } = reports;
  const chosen = useSelectedChannels(filters, changeFilters, trend.data);
  const trendExport = trendQuery && ({ what: 'channelTrend', query: trendQuery } as const);
  const variant = useFigureVariant();
  const isJoined = variant !== 'card';
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  // At the end where the header of the chart has no space for it: it is loaded later and would move what is below.
  const why = (
    <WhyChanged
      scope={scope}
      filters={filters}
      value={summary.data?.totals.revenue}
      previous={summary.data?.previous_totals?.revenue}
      onWeekday={(weekday) => changeFilters({ weekday })}
    />
  );
  return (
    <ReportFrame
      reports={reports}
      filters={filters}
      changeFilters={changeFilters}
      saved={saved}
      filterBar={
        <FilterBar
          {...{ filters, changeFilters, prefetchFilters, saved }}
          range={scope}
          presets={CHANNEL_PERIODS}
          actions={(isIcon) =>
            scope &&
            trendExport && (
              <ReportExportMenu isIcon={isIcon} entries={[channelListExport(scope, filters), trendExport]} />
            )
          }
        />
      }
    >
      <div css={isJoined ? frame.joined : frame.page}>
        <FigureSection
          query={summary}
          compare={filters.compare}
          member={filters.member}
          metric={filters.metric}
          onSelect={(metric) => changeFilters({ metric })}
          variant={variant}
        />
        <div css={isJoined && frame.joinedBelow}>
          <ChannelTrendPanel
            {...{ scope, filters, changeFilters, interval, incomplete, top, isJoined }}
            query={trend}
            exported={trendExport}
            choices={isLaptop && why}
          />
        </div>
      </div>
      <ChannelsPanel
        {...{ scope, filters, changeFilters, interval, incomplete, chosen }}
        whole={summary.data}
      />
      {!isLaptop && why}
    </ReportFrame>
  );
};
