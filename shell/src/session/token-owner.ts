const TOKEN_KEY = 'access_token';
const OWNER_KEY = 'portal.token-owner';

/** Runs a storage operation; returns undefined where the browser blocks storage. */
const tryStorage = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // Blocked or full.
    return undefined;
  }
};

/** Whether the token is in localStorage, for the next page load and other tabs. */
export const isTokenStored = (token: string): boolean =>
  tryStorage(() => localStorage.getItem(TOKEN_KEY)) === token;

/** The account with the last 8 characters of its token, which identify it; the whole token is stored next to it. */
const formatRecord = (account: string, token: string) => `${account} ${token.slice(-8)}`;

/**
 * The owner of the stored token, for other tabs: written after the server has confirmed it, together with the end of the
 * token, so that a token from another source has no owner.
 */
export const tokenOwner = {
  /** Call before storing the token, so that other tabs find the owner when they receive the storage event. */
  set(account: string, token: string): void {
    tryStorage(() => localStorage.setItem(OWNER_KEY, formatRecord(account, token)));
  },
  isOwner: (account: string, token: string): boolean =>
    tryStorage(() => localStorage.getItem(OWNER_KEY)) === formatRecord(account, token),
  /** Removes the owner after a session has ended, unless another tab has stored a token since. */
  clearIfTokenGone(): void {
    tryStorage(() => {
      if (localStorage.getItem(TOKEN_KEY) === null) localStorage.removeItem(OWNER_KEY);
    });
  },
};
