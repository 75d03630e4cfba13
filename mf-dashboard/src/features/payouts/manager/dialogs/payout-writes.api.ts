import { api, queryOptions } from '@portal/shared/http';
import type { PostRequestBody, WriteHeaders } from '@portal/shared/http';
import { PAYOUTS_KEY } from '../../payouts.api.ts';

export type Payment = PostRequestBody<'/payout/payment'>;
export type Hold = PostRequestBody<'/payout/hold'>;
export type Ending = PostRequestBody<'/payout/reverse'>;

/** Where members are paid to, and the manager pays from; numbers are masked. */
export const payeesQuery = () =>
  queryOptions({
    queryKey: [...PAYOUTS_KEY, 'payees'],
    queryFn: ({ signal }) => api.get('/payout/payees', { signal }),
    select: ({ items }) => items,
  });

export const recordPayment = (payment: Payment, headers: WriteHeaders) =>
  api.post('/payout/payment', payment, { headers });

export const holdPayout = (hold: Hold, headers: WriteHeaders) => api.post('/payout/hold', hold, { headers });

export const releasePayout = (ending: Ending, headers: WriteHeaders) =>
  api.post('/payout/release', ending, { headers });

export const reversePayment = (ending: Ending, headers: WriteHeaders) =>
  api.post('/payout/reverse', ending, { headers });

export const setMinimum = (minimum: PostRequestBody<'/payout/minimum'>) =>
  api.post('/payout/minimum', minimum);

export const setBankDetails = (details: PostRequestBody<'/payout/payee'>) =>
  api.post('/payout/payee', details);
