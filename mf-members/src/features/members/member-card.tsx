import { useFormat } from '@portal/shared/i18n';
import { Avatar, DateText } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { AssignedChannels } from './assigned-channels.tsx';
import { ChannelLink } from './channel-link.tsx';
import type { Member } from './members.api.ts';
import * as styles from './members.styles.ts';
import { computeMemberShare, RATE_DIGITS } from './revenue-share.ts';

export type MemberCardProps = { member: Member };

/** A member of the list, as a card on a phone. */
export function MemberCard({ member }: MemberCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <RowCard
      media={<Avatar name={member.nickname} size={44} />}
      title={member.nickname}
      meta={member.email}
      figures={[
        {
          label: t('members.table.shareShort'),
          value: format.percent(computeMemberShare(member.fee_rate), RATE_DIGITS),
        },
        { label: t('members.table.feeName'), value: format.percent(member.fee_rate, RATE_DIGITS) },
        { label: t('members.table.registered'), value: <DateText instant={member.registered_at} /> },
      ]}
    >
      <div css={styles.cardRow}>
        <AssignedChannels channels={member.channels} />
        {member.channel_url !== null && <ChannelLink member={member} />}
      </div>
    </RowCard>
  );
}
