import { api } from '@portal/shared/http';
import type { PostResponse } from '@portal/shared/http';

export type ImportResult = PostResponse<'/payout/payments/import'>;

/** A bank's file; the reason records payments of more than what is payable. */
export type ImportOrder = { csv: Blob; reason: string | undefined };

/** Records all payments of a file or none; the same file again changes nothing. */
export const importPayments = ({ csv, reason }: ImportOrder) =>
  api.post('/payout/payments/import', new Blob([csv], { type: 'text/csv' }), { query: { reason } });
