import { atom } from 'jotai';
import { readStoredToken, TOKEN_KEY } from './stored-token.ts';

const storeToken = (token: string | null, previous: string | null) => {
  try {
    if (token !== null) localStorage.setItem(TOKEN_KEY, token);
    // A different stored token belongs to a session that another tab has started, which must not end.
    else if (localStorage.getItem(TOKEN_KEY) === previous) localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Storage is blocked: the token stays in memory.
  }
};

const memoryAtom = atom<string | null | undefined>(undefined);

/** The session's access token, null while signed out; writing it also updates localStorage. */
export const tokenAtom = atom(
  (get) => {
    const current = get(memoryAtom);
    return current === undefined ? readStoredToken() : current;
  },
  (get, set, token: string | null) => {
    const current = get(memoryAtom);
    storeToken(token, current === undefined ? readStoredToken() : current);
    set(memoryAtom, token);
  },
);
