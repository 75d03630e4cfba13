import { MemberSelect } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { named } from './filter-bar.styles.ts';

/** The option for all members; no account has this id. */
const ALL_MEMBERS = 'all';

export type MemberFilterProps = {
  value: string | undefined;
  onChange: (member: string | undefined) => void;
  /** Fills the available width. */
  isBlock?: boolean;
};

/** Selects one member, or all. For managers. */
export const MemberFilter = ({ value, onChange, isBlock = false }: MemberFilterProps) => {
  const { t } = texts.useTexts();
  return (
    <MemberSelect
      label={t('member.label')}
      choices={[{ value: ALL_MEMBERS, label: t('member.all'), icon: 'members' }]}
      value={value ?? ALL_MEMBERS}
      onChange={(next) => onChange(next === ALL_MEMBERS ? undefined : next)}
      searchPlaceholder={t('member.search')}
      texts={{
        unknown: t('member.unknown'),
        failed: t('member.failed'),
        loading: t('member.loading'),
        more: t('member.more'),
      }}
      isBlock={isBlock}
      css={!isBlock && named}
    />
  );
};
