import { useFilters } from '../../../components/filters/use-filters.ts';
import { usePreparePeriodReports } from '../../../components/use-period-reports.ts';
import { FILTER_CODECS, readFilters, writeFilters } from './dashboard-filters.ts';

const ADDRESS = { codecs: FILTER_CODECS, read: readFilters, write: writeFilters };

/** The filters of the dashboard's address, and how to change them. */
export const useDashboardFilters = () => useFilters(ADDRESS, usePreparePeriodReports());
