import { useFilters } from '../../../components/filters/use-filters.ts';
import { usePrefetchPeriodReports } from '../../../components/use-period-reports.ts';
import { FILTER_CODECS, readFilters, writeFilters } from './dashboard-filters.ts';

const FILTER_ADDRESS = { codecs: FILTER_CODECS, read: readFilters, write: writeFilters };

/** The dashboard's filters in the address, and functions to change them. */
export const useDashboardFilters = () => useFilters(FILTER_ADDRESS, usePrefetchPeriodReports());
