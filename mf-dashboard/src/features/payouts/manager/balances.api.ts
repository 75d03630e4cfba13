import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { PAYOUTS_KEY } from '../payouts.api.ts';

export type Balances = GetResponse<'/payout/balances'>;
export type PayeeBalance = Balances['items'][number];

/** The balances of all members, and what the manager keeps. */
export const useBalances = ({ isEnabled = true } = {}) =>
  useQuery({
    queryKey: [...PAYOUTS_KEY, 'balances'],
    queryFn: ({ signal }) => api.get('/payout/balances', { signal }),
    enabled: isEnabled,
  });
