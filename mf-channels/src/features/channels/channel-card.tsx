import { Avatar, DateText, Facts } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { ChannelMembers } from './channel-members.tsx';
import { ChannelMenu } from './channel-menu.tsx';
import { getDisplayStatus } from './channel-status.ts';
import type { Channel } from '../../components/channel.ts';
import * as styles from './channels.styles.ts';
import { ReReviewButton } from './re-review-button.tsx';
import { ReviewReason } from './review-reason.tsx';
import { StatusBadge } from './status-badge.tsx';
import { VerificationState } from './verification-state.tsx';

export type ChannelCardProps = { channel: Channel; isVerificationNeeded: boolean };

/** A channel of the list, as a card on a phone. */
export function ChannelCard({ channel, isVerificationNeeded }: ChannelCardProps) {
  const { t } = texts.useTexts();
  return (
    <RowCard
      media={<Avatar name={channel.name} src={channel.thumbnail} size={44} />}
      title={channel.name}
      end={<ChannelMenu channel={channel} />}
      meta={
        <Facts
          items={[
            channel.handle,
            t(`channels.category.${channel.category}`),
            channel.shorts_count !== null && t('channels.shortsCount', { count: channel.shorts_count }),
          ]}
        />
      }
      // Only two, because three of them, two being dates, are wider than the card of a phone.
      figures={[
        { label: t('channels.table.registered'), value: <DateText instant={channel.registered_at} /> },
        { label: t('channels.table.approved'), value: <DateText instant={channel.approved_at} /> },
      ]}
    >
      <div css={styles.cardRow}>
        <StatusBadge status={getDisplayStatus(channel, isVerificationNeeded)} />
        <ReReviewButton channel={channel} />
        <VerificationState channel={channel} />
        <span css={styles.cardMembers}>
          <ChannelMembers channel={channel} />
        </span>
      </div>
      <ReviewReason channel={channel} isWhole />
    </RowCard>
  );
}
