import {
  sessionAtom,
  snackbarsAtom,
  subAccountsAtom,
  subAccountsFailureAtom,
  subAccountsLoadingAtom,
  tokenAtom,
} from '@portal/shared/state';
import {
  fakeApi,
  faultNames,
  faults,
  networkFailure,
  errorResponse,
  sessions as people,
  startPortal,
} from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { shellTexts } from '../texts.ts';
import { createSessions } from './session.ts';

const me = (permission_flag: 0 | 1, token = 'test-token') => ({
  token,
  permission_flag,
  role: permission_flag === 1 ? ('manager' as const) : ('member' as const),
  account: { id: '1', email: 'a@aurora.example', nickname: 'A', registered_at: '2026-01-02T03:04:05Z' },
  settings: { channel_verify_needed: true },
  unread_notifications: 0,
});

const setUp = async () => {
  const store = startPortal({ session: null });
  store.set(tokenAtom, 'test-token');
  await shellTexts.load();
  const onEnd = jest.fn();
  return { store, onEnd, sessions: createSessions(store, onEnd) };
};

it('resume stores the session and the renewed token', async () => {
  fakeApi.get('/member/me', me(0, 'renewed'));
  const { store, sessions } = await setUp();

  await sessions.resume();

  expect(store.get(sessionAtom)).toMatchObject({ role: 'member', settings: { channelVerifyNeeded: true } });
  expect(store.get(tokenAtom)).toBe('renewed');
});

