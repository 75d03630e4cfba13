import { canManageMembersAtom, useAtomValue } from '@portal/shared/state';
import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { VERIFICATIONS } from './channel-filters.ts';
import type { ChannelFilters } from './channel-filters.ts';
import { MemberFilter } from './member-filter.tsx';

const ALL = 'all';

export type ChannelFilterBarProps = {
  filters: Pick<ChannelFilters, 'member' | 'verification'>;
  onChange: (changes: Partial<ChannelFilters>) => void;
};

/** Selects the member that channels are assigned to, and their verification. */
export function ChannelFilterBar({ filters, onChange }: ChannelFilterBarProps) {
  const { t } = texts.useTexts();
  const hasMembers = useAtomValue(canManageMembersAtom);
  return (
    <>
      {hasMembers && <MemberFilter value={filters.member} onChange={(member) => onChange({ member })} />}
      <FilterSelect
        icon="shield"
        label={t('channels.table.verification')}
        isLabelHidden
        options={VERIFICATIONS.map((value) => ({
          value,
          label: value === ALL ? t('channels.filter.all') : t(`channels.verification.${value}`),
        }))}
        value={filters.verification}
        onChange={(verification) => onChange({ verification })}
      />
    </>
  );
}
