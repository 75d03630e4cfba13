import type { ReactNode } from 'react';
import { mayManageMembersAtom, screenClassAtom, useAtomValue } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { FreshnessLine } from '../freshness/freshness-line.tsx';
import { PeriodFilter } from '../period/period-filter.tsx';
import type { DateRange, Period, PeriodPreset } from '../period/period.ts';
import { PresetChoice } from '../period/preset-choice.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import type { Screen } from '../saved-views/use-saved-views.ts';
import { ChannelFilter } from './channel-filter.tsx';
import { CompareFilter } from './compare-filter.tsx';
import * as styles from './filter-bar.styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { MemberFilter } from './member-filter.tsx';
import type { ScopeFilters } from './report-filters.ts';

/** Sets some of what every figure is about. */
export type ChangeScope = (change: Partial<ScopeFilters>) => void;

/** A screen's own periods, and the one it starts with. */
export type PeriodPresets = { choices: readonly PeriodPreset[]; initial: Period };

export type FilterBarProps = {
  filters: ScopeFilters;
  changeFilters: ChangeScope;
  /** The period as dates; unknown until the latest day is. */
  range: DateRange | undefined;
  /** Under which its states are kept. */
  savedAs: Screen;
  /** Whether the screen can be narrowed down to one channel. */
  hasChannels?: boolean;
  /** @default all of them, starting with that of the dashboard */
  presets?: PeriodPresets | undefined;
  /** At the end of the row. */
  actions?: ReactNode;
};

/** What the whole screen is about, and through which day the figures reach. */
export const FilterBar = ({
  filters,
  changeFilters,
  range,
  savedAs,
  hasChannels = false,
  presets,
  actions,
}: FilterBarProps) => {
  const { t } = texts.useTexts();
  const screen = useAtomValue(screenClassAtom);
  const hasMembers = useAtomValue(mayManageMembersAtom);
  // Where there is room the usual periods stand side by side, and the button beside them is for other days.
  const isSpread = presets !== undefined && screen === 'laptop';
  if (screen === 'mobile') {
    return (
      <div role="group" aria-label={t('filters.region')} css={styles.phone}>
        <div css={styles.phoneRow}>
          <FilterChips {...{ filters, changeFilters, savedAs, hasMembers, hasChannels, presets }} />
          {actions}
        </div>
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
      {isSpread && (
        <PresetChoice
          presets={presets.choices}
          value={filters.period}
          onChange={(period) => changeFilters({ period })}
        />
      )}
      <PeriodFilter
        value={filters.period}
        range={range}
        presets={isSpread ? [] : presets?.choices}
        onChange={(period) => changeFilters({ period })}
      />
      <CompareFilter value={filters.compare} onChange={(compare) => changeFilters({ compare })} />
      <SavedViews {...savedAs} />
      <div css={styles.end}>
        <FreshnessLine />
        {actions}
      </div>
    </div>
  );
};
