import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { named } from './filter-bar.styles.ts';
import { ALL_MEMBERS, RETRY_MEMBERS, useMemberOptions, useRetryMembers } from './use-member-options.ts';

export type MemberFilterProps = { value: string | undefined; onChange: (member: string | undefined) => void };

/** Selects one member, or all. For managers. */
export const MemberFilter = ({ value, onChange }: MemberFilterProps) => {
  const { t } = texts.useTexts();
  const retry = useRetryMembers();
  const handleChange = (next: string) => {
    if (next === RETRY_MEMBERS) retry?.();
    else onChange(next === ALL_MEMBERS ? undefined : next);
  };
  return (
    <FilterSelect
      icon="members"
      label={t('member.label')}
      options={useMemberOptions(value)}
      value={value ?? ALL_MEMBERS}
      onChange={handleChange}
      isSearchable
      searchPlaceholder={t('member.search')}
      css={named}
    />
  );
};
