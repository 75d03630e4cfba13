import { memo } from 'react';
import type { ReactElement } from 'react';
import { canManageMembersAtom, screenClassAtom, useAtomValue } from '@portal/shared/state';
import { FailedPanel, lazyComponent } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { invisible } from '../sized-skeleton.tsx';
import { ReportExportMenu } from '../export/report-export-menu.tsx';
import { FreshnessLine } from '../freshness/freshness-line.tsx';
import { LimitChips } from '../limits/lazy-limit-chips.tsx';
import { PeriodFilter } from '../period/period-filter.tsx';
import type { DateRange, Period, PeriodPreset } from '../period/period.ts';
import { PresetChoice } from '../period/preset-choice.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import type { SavedViewsOfScreen } from '../saved-views/use-saved-views.ts';
import { ChannelFilter } from './channel-filter.tsx';
import { CompareFilter } from './compare-filter.tsx';
import * as styles from './filter-bar.styles.ts';
import type { FilterChipsProps } from './filter-chips.tsx';
import { MemberFilter } from './member-filter.tsx';
import type { ScopeFilters } from './report-filters.ts';
import { useCompactLevel } from './use-compact-level.ts';

/**
 * Levels of saving space, least missed first: words of the freshness line, the label of the saved views, the days of the
 * period or its presets side by side, the label of the export button and all days.
 */
const COMPACT = { freshness: 1, views: 2, days: 3, export: 4 } as const;

/** Changes some of the scope filters. */
export type ChangeScope = (change: Partial<ScopeFilters>) => void;

/** A screen's own periods, and its default. */
export type PeriodPresets = { choices: readonly PeriodPreset[]; initial: Period };

export type FilterBarProps = {
  filters: ScopeFilters;
  changeFilters: ChangeScope;
  /** Prefetches the data of a likely change. */
  prefetchFilters: ChangeScope;
  /** The period as dates; undefined until the latest day is known. */
  range: DateRange | undefined;
  /** The saved views of the screen. */
  saved: SavedViewsOfScreen;
  /** Whether the screen has a channel filter. */
  hasChannels?: boolean;
  /** @default all of them, starting with that of the dashboard */
  presets?: PeriodPresets | undefined;
  /** Actions at the end of the row; as an icon only where space is limited. */
  actions?: (isIcon: boolean) => ReactElement | undefined;
};

// Loaded on demand, because only phones have them; their row is as high as the button beside them.
const FilterChips = lazyComponent<FilterChipsProps>(
  async () => (await import('./filter-chips.tsx')).FilterChips,
  FailedPanel,
  () => <div css={styles.chips} />,
);

/** Reserves the space of the actions until the days are known. */
const reservedActions = (isIcon: boolean) => (
  <span css={invisible}>
    <ReportExportMenu isIcon={isIcon} entries={[]} />
  </span>
);

const Bar = ({
  filters,
  changeFilters,
  prefetchFilters,
  range,
  saved,
  hasChannels = false,
  presets,
  actions,
}: FilterBarProps) => {
  const { t } = texts.useTexts();
  const screen = useAtomValue(screenClassAtom);
  const { row, compactLevel, isOneLine } = useCompactLevel<HTMLDivElement>(COMPACT.export, !range);
  const hasMembers = useAtomValue(canManageMembersAtom);
  // With enough space the presets are side by side, and the button selects other days.
  const isFolded = presets !== undefined && compactLevel >= COMPACT.days;
  const isSpread = presets !== undefined && screen === 'laptop' && !isFolded;
  if (screen === 'mobile') {
    return (
      <div role="group" aria-label={t('filters.region')} css={styles.phone}>
        <div css={styles.phoneRow} data-print="hide">
          <FilterChips {...{ filters, changeFilters, saved, hasMembers, hasChannels, presets }} />
          {actions?.(true) || reservedActions(true)}
        </div>
        <FreshnessLine />
      </div>
    );
  }
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('filters.region')}
      css={[styles.bar, isOneLine && styles.oneLine]}
    >
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
        isShort={compactLevel >= (presets ? COMPACT.export : COMPACT.days)}
        onChange={(period) => changeFilters({ period })}
        onPrefetch={(period) => prefetchFilters({ period })}
      />
      <CompareFilter value={filters} range={range} onChange={changeFilters} />
      <SavedViews
        saved={saved}
        // Folded presets make room for the label again.
        isIcon={compactLevel >= COMPACT.views && !(isFolded && compactLevel < COMPACT.export)}
      />
      <div css={styles.end}>
        <FreshnessLine isShort={compactLevel >= COMPACT.freshness} />
        {actions?.(compactLevel === COMPACT.export) || reservedActions(compactLevel === COMPACT.export)}
      </div>
    </div>
  );
};

/** Paper can do without it where its code cannot be loaded. */
const PrintedFilters = lazyComponent<FilterBarProps>(
  async () => (await import('./printed-filters.tsx')).PrintedFilters,
  () => null,
);

/** Whether there is more to say of the figures than the filters of the bar do. */
const isLimited = ({ filters: { country, weekday, track, member, channel }, hasChannels }: FilterBarProps) =>
  Boolean(country ?? weekday ?? track ?? member ?? (hasChannels ? undefined : channel));

/** The filters of the screen, and the freshness of its figures; on paper what the filters choose. */
export const FilterBar = memo((props: FilterBarProps) => (
  <>
    <PrintedFilters {...props} />
    <Bar {...props} />
    {isLimited(props) && <LimitChips {...props} />}
  </>
));
