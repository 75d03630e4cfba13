/** sessionStorage without exceptions: where the browser blocks it, reads return null and writes do nothing. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      // Blocked by the browser's settings: treated like a missing entry.
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full: callers store only what improves error recovery.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked: there is no entry to remove.
    }
  },
};

export type TabStorage = typeof tabStorage;
