import { createStore } from 'jotai';
import { tokenAtom } from './token.ts';

it('tokenAtom reads the token stored by an earlier visit', () => {
  localStorage.setItem('access_token', 'kept');

  expect(createStore().get(tokenAtom)).toBe('kept');
});

it('tokenAtom writes the token to localStorage, and null removes it', () => {
  const store = createStore();

  store.set(tokenAtom, 'new');
  expect(store.get(tokenAtom)).toBe('new');
  expect(localStorage.getItem('access_token')).toBe('new');

  store.set(tokenAtom, null);
  expect(store.get(tokenAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
});

it('T-57 writing null keeps a token that another tab has stored', () => {
  const store = createStore();
  store.set(tokenAtom, 'of this page');
  localStorage.setItem('access_token', 'of another tab');

  store.set(tokenAtom, null);

  expect(store.get(tokenAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBe('of another tab');
});

it('T-56 the token is held in memory when localStorage is blocked', () => {
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
