import { MemberSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

const ALL = 'all';

export type MemberFilterProps = {
  /** The id of a member, `none` for channels without a member, or empty. */
  value: string;
  onChange: (member: string) => void;
};

/** Selects the member that channels are assigned to. */
export function MemberFilter({ value, onChange }: MemberFilterProps) {
  const { t } = texts.useTexts();
  return (
    <MemberSelect
      label={t('channels.table.members')}
      isLabelHidden
      choices={[
        { value: ALL, label: t('channels.filter.allMembers') },
        { value: 'none', label: t('channels.filter.noMember') },
      ]}
      value={value || ALL}
      onChange={(next) => onChange(next === ALL ? '' : next)}
      searchPlaceholder={t('channels.filter.searchMember')}
      texts={{
        unknown: t('channels.filter.unknownMember'),
        failed: t('channels.filter.membersFailed'),
        loading: t('channels.filter.loadingMembers'),
        more: t('channels.filter.moreMembers'),
      }}
    />
  );
}
