import { mayManageMembersAtom, screenClassAtom, useAtomValue } from '@portal/shared/state';
import { texts } from '../../../texts.ts';
import { FreshnessLine } from '../../../components/freshness/freshness-line.tsx';
import { PeriodFilter } from '../../../components/period/period-filter.tsx';
import type { DateRange } from '../../../components/period/period.ts';
import type { ReactNode } from 'react';
import { CompareFilter } from '../../../components/filters/compare-filter.tsx';
import type { DashboardFilters } from './dashboard-filters.ts';
import * as styles from './filter-bar.styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { MemberFilter } from '../../../components/filters/member-filter.tsx';
import type { ChangeFilters } from './use-dashboard-filters.ts';

export type FilterBarProps = {
  filters: DashboardFilters;
  changeFilters: ChangeFilters;
  /** The period as dates; unknown until the latest day is. */
  range: DateRange | undefined;
  /** At the end of the row, where there is room for it. */
  actions: ReactNode;
};

/** What the whole screen is about, and through which day the figures reach. */
export const FilterBar = ({ filters, changeFilters, range, actions }: FilterBarProps) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const hasMembers = useAtomValue(mayManageMembersAtom);
  if (isPhone) {
    return (
      <div role="group" aria-label={t('filters.region')} css={styles.phone}>
        <FilterChips {...{ filters, changeFilters, hasMembers }} />
        <FreshnessLine />
      </div>
    );
  }
  return (
    <div role="group" aria-label={t('filters.region')} css={styles.bar}>
      {hasMembers && <MemberFilter value={filters.member} onChange={(member) => changeFilters({ member })} />}
      <PeriodFilter value={filters.period} range={range} onChange={(period) => changeFilters({ period })} />
      <CompareFilter value={filters.compare} onChange={(compare) => changeFilters({ compare })} />
      <div css={styles.end}>
        <FreshnessLine />
        {actions}
      </div>
    </div>
  );
};
