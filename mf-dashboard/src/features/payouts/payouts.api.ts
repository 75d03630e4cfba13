import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';

export type Timeline = GetResponse<'/payout/timeline'>;
export type PayoutMonth = Timeline['months'][number];
export type PayoutState = PayoutMonth['state'];
export type PayoutEntry = Timeline['entries'][number];
export type Balance = Timeline['balances'][number];

/** The start of all keys, because a payment changes balances, months and the pay run. */
export const PAYOUTS_KEY = ['mf-dashboard', 'payouts'] as const;

/** When a payee gets its money; without an id the member's own, or what the platform pays the manager. */
export const useTimeline = (member: string | undefined, { isEnabled = true } = {}) =>
  useQuery({
    queryKey: [...PAYOUTS_KEY, 'timeline', member],
    queryFn: ({ signal }) => api.get('/payout/timeline', { query: { member }, signal }),
    enabled: isEnabled,
  });
