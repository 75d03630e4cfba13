const HOUR_MS = 3_600_000;
/** The first review after a hold can be asked for so much later, */
const FIRST_AFTER_MS = 72 * HOUR_MS;
/** and every further one so long after the one before. */
const NEXT_AFTER_MS = 24 * HOUR_MS;

export type ReviewTimes = {
  status: number;
  held_at: Date | null;
  reviewed_at: Date | null;
};

/** From when another review of a channel on hold can be asked for; null for any other channel. */
export const reReviewOpensAt = ({ status, held_at: heldAt, reviewed_at: reviewedAt }: ReviewTimes) => {
  if (status !== 1) return null;
  if (reviewedAt) return new Date(reviewedAt.getTime() + NEXT_AFTER_MS);
  return new Date((heldAt?.getTime() ?? 0) + FIRST_AFTER_MS);
};
