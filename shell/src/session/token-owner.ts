const TOKEN_KEY = 'access_token';
const OWNER_KEY = 'portal.token-owner';

/** Whether the next page load, and other tabs, will find the token. */
export const isTokenKept = (token: string): boolean => {
  try {
    return localStorage.getItem(TOKEN_KEY) === token;
  } catch {
    return false;
  }
};

/** Enough of a token to tell it from another; it lies beside the whole one. */
const recordOf = (account: string, token: string) => `${account} ${token.slice(-8)}`;

/**
 * Whose token the browser keeps, for its other tabs: noted once the server has said so, and with a mark of the token,
 * so that one which came any other way is nobody's. Where the browser stores nothing no tab hears of another.
 */
export const tokenOwner = {
  /** Before the token is stored, so that it is there when other tabs hear of that. */
  note(account: string, token: string): void {
    try {
      localStorage.setItem(OWNER_KEY, recordOf(account, token));
    } catch {
      // Blocked or full: other tabs take the next token for somebody else's, and load anew.
    }
  },
  is(account: string, token: string): boolean {
    try {
      return localStorage.getItem(OWNER_KEY) === recordOf(account, token);
    } catch {
      return false;
    }
  },
  /** After a session has ended, unless another tab has begun one meanwhile. */
  forgetWithToken(): void {
    try {
      if (localStorage.getItem(TOKEN_KEY) === null) localStorage.removeItem(OWNER_KEY);
    } catch {
      // Blocked: nothing was written either.
    }
  },
};
