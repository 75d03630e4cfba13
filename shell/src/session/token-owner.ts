const TOKEN_KEY = 'access_token';
const OWNER_KEY = 'portal.token-owner';

/** Where the browser keeps nothing, there is nothing to be found and nothing to be noted. */
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // Blocked or full.
    return undefined;
  }
};

/** Whether the next page load, and other tabs, will find the token. */
export const isTokenKept = (token: string): boolean =>
  attempt(() => localStorage.getItem(TOKEN_KEY)) === token;

/** Enough of a token to tell it from another; it lies beside the whole one. */
const recordOf = (account: string, token: string) => `${account} ${token.slice(-8)}`;

/**
 * Whose token the browser keeps, for its other tabs: noted once the server has said so, and with a mark of the token,
 * so that one which came any other way is nobody's.
 */
export const tokenOwner = {
  /** Before the token is stored, so that it is there when other tabs hear of that. */
  note(account: string, token: string): void {
    attempt(() => localStorage.setItem(OWNER_KEY, recordOf(account, token)));
  },
  is: (account: string, token: string): boolean =>
    attempt(() => localStorage.getItem(OWNER_KEY)) === recordOf(account, token),
  /** After a session has ended, unless another tab has begun one meanwhile. */
  forgetWithToken(): void {
    attempt(() => {
      if (localStorage.getItem(TOKEN_KEY) === null) localStorage.removeItem(OWNER_KEY);
    });
  },
};
