const STORAGE_KEY = 'background_work';
const CHANGE_EVENT = 'portal:background-work';

type StoredWork = { account: string; remotes: Record<string, readonly string[]> };

const isItems = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

const readStored = (): Partial<StoredWork> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage is blocked, or its content was written by someone else.
    return {};
  }
};

/** Returns the work in progress of an account by remote: the ids of what each remote waits for. */
export const readBackgroundWork = (account: string): Record<string, readonly string[]> => {
  const { account: owner, remotes } = readStored();
  if (owner !== account || typeof remotes !== 'object' || remotes === null) return {};
  return Object.fromEntries(Object.entries(remotes).filter(([, items]) => isItems(items)));
};

/**
 * Stores what a remote waits for, so that the shell keeps its background part mounted on every page and after a reload; no
 * items end the work.
 *
 * @example
 * ```ts
 * writeBackgroundWork(account.id, 'mf-channels', [channel.id]);
 * ```
 */
export const writeBackgroundWork = (account: string, remote: string, items: readonly string[]): void => {
  const { [remote]: _, ...others } = readBackgroundWork(account);
  const remotes = items.length > 0 ? { ...others, [remote]: items } : others;
  try {
    if (Object.keys(remotes).length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ account, remotes }));
  } catch {
    // Without storage the work is only shown on the remote's own pages.
  }
  window.dispatchEvent(new Event(CHANGE_EVENT));
};

/** Calls `listener` whenever background work changes, in this tab or another; returns the function that ends it. */
export const subscribeBackgroundWork = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGE_EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGE_EVENT, listener);
    window.removeEventListener('storage', listener);
  };
};
