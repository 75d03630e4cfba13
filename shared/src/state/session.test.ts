import { createStore } from 'jotai';
import { sessions } from '../testing/index.ts';
import { isSignedInAtom, mayManageMembersAtom, roleAtom, sessionAtom } from './session.ts';
import { tokenAtom } from './token.ts';

it('means the account is there, not just a token', () => {
  const store = createStore();

  store.set(tokenAtom, 'token');
  expect(store.get(isSignedInAtom)).toBe(false);

  store.set(sessionAtom, sessions.manager);
  expect(store.get(isSignedInAtom)).toBe(true);
  expect(store.get(roleAtom)).toBe('manager');
});

it('takes the token with it when it ends', () => {
  const store = createStore();
  store.set(tokenAtom, 'token');
  store.set(sessionAtom, sessions.member);

  store.set(sessionAtom, null);

  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(tokenAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
});

it('lets only accounts with the flag manage members', () => {
  const store = createStore();
  expect(store.get(mayManageMembersAtom)).toBe(false);

  store.set(sessionAtom, sessions.manager);
  expect(store.get(mayManageMembersAtom)).toBe(true);

  store.set(sessionAtom, sessions.member);
  expect(store.get(mayManageMembersAtom)).toBe(false);
});
