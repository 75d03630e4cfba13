import { FilterSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { ALL_MEMBERS, useMemberOptions } from './use-member-options.ts';

export type MemberFilterProps = { value: string | undefined; onChange: (member: string | undefined) => void };

/** Whose figures are shown: everybody's, or one member's. For managers. */
export const MemberFilter = ({ value, onChange }: MemberFilterProps) => {
  const { t } = texts.useTexts();
  return (
    <FilterSelect
      icon="members"
      label={t('member.label')}
      options={useMemberOptions(value)}
      value={value ?? ALL_MEMBERS}
      onChange={(next) => onChange(next === ALL_MEMBERS ? undefined : next)}
      isSearchable
      searchPlaceholder={t('member.search')}
    />
  );
};
