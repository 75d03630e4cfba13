import { createStore } from 'jotai';
import { tokenAtom } from './token.ts';

it('is taken over from the visit before', () => {
  localStorage.setItem('access_token', 'kept');

  expect(createStore().get(tokenAtom)).toBe('kept');
});

it('is stored for the next visit and forgotten with the session', () => {
  const store = createStore();

  store.set(tokenAtom, 'new');
  expect(store.get(tokenAtom)).toBe('new');
  expect(localStorage.getItem('access_token')).toBe('new');

  store.set(tokenAtom, null);
  expect(store.get(tokenAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
});

it('T-57 of another session, which another tab has begun, is not taken away with this one', () => {
  const store = createStore();
  store.set(tokenAtom, 'of this page');
  localStorage.setItem('access_token', 'of another tab');

  store.set(tokenAtom, null);

  expect(store.get(tokenAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBe('of another tab');
});

it('T-56 lasts as long as the page where the browser stores nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const store = createStore();

  expect(store.get(tokenAtom)).toBeNull();
  store.set(tokenAtom, 'new');
  expect(store.get(tokenAtom)).toBe('new');
  store.set(tokenAtom, null);
  expect(store.get(tokenAtom)).toBeNull();
});
