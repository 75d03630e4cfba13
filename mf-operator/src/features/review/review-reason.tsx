import { texts } from '../../texts.ts';
import type { ReviewedChannel } from './review.api.ts';
import { isReReview } from './review-status.ts';
import * as styles from './review.styles.ts';

export type ReviewReasonProps = {
  channel: ReviewedChannel;
  /** Wraps instead of being cut off with an ellipsis. */
  isWhole?: boolean;
};

/** The reason of the last decision; of a channel that waits again, why it was on hold. */
export function ReviewReason({ channel, isWhole = false }: ReviewReasonProps) {
  const { t } = texts.useTexts();
  const { review_reason: reason } = channel;
  if (reason === null) return null;
  return (
    <p css={[styles.reason, !isWhole && styles.cut]} title={isWhole ? undefined : reason}>
      {t(isReReview(channel) ? 'review.reason.before' : 'review.reason.last', { reason })}
    </p>
  );
}
