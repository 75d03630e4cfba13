import { createStore } from 'jotai';
import { sessions } from '../testing/index.ts';
import { isSignedInAtom, canManageMembersAtom, roleAtom, sessionAtom } from './session.ts';
import { tokenAtom } from './token.ts';

it('isSignedInAtom is true once the session is loaded, not with the token alone', () => {
  const store = createStore();

  store.set(tokenAtom, 'token');
  expect(store.get(isSignedInAtom)).toBe(false);

  store.set(sessionAtom, sessions.manager);
  expect(store.get(isSignedInAtom)).toBe(true);
  expect(store.get(roleAtom)).toBe('manager');
});

it('writing null to sessionAtom removes the token', () => {
  const store = createStore();
  store.set(tokenAtom, 'token');
  store.set(sessionAtom, sessions.member);

  store.set(sessionAtom, null);

  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(tokenAtom)).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
});

it('canManageMembersAtom is true only for accounts with the permission flag', () => {
  const store = createStore();
  expect(store.get(canManageMembersAtom)).toBe(false);

  store.set(sessionAtom, sessions.manager);
  expect(store.get(canManageMembersAtom)).toBe(true);

  store.set(sessionAtom, sessions.member);
  expect(store.get(canManageMembersAtom)).toBe(false);
});
