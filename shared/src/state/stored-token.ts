/** The key of the access token in localStorage. */
export const TOKEN_KEY = 'access_token';

/**
 * The stored access token. localStorage throws in private windows and with blocked site data; the session then lasts as long
 * as the page.
 */
export const readStoredToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
};
