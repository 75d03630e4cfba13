import { memo } from 'react';
import type { ReactNode } from 'react';
import { canManageMembersAtom, screenClassAtom, useAtomValue } from '@portal/shared/state';
import { texts } from '../../texts.ts';
import { awaited } from '../awaited.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { FreshnessLine } from '../freshness/freshness-line.tsx';
import { PeriodFilter } from '../period/period-filter.tsx';
import type { DateRange, Period, PeriodPreset } from '../period/period.ts';
import { PresetChoice } from '../period/preset-choice.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import type { SavedViewsOfScreen } from '../saved-views/use-saved-views.ts';
import { ChannelFilter } from './channel-filter.tsx';
import { CompareFilter } from './compare-filter.tsx';
import * as styles from './filter-bar.styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { MemberFilter } from './member-filter.tsx';
import type { ScopeFilters } from './report-filters.ts';
import { useTightness } from './use-tightness.ts';

/** Saves room, from what is missed least: the word for exports, those around the days, that for views, the days of a period. */
const TIGHTEST = 4;

/** Sets some of what every figure is about. */
export type ChangeScope = (change: Partial<ScopeFilters>) => void;

/** A screen's own periods, and the one it starts with. */
export type PeriodPresets = { choices: readonly PeriodPreset[]; initial: Period };

export type FilterBarProps = {
  filters: ScopeFilters;
  changeFilters: ChangeScope;
  /** Told of a change that is likely to come. */
  prepareFilters: ChangeScope;
  /** The period as dates; unknown until the latest day is. */
  range: DateRange | undefined;
  /** Its states that were kept. */
  saved: SavedViewsOfScreen;
  /** Whether the screen can be narrowed down to one channel. */
  hasChannels?: boolean;
  /** @default all of them, starting with that of the dashboard */
  presets?: PeriodPresets | undefined;
  /** At the end of the row; as an icon only where it has little room. */
  actions?: (isIcon: boolean) => ReactNode;
};

/** Keeps the place of the actions, which are about days that are not known yet. */
const awaitedActions = (isIcon: boolean) => (
  <span css={awaited}>
    <ExportMenu isIcon={isIcon} entries={[]} />
  </span>
);

const Bar = ({
  filters,
  changeFilters,
  prepareFilters,
  range,
  saved,
  hasChannels = false,
  presets,
  actions,
}: FilterBarProps) => {
  const { t } = texts.useTexts();
  const screen = useAtomValue(screenClassAtom);
  const { row, tightness } = useTightness<HTMLDivElement>(TIGHTEST);
  const hasMembers = useAtomValue(canManageMembersAtom);
  // Where there is room the usual periods stand side by side, and the button beside them is for other days.
  const isFolded = presets !== undefined && tightness === TIGHTEST;
  const isSpread = presets !== undefined && screen === 'laptop' && !isFolded;
  if (screen === 'mobile') {
    return (
      <div role="group" aria-label={t('filters.region')} css={styles.phone}>
        <div css={styles.phoneRow}>
          <FilterChips {...{ filters, changeFilters, saved, hasMembers, hasChannels, presets }} />
          {actions?.(true) || awaitedActions(true)}
        </div>
        <FreshnessLine />
      </div>
    );
  }
  return (
    <div ref={row} role="group" aria-label={t('filters.region')} css={styles.bar}>
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
        isShort={presets === undefined && tightness === TIGHTEST}
        onChange={(period) => changeFilters({ period })}
        onLikely={(period) => prepareFilters({ period })}
      />
      <CompareFilter value={filters.compare} onChange={(compare) => changeFilters({ compare })} />
      <SavedViews saved={saved} isIcon={tightness > 2 && !isFolded} />
      <div css={styles.end}>
        <FreshnessLine isShort={tightness > 1} />
        {actions?.(tightness > 0) || awaitedActions(tightness > 0)}
      </div>
    </div>
  );
};

/** What the whole screen is about, and through which day the figures reach. */
export const FilterBar = memo(Bar);
