import { sessionAtom, tokenAtom } from '@portal/shared/state';
import { sessions, startPortal } from '@portal/shared/testing';
import { tokenOwner } from './token-owner.ts';
import { watchTabs } from './watch-tabs.ts';

const setUp = (isSignedIn: boolean) => {
  const store = startPortal({ session: isSignedIn ? sessions.manager : null });
  const reactions = { end: jest.fn(), reload: jest.fn() };
  const lifetime = new AbortController();
  watchTabs(store, reactions, lifetime.signal);
  const hear = (newValue: string | null, key: string | null = 'access_token') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { store, ...reactions, hear, stop: () => lifetime.abort() };
};

it('T-57 ends the session when another tab signs out', () => {
  const { hear, end, stop } = setUp(true);

  hear(null);
  stop();
  hear(null);

  expect(end).toHaveBeenCalledTimes(1);
});

it('goes on with the token that another tab was given', () => {
  const { store, hear, end, reload, stop } = setUp(true);
  tokenOwner.note(sessions.manager.account.id, 'renewed');

  hear('renewed');
  stop();

  expect(store.get(tokenAtom)).toBe('renewed');
  expect(store.get(sessionAtom)).toBe(sessions.manager);
  expect(end).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew when another tab signs in', () => {
  const { hear, reload, stop } = setUp(false);

  hear('new');
  stop();

  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not mind other keys', () => {
  const { hear, end, reload, stop } = setUp(true);

  hear(null, 'something');
  stop();

  expect(end).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('T-07 loads a page anew that the browser had kept for Back', () => {
  const { reload, stop } = setUp(true);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  stop();

  expect(reload).toHaveBeenCalledTimes(1);
});

it('T-57 ends the session when another tab signs in as somebody else, so that nothing is sent in their name', () => {
  const { store, hear, end, stop } = setUp(true);

  hear(null);
  store.set(sessionAtom, null);
  expect(store.get(tokenAtom)).toBeNull();
  hear('of somebody else');
  stop();

  expect(end).toHaveBeenCalledTimes(1);
  expect(store.get(tokenAtom)).not.toBe('of somebody else');
});

it.each([
  ['somebody else', sessions.member.account.id, 'of somebody else'],
  ['nobody knows whom', sessions.manager.account.id, 'the one before'],
])('T-57 ends the session when its token is replaced at a stroke by that of %s', (_, owner, noted) => {
  const { store, hear, end, reload, stop } = setUp(true);
  const held = store.get(tokenAtom);
  tokenOwner.note(owner, noted);

  hear('of somebody else');
  stop();

  expect(end).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(store.get(tokenAtom)).toBe(held);
});
