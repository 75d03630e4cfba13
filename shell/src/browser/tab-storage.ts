/** What lives as long as the tab. A browser may refuse it altogether; then there is simply nothing remembered. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      // Blocked by the browser's settings: the same as never written.
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full: what is kept here only makes recovery better, nothing depends on it.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked: nothing was written either.
    }
  },
};

export type TabStorage = typeof tabStorage;
