import { useState } from 'react';
import { usePatchQuery, useQueryFlag } from '@portal/shared/routing';
import { useMemberName } from '@portal/shared/state';
import { Chip } from '@portal/shared/ui/controls';
import { lazyComponent, usePreloadAtRest } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { useChannelNames } from '../channels/channel-names.api.ts';
import { PeriodName } from '../period/period-name.tsx';
import { useFormatPeriod } from '../period/use-format-period.ts';
import { SavedViews } from '../saved-views/saved-views.tsx';
import type { SavedViewsOfScreen } from '../saved-views/use-saved-views.ts';
import type { ChangeScope, PeriodPresets } from './filter-bar.tsx';
import * as styles from './filter-bar.styles.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { ScopeFilters } from './report-filters.ts';

const FailedSheet = (props: FilterSheetProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedModal {...props} title={t('filters.title')} />;
};

// Loaded on demand, because only phones open it.
const FilterSheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet, FailedSheet);

export type FilterChipsProps = {
  filters: ScopeFilters;
  changeFilters: ChangeScope;
  saved: SavedViewsOfScreen;
  hasMembers: boolean;
  hasChannels: boolean;
  presets: PeriodPresets | undefined;
};

/** The filters on a phone: active filters as chips, and a sheet to change them. */
export const FilterChips = ({
  filters,
  changeFilters,
  saved,
  hasMembers,
  hasChannels,
  presets,
}: FilterChipsProps) => {
  const { t } = texts.useTexts();
  const { isOpen, open: openSheet, close } = useQueryFlag('filters');
  const patchQuery = usePatchQuery();
  const [hasSheet, setHasSheet] = useState(isOpen);
  if (isOpen && !hasSheet) setHasSheet(true);
  usePreloadAtRest(FilterSheet.preload);
  const { compare, compareDays, member, channel, period } = filters;
  const formatPeriod = useFormatPeriod();
  const memberName = useMemberName(hasMembers ? member : undefined);
  const channels = useChannelNames(member, { isNeeded: hasChannels }).data;
  const open = () => openSheet();
  // A period is always active.
  const count = [true, compare !== 'none', member !== undefined, channel !== undefined].filter(
    Boolean,
  ).length;
  return (
    <>
      <div css={styles.chips}>
        <Chip
          icon="sliders"
          count={count}
          aria-haspopup="dialog"
          aria-label={t('filters.open', { count })}
          onClick={open}
        />
        <SavedViews saved={saved} />
        <Chip isOn aria-haspopup="dialog" aria-pressed={undefined} onClick={open}>
          <PeriodName period={period} />
        </Chip>
        {hasChannels && (
          <OptionalChip
            name={
              channel &&
              (channels?.find(({ id }) => id === channel)?.name ??
                t(channels ? 'channel.unknown' : 'channel.loading'))
            }
            removeLabel={t('channel.showAll')}
            none={t('channel.allChip')}
            onRemove={() => changeFilters({ channel: undefined })}
            onOpen={open}
          />
        )}
        <OptionalChip
          name={
            compare === 'none'
              ? undefined
              : t(`compare.chip.${compare}`, compareDays && { days: formatPeriod(compareDays) })
          }
          removeLabel={t('compare.chip.remove')}
          none={t('compare.chip.none')}
          onRemove={() => changeFilters({ compare: 'none', compareDays: undefined })}
          onOpen={open}
        />
        {hasMembers &&
          (member === undefined ? (
            <Chip aria-haspopup="dialog" onClick={open}>
              {t('member.allChip')}
            </Chip>
          ) : (
            <Chip isOn aria-haspopup="dialog" aria-pressed={undefined} onClick={open}>
              {memberName.name ?? t(memberName.isUnknown ? 'member.unknown' : 'member.loading')}
            </Chip>
          ))}
      </div>
      {hasSheet && (
        <FilterSheet
          isOpen={isOpen}
          onClose={close}
          {...{ filters, hasMembers, hasChannels, presets }}
          onApply={(change) => {
            // The sheet's history entry becomes that of the new filters, so that Back does not open the sheet.
            patchQuery({ filters: null }, { history: 'replace', state: null });
            changeFilters(change);
          }}
        />
      )}
    </>
  );
};

type OptionalChipProps = {
  /** The active filter's name; undefined when it is not set. */
  name: string | undefined;
  /** The action of a press while it is set. */
  removeLabel: string;
  /** The label when it is not set. */
  none: string;
  onRemove: () => void;
  onOpen: () => void;
};

/** A filter chip that one press removes. */
const OptionalChip = ({ name, removeLabel, none, onRemove, onOpen }: OptionalChipProps) =>
  name === undefined ? (
    <Chip aria-haspopup="dialog" onClick={onOpen}>
      {none}
    </Chip>
  ) : (
    <Chip
      isOn
      aria-pressed={undefined}
      iconEnd="close"
      aria-label={`${name}, ${removeLabel}`}
      onClick={onRemove}
    >
      {name}
    </Chip>
  );
