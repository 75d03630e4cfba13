import { useCallback } from 'react';
import { paths } from '@portal/shared/routing';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { useRevenueWords } from '../../components/figures/use-revenue-words.ts';
import { useFigureVariant } from '../../components/figures/figure-variant.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import type { Metric } from '../../components/metric.ts';
import { WhyChanged } from '../../components/explanation/lazy-revenue-origin.ts';
import { ReportFrame } from '../../components/report-frame.tsx';
import * as frame from '../../components/report-frame.styles.ts';
import { TrendPanel } from '../../components/trend/trend-panel.tsx';
import { useCausesOfDay } from '../../components/trend/use-causes-of-day.ts';
import { ViewsChoice } from '../../components/trend/views-choice.tsx';
import { usePeriodReports } from '../../components/use-period-reports.ts';
import { VIDEO_SORTS, VIDEO_FIGURES } from '../../components/videos/video-sort.ts';
import { VideosPanel } from '../../components/videos/videos-panel.tsx';
import { useSavedViews, type Screen } from '../../components/saved-views/use-saved-views.ts';
import { texts } from '../../texts.ts';
import { CountriesPanel } from './countries/countries-panel.tsx';
import * as styles from './dashboard.styles.ts';
import { DashboardExport, trendExport } from './dashboard-export.tsx';
import { FigureSection } from './figures/figure-section.tsx';
import { FILTER_CODECS } from './filters/dashboard-filters.ts';
import { useDashboardFilters } from './filters/use-dashboard-filters.ts';

const SCREEN: Screen = { path: paths.dashboard.path, codecs: FILTER_CODECS };

/** As high as the countries beside it. */
const PLOT_HEIGHT = 276;

/** The dashboard: figures, trend, countries and videos of a period. */
export const DashboardPage = () => {
  const { t } = texts.useTexts();
  const { filters, changeFilters, prefetchFilters } = useDashboardFilters();
  const saved = useSavedViews(SCREEN);
  const reports = usePeriodReports(filters, saved);
  const { scope, interval, summary, trend, incomplete } = reports;
  const actions = useCallback(
    (isIcon: boolean) => scope && <DashboardExport {...{ scope, filters, interval, isIcon }} />,
    [scope, filters, interval],
  );
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  const chooseMetric = useCallback((metric: Metric) => changeFilters({ metric }), [changeFilters]);
  const chooseCountry = useCallback(
    (country: string | undefined) => changeFilters({ country }),
    [changeFilters],
  );
  const variant = useFigureVariant();
  const revenueWords = useRevenueWords(filters.member);
  const money = filters.metric === 'revenue' ? revenueWords : undefined;
  const causesOfDay = useCausesOfDay(interval);
  const isJoined = variant !== 'card';
  // At the end where the header of the chart has no space for it: it is loaded later and would move what is below.
  const why = (
    <WhyChanged
      {...{ scope, filters }}
      {...summary.data?.figures.revenue}
      onWeekday={(weekday) => changeFilters({ weekday })}
    />
  );
  const chartStyles = [styles.charts, isLaptop && styles.sideBySide, isJoined && frame.joinedBelow];
  return (
    <ReportFrame
      reports={reports}
      filters={filters}
      changeFilters={changeFilters}
      saved={saved}
      filterBar={<FilterBar {...{ filters, changeFilters, prefetchFilters, saved, actions }} range={scope} />}
    >
      <div css={isJoined ? frame.joined : frame.page}>
        <FigureSection
          query={summary}
          trend={trend.data}
          {...{ incomplete, interval }}
          compare={filters.compare}
          member={filters.member}
          metric={filters.metric}
          onSelect={chooseMetric}
          variant={variant}
        />
        <div css={chartStyles}>
          <TrendPanel
            title={money?.trend ?? t(`dashboard.trend.title.${filters.metric}`)}
            name={money?.label}
            query={trend}
            scope={scope}
            metric={filters.metric}
            incomplete={incomplete}
            interval={interval}
            onIntervalChange={(next) => changeFilters({ interval: next })}
            choices={
              <>
                {isLaptop && why}
                <ViewsChoice metric={filters.metric} onChange={chooseMetric} />
              </>
            }
            pointAction={causesOfDay}
            exported={scope && trendExport(scope, filters, interval)}
            view={filters.view}
            onViewChange={(view) => changeFilters({ view }, { history: 'replace' })}
            isJoined={isJoined}
            height={isLaptop ? PLOT_HEIGHT : undefined}
          />
          <CountriesPanel scope={scope} isJoined={isJoined} onChoose={chooseCountry} />
        </div>
      </div>
      <VideosPanel
        title={t('dashboard.videos.title')}
        {...{ scope, filters, changeFilters }}
        columns={VIDEO_FIGURES}
        sorts={VIDEO_SORTS}
      />
      {!isLaptop && why}
    </ReportFrame>
  );
};
