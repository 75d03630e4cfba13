import type { Delivery } from './deliveries.api.ts';

export type DeliveryState = 'current' | 'replaced' | 'withdrawn';

/** Whether the figures of the day come from the file, and if not, why. */
export const getState = ({
  counts,
  withdrawn_at: withdrawnAt,
}: Pick<Delivery, 'counts' | 'withdrawn_at'>): DeliveryState => {
  if (counts) return 'current';
  return withdrawnAt === null ? 'replaced' : 'withdrawn';
};