it('resume ends the session and removes the token after a 401', async () => {
  fakeApi.get('/member/me', errorResponse(401, 'unauthenticated'));
  const { store, onEnd, sessions } = await setUp();

  await expect(sessions.resume()).rejects.toThrow();

  expect(store.get(sessionAtom)).toBeNull();
  expect(store.get(tokenAtom)).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it.each([
  ['a failure of the server', errorResponse(500, 'internal')],
  ['no response', networkFailure()],
])('resume keeps the token after %s', async (_, response) => {
  fakeApi.get('/member/me', response);
  const { store, onEnd, sessions } = await setUp();

  await expect(sessions.resume()).rejects.toThrow();

  expect(store.get(sessionAtom)).toBeNull();
  expect(store.get(tokenAtom)).toBe('test-token');
  expect(onEnd).not.toHaveBeenCalled();
});

describe('sub-accounts', () => {
  const account = {
    id: '2',
    email: 'm@aurora.example',
    nickname: 'M',
    channel_url: null,
    fee_rate: 0.05,
    registered_at: '2026-01-02T03:04:05Z',
    channels: [],
    version: 1,
  };

  it('the first 50 sub-accounts are fetched for an account that may manage members', async () => {
    fakeApi.get('/member/me', me(1));
    const list = fakeApi.get('/member/mcn/accounts', { items: [account], total: 1, page: 0, size: 50 });
    const { store, sessions } = await setUp();

    await sessions.resume();

    await waitFor(() => expect(store.get(subAccountsAtom)).toHaveLength(1));
    expect(list.calls[0]?.query.toString()).toBe('page=0&size=50');
  });

  it('T-15 sub-accounts are not fetched without the permission to manage members', async () => {
    fakeApi.get('/member/me', me(0));
    const list = fakeApi.get('/member/mcn/accounts', { items: [], total: 0, page: 0, size: 50 });
    const { sessions } = await setUp();

    await sessions.resume();
    // `resume` does not await the list, so a call for it could still follow.
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(list.calls).toHaveLength(0);
  });

  it.each(faultNames.filter((fault) => fault !== 'a timeout'))(
    'T-50 a snackbar reports sub-accounts that failed to load after %s, and the session begins',
    async (fault) => {
      fakeApi.get('/member/me', me(1));
      fakeApi.get('/member/mcn/accounts', faults[fault]);
      const { store, sessions } = await setUp();

      await sessions.resume();

      await waitFor(() => expect(store.get(snackbarsAtom)).toHaveLength(1));
      expect(store.get(snackbarsAtom)[0]?.title).not.toBe('');
      expect(store.get(sessionAtom)).not.toBeNull();
    },
  );

  it('sub-accounts that failed to load are fetched again by retry()', async () => {
    fakeApi.get('/member/me', me(1));
    fakeApi.get('/member/mcn/accounts', errorResponse(400, 'bad'));
    const { store, sessions } = await setUp();
    await sessions.resume();
    await waitFor(() => expect(store.get(subAccountsFailureAtom)).not.toBeNull());
    fakeApi.get('/member/mcn/accounts', { items: [account], total: 1, page: 0, size: 50 });

    store.get(subAccountsFailureAtom)?.retry();

    await waitFor(() => expect(store.get(subAccountsAtom)).toHaveLength(1));
    expect(store.get(subAccountsFailureAtom)).toBeNull();
  });

  it('T-57 sub-accounts that arrive after the session has ended are discarded', async () => {
    let respond: (list: object) => void = () => undefined;
    fakeApi.get('/member/me', me(1));
    const request = fakeApi.get(
      '/member/mcn/accounts',
      () => new Promise<never>((resolve) => (respond = resolve as typeof respond)),
    );
    const { store, sessions } = await setUp();
    await sessions.resume();
    await waitFor(() => expect(request.calls).toHaveLength(1));

    sessions.end();
    expect(store.get(subAccountsLoadingAtom)).toBe(false);
    respond({ items: [account], total: 1, page: 0, size: 50 });
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(store.get(subAccountsAtom)).toEqual([]);
  });

  it.each([
    ['arrive', { items: [account], total: 1, page: 0, size: 50 }],
    ['fail to load', errorResponse(400, 'bad')],
  ])('sub-accounts count as loading until they %s', async (_, response) => {
    const mayRespond = Promise.withResolvers<undefined>();
    fakeApi.get('/member/me', me(1));
    fakeApi.get('/member/mcn/accounts', async () => {
      await mayRespond.promise;
      return response;
    });
    const { store, sessions } = await setUp();

    await sessions.resume();
    expect(store.get(subAccountsLoadingAtom)).toBe(true);

    mayRespond.resolve(undefined);
    await waitFor(() => expect(store.get(subAccountsLoadingAtom)).toBe(false));
  });

  it('the snackbar about failed sub-accounts shows the error message of the server', async () => {
    fakeApi.get('/member/me', me(1));
    fakeApi.get('/member/mcn/accounts', errorResponse(400, 'bad', { message: '목록을 줄 수 없어요' }));
    const { store, sessions } = await setUp();

    await sessions.resume();

    await waitFor(() =>
      expect(store.get(snackbarsAtom)).toMatchObject([{ type: 'error', title: '목록을 줄 수 없어요' }]),
    );
  });
});

it('T-07 signOut ends the session locally when the server cannot be reached', async () => {
  fakeApi.post('/member/logout', networkFailure());
  const { store, onEnd, sessions } = await setUp();
  store.set(sessionAtom, people.manager);

  await sessions.signOut();

  expect(store.get(sessionAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('T-56 signIn shows a snackbar when the browser cannot store the token', async () => {
  fakeApi.post('/member/login', { token: 'test-token', permission_flag: 0 });
  fakeApi.get('/member/me', me(0));
  const { store, sessions } = await setUp();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  localStorage.clear();

  await sessions.signIn('a@aurora.example', 'demo-1234');

  expect(store.get(sessionAtom)).not.toBeNull();
  expect(store.get(snackbarsAtom).map(({ title }) => title)).toEqual([
    '이 브라우저에는 로그인 상태가 저장되지 않아요',
  ]);
});

it('T-56 signIn shows no snackbar when the browser stores the token', async () => {
  fakeApi.post('/member/login', { token: 'test-token', permission_flag: 0 });
  fakeApi.get('/member/me', me(0));
  const { store, sessions } = await setUp();

  await sessions.signIn('a@aurora.example', 'demo-1234');

  expect(store.get(snackbarsAtom)).toEqual([]);
});
