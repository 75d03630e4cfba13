import type { TabStorage } from '../browser/tab-storage.ts';

const key = (remote: string) => `portal.mounting.${remote}`;

/**
 * Remembers over a page load which build was being mounted. A build that blocks the page for ever cannot be stopped
 * and cannot report anything; all that is left of it is a mark that was never taken away, and the next page load
 * goes round it.
 */
export const createSafeMode = (storage: TabStorage) => {
  const mounting = new Set<string>();
  const blocked = new Map<string, string>();

  const leave = (remote: string) => {
    mounting.delete(remote);
    storage.remove(key(remote));
  };

  return {
    /** Reads what the last page load left behind; once, before anything is mounted. */
    recall(remotes: readonly string[]) {
      for (const remote of remotes) {
        const version = storage.get(key(remote));
        if (version !== null) blocked.set(remote, version);
      }
    },
    isBlocked: (remote: string, version: string) => blocked.get(remote) === version,
    /** The user wants to see it all the same. */
    forgive(remote: string) {
      blocked.delete(remote);
      storage.remove(key(remote));
    },
    enter(remote: string, version: string) {
      mounting.add(remote);
      storage.set(key(remote), version);
    },
    leave,
    /** A page that can still run code on its way out was not blocked: someone only left it early. */
    leaveAll: () => mounting.forEach(leave),
  };
};

export type SafeMode = ReturnType<typeof createSafeMode>;
