import { CHANNEL_STATUS } from '@portal/shared/facts';

const HOUR_MS = 3_600_000;
/** The wait from the hold until the first re-review may be requested. */
export const FIRST_RE_REVIEW_AFTER_MS = 72 * HOUR_MS;
/** The wait between two re-reviews. */
const NEXT_RE_REVIEW_AFTER_MS = 24 * HOUR_MS;

export type ReviewTimes = {
  status: number;
  held_at: Date | null;
  reviewed_at: Date | null;
};

/** When a re-review of a channel on hold may be requested; null for channels that are not on hold. */
export const getReReviewTime = ({ status, held_at: heldAt, reviewed_at: reviewedAt }: ReviewTimes) => {
  if (status !== CHANNEL_STATUS.on_hold) return null;
  if (reviewedAt) return new Date(reviewedAt.getTime() + NEXT_RE_REVIEW_AFTER_MS);
  return new Date((heldAt?.getTime() ?? 0) + FIRST_RE_REVIEW_AFTER_MS);
};
