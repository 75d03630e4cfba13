import type { RequestBody } from '@portal/shared/api';
import { api } from '@portal/shared/http';
import type { Session, SubAccount } from '@portal/shared/state';

/** Fetches the account of the token, the token to use from now on, and how many notifications are unread. */
export const fetchSession = async (): Promise<{ token: string; session: Session; unread: number }> => {
  const response = await api.get('/member/me');
  return {
    token: response.token,
    unread: response.unread_notifications,
    session: {
      role: response.role,
      permissionFlag: response.permission_flag,
      account: {
        id: response.account.id,
        email: response.account.email,
        nickname: response.account.nickname,
        registeredAt: response.account.registered_at,
      },
      settings: { channelVerifyNeeded: response.settings.channel_verify_needed },
    },
  };
};

export const requestToken = async (id: string, password: string): Promise<string> =>
  (await api.post('/member/login', { id, password })).token;

/** The data of a sign-up. */
export type NewAccount = RequestBody<'/v2/mcn/join'>;

export const requestAccount = async (account: NewAccount): Promise<string> =>
  (await api.post('/v2/mcn/join', account)).token;

export const exchangeCode = async (code: string): Promise<string> =>
  (await api.post('/member/external', { code })).token;

export const revokeToken = (): Promise<unknown> => api.post('/member/logout', {}, { keepalive: true });

const FIRST_PAGE = { page: 0, size: 50 };

export const fetchSubAccounts = async (): Promise<SubAccount[]> =>
  (await api.get('/member/mcn/accounts', { query: FIRST_PAGE })).items.map(({ id, email, nickname }) => ({
    id,
    email,
    nickname,
  }));
