import { isApiError } from '@portal/shared/http';
import { screenClassAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { designOf, DESIGNS } from '@portal/shared/theme';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { CountriesPanel } from './countries/countries-panel.tsx';
import * as styles from './dashboard.styles.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { useExport } from './export/use-export.ts';
import { FigureSection } from './figures/figure-section.tsx';
import { RateNote } from './figures/rate-note.tsx';
import type { FigureLook } from './figures/figure-section.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { useDashboardFilters } from './filters/use-dashboard-filters.ts';
import { FirstSteps } from './first-steps.tsx';
import { TrendPanel } from './trend/trend-panel.tsx';
import { UpdateNews } from './update-news.tsx';
import { useDashboardReports } from './use-dashboard-reports.ts';
import { VideosPanel } from './videos/videos-panel.tsx';

/** Where there is no room for five in a row, the key figures stand apart in every design. */
const lookOf = (designId: string | undefined, isLaptop: boolean): FigureLook => {
  const design = designOf(designId);
  if (!isLaptop || DESIGNS[design].kpi === 'cards') return 'card';
  return design === 'mcn-4' ? 'plain' : 'strip';
};

/** Figures, trend, countries and videos of a period. */
export const DashboardPage = () => {
  const { t } = texts.useTexts();
  const { filters, changeFilters } = useDashboardFilters();
  const reports = useDashboardReports(filters);
  const { freshness, range, scope, interval, summary, trend, incomplete } = reports;
  const { save, isBusy } = useExport(scope, filters, interval);
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  const look = lookOf(useAtomValue(siteMetadataAtom)?.design_id, isLaptop);

  if (reports.isFirstUse) return <FirstSteps />;

  const filterBar = (
    <FilterBar
      {...{ filters, changeFilters, range }}
      actions={scope && <ExportMenu onSave={(kind) => void save(kind)} isBusy={isBusy} />}
    />
  );
  if (freshness.isError && range === undefined) {
    return (
      <div css={styles.page}>
        {filterBar}
        <StatePanel
          kind="error"
          isFramed
          title={t('freshness.failed')}
          isRetrying={freshness.isFetching}
          onRetry={() => void freshness.refetch()}
          {...(isApiError(freshness.error) && { requestId: freshness.error.requestId })}
        />
      </div>
    );
  }

  const isJoined = look !== 'card';
  const chartsLook = [styles.charts, isLaptop && styles.sideBySide, isJoined && styles.joinedCharts];
  return (
    <div css={styles.page}>
      {filterBar}
      <div css={isJoined ? styles.joined : styles.page}>
        <FigureSection
          query={summary}
          trend={trend.data}
          incomplete={incomplete}
          compare={filters.compare}
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
            view={filters.view}
            onViewChange={(view) => changeFilters({ view }, { history: 'replace' })}
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
      <RateNote rate={summary.data?.rate} />
      <UpdateNews isUpdating={summary.isPlaceholderData || trend.isPlaceholderData} />
    </div>
  );
};
