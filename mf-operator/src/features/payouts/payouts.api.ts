import { api, queryOptions } from '@portal/shared/http';
import type { GetResponse, PostRequestBody, WriteHeaders } from '@portal/shared/http';

/** What the platform owes a manager in one currency. */
export type PartnerBalance = GetResponse<'/operator/payouts'>['items'][number];
export type PayoutEntry = PartnerBalance['entries'][number];

export const PAYOUTS_KEY = ['mf-operator', 'payouts'] as const;

/** The server's limit of a reason. */
export const MAX_TEXT = 500;

/** Identifies a balance: an account has one for each currency. */
export const balanceId = ({ account, currency }: PartnerBalance) => `${account.id} ${currency}`;

/** The balances of a domain's managers; of all domains when it is empty. */
export const payoutsQuery = (domain: string) =>
  queryOptions({
    queryKey: [...PAYOUTS_KEY, domain],
    queryFn: ({ signal }) => api.get('/operator/payouts', { query: domain === '' ? {} : { domain }, signal }),
    select: ({ items }) => items,
    // Statements are issued on other pages.
    staleTime: 0,
  });

/** From which amount on a domain pays. */
export const minimumQuery = (domain: string) =>
  queryOptions({
    queryKey: [...PAYOUTS_KEY, 'minimum', domain],
    queryFn: ({ signal }) => api.get('/operator/payouts/minimum', { query: { domain }, signal }),
    // Another operator may have set it.
    staleTime: 0,
  });

export type DomainMinimum = GetResponse<'/operator/payouts/minimum'>;

export const recordPayment = (body: PostRequestBody<'/operator/payouts/payment'>, headers: WriteHeaders) =>
  api.post('/operator/payouts/payment', body, { headers });

export const reversePayment = (body: PostRequestBody<'/operator/payouts/reverse'>, headers: WriteHeaders) =>
  api.post('/operator/payouts/reverse', body, { headers });

export const holdPayouts = (body: PostRequestBody<'/operator/payouts/hold'>, headers: WriteHeaders) =>
  api.post('/operator/payouts/hold', body, { headers });

export const releasePayouts = (body: PostRequestBody<'/operator/payouts/release'>, headers: WriteHeaders) =>
  api.post('/operator/payouts/release', body, { headers });

export const setPlatformFee = (body: PostRequestBody<'/operator/payouts/fee'>, headers: WriteHeaders) =>
  api.post('/operator/payouts/fee', body, { headers });

export const setDomainMinimum = (body: PostRequestBody<'/operator/payouts/minimum'>, headers: WriteHeaders) =>
  api.post('/operator/payouts/minimum', body, { headers });
