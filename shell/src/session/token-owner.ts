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

/**
 * Whose token the browser keeps, for its other tabs: nobody's from a sign-in until the server has said who it is. Where
 * the browser stores nothing no tab hears of another, and there is nothing to tell.
 */
export const tokenOwner = {
  read(): string | null {
    try {
      return localStorage.getItem(OWNER_KEY);
    } catch {
      return null;
    }
  },
  write(account: string): void {
    try {
      localStorage.setItem(OWNER_KEY, account);
    } catch {
      // Blocked or full: other tabs take the next token for somebody else's, and load anew.
    }
  },
  /** Before a token is stored that may be anybody's. */
  forget(): void {
    try {
      localStorage.removeItem(OWNER_KEY);
    } catch {
      // Blocked: nothing was written either.
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
