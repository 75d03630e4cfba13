import { atom } from 'jotai';

const STORAGE_KEY = 'access_token';

// Private windows and blocked site data make every touch of localStorage throw; the session then lasts as long as the page.
const readStoredToken = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

const storeToken = (token: string | null, held: string | null) => {
  try {
    if (token !== null) localStorage.setItem(STORAGE_KEY, token);
    // What lies there by now may be of a session that another tab has begun meanwhile: not for this page to end.
    else if (localStorage.getItem(STORAGE_KEY) === held) localStorage.removeItem(STORAGE_KEY);
  } catch {
    // See above: the token stays in memory.
  }
};

const memoryAtom = atom<string | null | undefined>(undefined);

/** The access token of the session; writing it stores it for the next visit too. */
export const tokenAtom = atom(
  (get) => {
    const held = get(memoryAtom);
    return held === undefined ? readStoredToken() : held;
  },
  (get, set, token: string | null) => {
    const held = get(memoryAtom);
    storeToken(token, held === undefined ? readStoredToken() : held);
    set(memoryAtom, token);
  },
);
tokenAtom.debugLabel = 'token';
