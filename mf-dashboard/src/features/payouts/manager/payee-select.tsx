import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { MemberSelect } from '@portal/shared/ui/controls';
import { texts } from '../../../texts.ts';
import { payoutTexts } from '../texts.ts';

/** The option for all members; no account has this id. */
const ALL_MEMBERS = 'all';

export type PayeeSelectProps = {
  value: string | undefined;
  onChange: (payee: string | undefined) => void;
};

/** Selects all members, one of them, or what the platform pays the manager itself. */
export const PayeeSelect = ({ value, onChange }: PayeeSelectProps) => {
  const { t } = texts.useTexts();
  const ownId = useAtomValue(sessionAtom)?.account.id;
  return (
    <MemberSelect
      label={t('member.label')}
      choices={[
        { value: ALL_MEMBERS, label: t('member.all'), icon: 'members' },
        ...(ownId === undefined
          ? []
          : [{ value: ownId, label: payoutTexts.text('own.title'), icon: 'building' as const }]),
      ]}
      value={value ?? ALL_MEMBERS}
      onChange={(next) => onChange(next === ALL_MEMBERS ? undefined : next)}
      searchPlaceholder={t('member.search')}
      texts={{
        unknown: t('member.unknown'),
        failed: t('member.failed'),
        loading: t('member.loading'),
        more: t('member.more'),
      }}
    />
  );
};
