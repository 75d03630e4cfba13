import { useFormat } from '@portal/shared/i18n';
import { Avatar, DateText, EmptyValue, Facts } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { ReviewActions } from './review-actions.tsx';
import type { ReviewedChannel } from './review.api.ts';
import { ReviewReason } from './review-reason.tsx';
import * as styles from './review.styles.ts';
import { StatusBadge } from './status-badge.tsx';

export type ReviewCardProps = { channel: ReviewedChannel; siteName: string };

/** A channel of the queue, as a card on a phone. */
export function ReviewCard({ channel, siteName }: ReviewCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { account, subscribers } = channel;
  return (
    <RowCard
      media={<Avatar name={channel.name} src={channel.thumbnail} size={44} />}
      title={channel.name}
      meta={<Facts items={[channel.handle, siteName, account.nickname]} />}
      figures={[
        { label: t('review.table.category'), value: t(`review.category.${channel.category}`) },
        {
          label: t('review.table.subscribers'),
          value: subscribers === null ? <EmptyValue /> : format.count(subscribers),
        },
        {
          label: t('review.table.since'),
          value: <DateText as="relative" instant={channel.waiting_since} />,
        },
      ]}
    >
      <div css={styles.cardRow}>
        <StatusBadge channel={channel} />
        <div css={styles.cardActions}>
          <ReviewActions channel={channel} />
        </div>
      </div>
      <ReviewReason channel={channel} isWhole />
    </RowCard>
  );
}
