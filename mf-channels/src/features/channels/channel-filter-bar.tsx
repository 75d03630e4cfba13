import { canManageMembersAtom, subAccountsAtom, useAtomValue } from '@portal/shared/state';
import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { VERIFICATIONS } from './channel-filters.ts';
import type { ChannelFilters } from './channel-filters.ts';
import * as styles from './channels.styles.ts';

const ALL = 'all';
const NO_MEMBER = 'none';

export type ChannelFilterBarProps = {
  filters: Pick<ChannelFilters, 'member' | 'verification'>;
  onChange: (changes: Partial<ChannelFilters>) => void;
};

/** Selects the member that channels are assigned to, and their verification. */
export function ChannelFilterBar({ filters, onChange }: ChannelFilterBarProps) {
  const { t } = texts.useTexts();
  const hasMembers = useAtomValue(canManageMembersAtom);
  const members = useAtomValue(subAccountsAtom);
  return (
    <>
      {hasMembers && (
        <FilterSelect
          icon="members"
          label={t('channels.table.members')}
          isLabelHidden
          css={styles.filter}
          options={[
            { value: ALL, label: t('channels.filter.allMembers') },
            { value: NO_MEMBER, label: t('channels.filter.noMember') },
            ...members.map(({ id, nickname }) => ({ value: id, label: nickname, avatar: {} })),
          ]}
          value={filters.member || ALL}
          onChange={(member) => onChange({ member: member === ALL ? '' : member })}
        />
      )}
      <FilterSelect
        icon="shield"
        label={t('channels.table.verification')}
        isLabelHidden
        css={styles.filter}
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
