import type { ReactNode } from 'react';
import { mayManageMembersAtom, screenClassAtom, useAtomValue } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { FreshnessLine } from '../freshness/freshness-line.tsx';
import { PeriodFilter } from '../period/period-filter.tsx';
import type { DateRange } from '../period/period.ts';
import { ChannelFilter } from './channel-filter.tsx';
import { CompareFilter } from './compare-filter.tsx';
import * as styles from './filter-bar.styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { MemberFilter } from './member-filter.tsx';
import type { ScopeFilters } from './report-filters.ts';

/** Sets some of what every figure is about. */
export type ChangeScope = (change: Partial<ScopeFilters>) => void;

export type FilterBarProps = {
  filters: ScopeFilters;
  changeFilters: ChangeScope;
  /** The period as dates; unknown until the latest day is. */
  range: DateRange | undefined;
  /** Whether the screen can be narrowed down to one channel. */
  hasChannels?: boolean;
  /** At the end of the row, where there is room for it. */
  actions?: ReactNode;
};

/** What the whole screen is about, and through which day the figures reach. */
export const FilterBar = ({
  filters,
  changeFilters,
  range,
  hasChannels = false,
  actions,
}: FilterBarProps) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const hasMembers = useAtomValue(mayManageMembersAtom);
  if (isPhone) {
    return (
      <div role="group" aria-label={t('filters.region')} css={styles.phone}>
        <FilterChips {...{ filters, changeFilters, hasMembers, hasChannels }} />
        <FreshnessLine />
      </div>
    );
  }
  return (
    <div role="group" aria-label={t('filters.region')} css={styles.bar}>
      {hasMembers && <MemberFilter value={filters.member} onChange={(member) => changeFilters({ member })} />}
      {hasChannels && (
        <ChannelFilter
          value={filters.channel}
          member={filters.member}
          onChange={(channel) => changeFilters({ channel })}
        />
      )}
      <PeriodFilter value={filters.period} range={range} onChange={(period) => changeFilters({ period })} />
      <CompareFilter value={filters.compare} onChange={(compare) => changeFilters({ compare })} />
      <div css={styles.end}>
        <FreshnessLine />
        {actions}
      </div>
    </div>
  );
};
