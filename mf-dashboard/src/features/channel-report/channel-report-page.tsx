import { ExportMenu } from '../../components/export/export-menu.tsx';
import { useFigureLook } from '../../components/figures/figure-look.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { useFilters } from '../../components/filters/use-filters.ts';
import { ReportFrame } from '../../components/report-frame.tsx';
import * as frame from '../../components/report-frame.styles.ts';
import { FigureSection } from './figures/figure-section.tsx';
import { CHANNEL_PERIODS, CHANNEL_REPORT_ADDRESS } from './filters/channel-report-filters.ts';
import { channelFilter } from './list/channel-filter.ts';
import { ChannelsPanel } from './list/channels-panel.tsx';
import { ChannelTrendPanel } from './trend/channel-trend-panel.tsx';
import { useChannelReports } from './use-channel-reports.ts';
import { useChosenChannels } from './use-chosen-channels.ts';

/** The channels of a period: what they add up to, the chosen ones over time, and all of them in a list. */
export const ChannelReportPage = () => {
  const { filters, changeFilters } = useFilters(CHANNEL_REPORT_ADDRESS);
  const reports = useChannelReports(filters);
  const { range, scope, interval, summary, trend, trendQuery, top, incomplete } = reports;
  const chosen = useChosenChannels(filters, changeFilters, trend.data);
  const look = useFigureLook();
  const isJoined = look !== 'card';
  return (
    <ReportFrame
      reports={reports}
      filterBar={
        <FilterBar
          {...{ filters, changeFilters, range }}
          savedAs={{ path: '/report-channel', codecs: CHANNEL_REPORT_ADDRESS.codecs }}
          presets={CHANNEL_PERIODS}
          actions={
            scope &&
            trendQuery && (
              <ExportMenu
                entries={[
                  { what: 'channels', query: channelFilter(scope, filters) },
                  { what: 'channelTrend', query: trendQuery },
                ]}
              />
            )
          }
        />
      }
    >
      <div css={isJoined ? frame.joined : frame.page}>
        <FigureSection
          query={summary}
          compare={filters.compare}
          metric={filters.metric}
          onSelect={(metric) => changeFilters({ metric })}
          look={look}
        />
        <div css={isJoined && frame.joinedBelow}>
          <ChannelTrendPanel
            {...{ filters, changeFilters, interval, incomplete, top, isJoined }}
            query={trend}
          />
        </div>
      </div>
      <ChannelsPanel
        {...{ scope, filters, changeFilters, interval, incomplete, chosen }}
        whole={summary.data}
      />
    </ReportFrame>
  );
};
