import { api } from '@portal/shared/http';
import type { WriteHeaders } from '@portal/shared/http';

/** Ends a member's contract; `from` is the first day without one. */
export const endContract = (end: { target: string; from: string }, headers: WriteHeaders) =>
  api.post('/member/mcn/contract/end', end, { headers });

export const continueContract = (member: { target: string }, headers: WriteHeaders) =>
  api.post('/member/mcn/contract/continue', member, { headers });
