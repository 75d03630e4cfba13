import type { ReviewedChannel } from './review.api.ts';

const STATUSES = ['waiting', 'on_hold', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof STATUSES)[number];

/** The name of a channel's status. */
export const getStatus = ({ status }: Pick<ReviewedChannel, 'status'>): ReviewStatus => STATUSES[status];

/** Whether a decision on the channel is due. */
export const isWaiting = ({ status }: Pick<ReviewedChannel, 'status'>) => status === 0;

/** Whether the channel waits again, after it was on hold. */
export const isReReview = (channel: ReviewedChannel) =>
  isWaiting(channel) && channel.waiting_since !== channel.registered_at;
