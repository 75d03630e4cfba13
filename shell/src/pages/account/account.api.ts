import type { RequestBody } from '@portal/shared/api';
import { api } from '@portal/shared/http';

export const updateAccount = (change: RequestBody<'/member/account/update'>): Promise<unknown> =>
  api.post('/member/account/update', change);

export const deleteAccount = (password: string): Promise<unknown> =>
  api.post('/member/account/delete.account', { password });
