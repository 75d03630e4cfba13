import { sessionAtom, tokenAtom } from '@portal/shared/state';
import { sessions, startPortal } from '@portal/shared/testing';
import { tokenOwner } from './token-owner.ts';
import { syncSessionAcrossTabs } from './sync-session-across-tabs.ts';

const setUp = (isSignedIn: boolean) => {
  const store = startPortal({ session: isSignedIn ? sessions.manager : null });
  const reactions = { end: jest.fn(), reload: jest.fn() };
  const lifetime = new AbortController();
  syncSessionAcrossTabs(store, reactions, lifetime.signal);
  const dispatchStorage = (newValue: string | null, key: string | null = 'access_token') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { store, ...reactions, dispatchStorage, stop: () => lifetime.abort() };
};

it('T-57 ends the session when another tab signs out', () => {
  const { dispatchStorage, end, stop } = setUp(true);

  dispatchStorage(null);
  stop();
  dispatchStorage(null);

  expect(end).toHaveBeenCalledTimes(1);
});

it('stores the renewed token that another tab received for the same account', () => {
  const { store, dispatchStorage, end, reload, stop } = setUp(true);
  tokenOwner.set(sessions.manager.account.id, 'renewed');

  dispatchStorage('renewed');
  stop();

  expect(store.get(tokenAtom)).toBe('renewed');
  expect(store.get(sessionAtom)).toBe(sessions.manager);
  expect(end).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page when another tab signs in', () => {
  const { dispatchStorage, reload, stop } = setUp(false);

  dispatchStorage('new');
  stop();

  expect(reload).toHaveBeenCalledTimes(1);
});

it('ignores storage events of other keys', () => {
  const { dispatchStorage, end, reload, stop } = setUp(true);

  dispatchStorage(null, 'something');
  stop();

  expect(end).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('T-07 reloads a page restored from the back/forward cache', () => {
  const { reload, stop } = setUp(true);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  stop();

  expect(reload).toHaveBeenCalledTimes(1);
});

it('T-57 ends the session and does not use the new token when another tab signs in with another account', () => {
  const { store, dispatchStorage, end, stop } = setUp(true);

  dispatchStorage(null);
  store.set(sessionAtom, null);
  expect(store.get(tokenAtom)).toBeNull();
  dispatchStorage('of somebody else');
  stop();

  expect(end).toHaveBeenCalledTimes(1);
  expect(store.get(tokenAtom)).not.toBe('of somebody else');
});

it.each([
  ['another account', sessions.member.account.id, 'of somebody else'],
  ['an unknown account', sessions.manager.account.id, 'the one before'],
])(
  'T-57 ends the session and reloads when the stored token is replaced by that of %s',
  (_, owner, ownerToken) => {
    const { store, dispatchStorage, end, reload, stop } = setUp(true);
    const tokenBefore = store.get(tokenAtom);
    tokenOwner.set(owner, ownerToken);

    dispatchStorage('of somebody else');
    stop();

    expect(end).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(store.get(tokenAtom)).toBe(tokenBefore);
  },
);
