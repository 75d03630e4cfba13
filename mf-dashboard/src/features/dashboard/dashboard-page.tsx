import { designOf, DESIGNS } from '@portal/shared/theme';
import { screenClassAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { StatePanel } from '@portal/shared/ui/feedback';
import { isApiError } from '@portal/shared/http';
import { texts } from '../../texts.ts';
import { useChannelCount } from './channel-count.api.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { useExport } from './export/use-export.ts';
import { CountriesPanel } from './countries/countries-panel.tsx';
import * as styles from './dashboard.styles.ts';
import { FigureSection } from './figures/figure-section.tsx';
import type { FigureLook } from './figures/figure-section.tsx';
import { useSummary } from './figures/summary.api.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { useDashboardFilters } from './filters/use-dashboard-filters.ts';
import { FirstSteps } from './first-steps.tsx';
import { useFreshness } from './freshness/freshness.api.ts';
import { defaultInterval, firstIncomplete, resolvePeriod } from './period/period.ts';
import { TrendPanel } from './trend/trend-panel.tsx';
import { useTrend } from './trend/trend.api.ts';
import { UpdateNews } from './update-news.tsx';
import { VideosPanel } from './videos/videos-panel.tsx';

const lookOf = (designId: string | undefined): FigureLook => {
  const design = designOf(designId);
  if (DESIGNS[design].kpi === 'cards') return 'card';
  return design === 'mcn-4' ? 'plain' : 'strip';
};

/** Figures, trend, countries and videos of a period. */
export const DashboardPage = () => {
  const { t } = texts.useTexts();
  const { filters, changeFilters } = useDashboardFilters();
  const freshness = useFreshness();
  const look = lookOf(useAtomValue(siteMetadataAtom)?.design_id);
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';

  const latestDay = freshness.data?.latest_day ?? undefined;
  const range = resolvePeriod(filters.period, latestDay);
  const scope = range && { ...range, member: filters.member };
  const interval = filters.interval ?? (range ? defaultInterval(filters.period, range) : 'day');
  const { compare } = filters;

  const summary = useSummary(scope && { ...scope, compare });
  const trend = useTrend(scope && { ...scope, compare, interval });
  // No views at all may mean that there is no channel yet.
  const channelCount = useChannelCount(summary.isSuccess && !summary.data.figures.views.value);

  const points = trend.data?.points ?? [];
  const firstGrowing =
    range && latestDay !== undefined
      ? firstIncomplete(
          points.map((point) => point.date),
          trend.data?.period ?? range,
          { latestDay, isFinal: freshness.data?.status === 'final' },
        )
      : undefined;
  const incomplete = firstGrowing === undefined ? 0 : points.length - firstGrowing;

  const { save, isBusy } = useExport(scope, filters, interval);

  const filterBar = (
    <FilterBar
      {...{ filters, changeFilters, range }}
      actions={scope && <ExportMenu onSave={(kind) => void save(kind)} isBusy={isBusy} />}
    />
  );
  if (freshness.data && range === undefined) return <FirstSteps />;
  if (channelCount.data === 0) return <FirstSteps />;
  if (freshness.isError && range === undefined) {
    return (
      <div css={styles.page}>
        {filterBar}
        <StatePanel
          kind="error"
          isFramed
          title={t('dashboard.freshness.failed')}
          isRetrying={freshness.isFetching}
          onRetry={() => void freshness.refetch()}
          {...(isApiError(freshness.error) && { requestId: freshness.error.requestId })}
        />
      </div>
    );
  }

  const isJoined = look !== 'card';
  const chartsLook = [
    styles.charts,
    isLaptop && styles.sideBySide,
    isJoined && styles.joinedCharts,
    isJoined && isLaptop && styles.joinedSideBySide,
  ];
  return (
    <div css={styles.page}>
      {filterBar}
      <div css={isJoined ? styles.joined : styles.page}>
        <FigureSection
          query={summary}
          trend={trend.data}
          incomplete={incomplete}
          compare={compare}
          metric={filters.metric}
          onSelect={(metric) => changeFilters({ metric })}
          look={look}
        />
        <div css={chartsLook}>
          <TrendPanel
            query={trend}
            metric={filters.metric}
            incomplete={incomplete}
            interval={interval}
            onIntervalChange={(next) => changeFilters({ interval: next })}
            isJoined={isJoined}
          />
          <CountriesPanel scope={scope} isJoined={isJoined} />
        </div>
      </div>
      <VideosPanel
        {...{ scope, filters, changeFilters }}
        onSave={() => void save('videos')}
        isSaving={isBusy}
      />
      <UpdateNews isUpdating={summary.isPlaceholderData || trend.isPlaceholderData} />
    </div>
  );
};
