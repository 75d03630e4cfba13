import { api } from '@portal/shared/http';
import type { PostResponse } from '@portal/shared/http';

export type ImportResult = PostResponse<'/operator/payouts/payments/import'>;

/** A bank's file of payments to managers of a domain; the reason records payments of more than what is payable. */
export type ImportOrder = { domain: string; csv: Blob; reason: string | undefined };

/** Records all payments of a file or none; the same file again changes nothing. */
export const importPayments = ({ csv, domain, reason }: ImportOrder) =>
  api.post('/operator/payouts/payments/import', new Blob([csv], { type: 'text/csv' }), {
    query: reason === undefined ? { domain } : { domain, reason },
  });
