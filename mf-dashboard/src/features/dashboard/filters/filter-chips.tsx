import { useState } from 'react';
import { Chip } from '@portal/shared/ui/controls';
import { texts } from '../../../texts.ts';
import { PeriodName } from '../../../components/period/period-name.tsx';
import type { DashboardFilters } from './dashboard-filters.ts';
import * as styles from './filter-bar.styles.ts';
import { FilterSheet } from './filter-sheet.tsx';
import type { ChangeFilters } from './use-dashboard-filters.ts';
import { useMemberOptions } from '../../../components/filters/use-member-options.ts';

export type FilterChipsProps = {
  filters: DashboardFilters;
  changeFilters: ChangeFilters;
  hasMembers: boolean;
};

/** The filters on a phone: what is set as chips, and the sheet to change them behind the first. */
export const FilterChips = ({ filters, changeFilters, hasMembers }: FilterChipsProps) => {
  const { t } = texts.useTexts();
  const [isOpen, setOpen] = useState(false);
  const { compare, member, period } = filters;
  const memberName = useMemberOptions(member).find((option) => option.value === member)?.label;
  const open = () => setOpen(true);
  // A period always holds.
  const count = [true, compare !== 'none', member !== undefined].filter(Boolean).length;
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
        <Chip isOn aria-haspopup="dialog" aria-pressed={undefined} onClick={open}>
          <PeriodName period={period} />
        </Chip>
        {compare === 'none' ? (
          <Chip aria-haspopup="dialog" onClick={open}>
            {t('compare.chip.none')}
          </Chip>
        ) : (
          <Chip
            isOn
            aria-pressed={undefined}
            iconEnd="close"
            aria-label={`${t(`compare.chip.${compare}`)}, ${t('compare.chip.remove')}`}
            onClick={() => changeFilters({ compare: 'none' })}
          >
            {t(`compare.chip.${compare}`)}
          </Chip>
        )}
        {hasMembers &&
          (member === undefined ? (
            <Chip aria-haspopup="dialog" onClick={open}>
              {t('member.allChip')}
            </Chip>
          ) : (
            <Chip isOn aria-haspopup="dialog" aria-pressed={undefined} onClick={open}>
              {memberName}
            </Chip>
          ))}
      </div>
      <FilterSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        {...{ filters, hasMembers }}
        onApply={(change) => {
          changeFilters(change);
          setOpen(false);
        }}
      />
    </>
  );
};
