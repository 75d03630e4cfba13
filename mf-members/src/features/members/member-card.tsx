import { useFormat } from '@portal/shared/i18n';
import { Avatar, DateText } from '@portal/shared/ui/data';
import { Link, paths } from '@portal/shared/routing';
import type { MenuEntry } from '@portal/shared/ui/overlay';
import { RowCard } from '@portal/shared/ui/table';
import { ChannelLink } from '../../components/member/channel-link.tsx';
import type { Member } from '../../components/member/members.api.ts';
import { computeMemberShare, RATE_DIGITS } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import { AssignedChannels } from './assigned-channels.tsx';
import { MemberMenu } from './member-menu.tsx';
import * as styles from './members.styles.ts';

export type MemberCardProps = { member: Member; entries: readonly MenuEntry[] };

/** A member of the list, as a card on a phone. */
export function MemberCard({ member, entries }: MemberCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <RowCard
      media={<Avatar name={member.nickname} size={44} />}
      title={<Link to={paths.member.href({ id: member.id })}>{member.nickname}</Link>}
      end={<MemberMenu name={member.nickname} entries={entries} />}
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
        {/* The dash of the table would have no header above it. */}
        {member.channels.length === 0 ? (
          <span css={styles.fee}>{t('members.table.noneAssigned')}</span>
        ) : (
          <AssignedChannels channels={member.channels} />
        )}
        {member.channel_url !== null && <ChannelLink member={member} />}
      </div>
    </RowCard>
  );
}
