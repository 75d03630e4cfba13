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

const storeToken = (token: string | null) => {
  try {
    if (token === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, token);
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
  (_get, set, token: string | null) => {
    storeToken(token);
    set(memoryAtom, token);
  },
);
tokenAtom.debugLabel = 'token';
