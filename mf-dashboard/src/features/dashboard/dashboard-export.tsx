import { paths, useNavigate } from '@portal/shared/routing';
import { ReportExportMenu } from '../../components/export/report-export-menu.tsx';
import type { ReportExport } from '../../components/export/report-exports.ts';
import { comparisonQuery, type Interval } from '../../components/period/period.ts';
import type { ReportScope } from '../../components/report-scope.ts';
import { videoListExport } from '../../components/videos/video-filter.ts';
import { VIDEO_FIGURES } from '../../components/videos/video-sort.ts';
import { texts } from '../../texts.ts';
import type { DashboardFilters } from './filters/dashboard-filters.ts';

export type DashboardExportProps = {
  scope: ReportScope;
  filters: DashboardFilters;
  interval: Interval;
  isIcon: boolean;
};

/** The trend as a file. */
export const trendExport = (
  scope: ReportScope,
  filters: DashboardFilters,
  interval: Interval,
): ReportExport => ({
  what: 'trend',
  query: { ...scope, ...comparisonQuery(filters), interval },
});

/** The export menu of the dashboard, with a link to the monthly statement. */
export const DashboardExport = ({ scope, filters, interval, isIcon }: DashboardExportProps) => {
  const { t } = texts.useTexts();
  const navigate = useNavigate();
  return (
    <ReportExportMenu
      isIcon={isIcon}
      entries={[
        videoListExport(scope, filters, VIDEO_FIGURES),
        trendExport(scope, filters, interval),
        { what: 'countries', query: { ...scope, metric: 'revenue' } },
      ]}
      more={[
        {
          id: 'statement',
          icon: 'file',
          label: t('statement.open'),
          onSelect: () => void navigate(paths.statement.href()),
        },
      ]}
    />
  );
};
