import { Badge } from '@portal/shared/ui/controls';
import type { BadgeKind } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { ReviewedChannel } from './review.api.ts';
import { getStatus, isReReview } from './review-status.ts';
import type { ReviewStatus } from './review-status.ts';

const KINDS = {
  waiting: 'waiting',
  on_hold: 'on-hold',
  approved: 'approved',
  rejected: 'rejected',
} as const satisfies Record<ReviewStatus, BadgeKind>;

export type StatusBadgeProps = { channel: ReviewedChannel };

/** The badge of a channel's review status; a channel that waits again says so. */
export function StatusBadge({ channel }: StatusBadgeProps) {
  const { t } = texts.useTexts();
  const status = getStatus(channel);
  return (
    <Badge kind={KINDS[status]}>
      {t(isReReview(channel) ? 'review.status.again' : `review.status.${status}`)}
    </Badge>
  );
}
