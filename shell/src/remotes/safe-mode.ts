import type { ReleaseSet } from '@portal/shared/release';
import type { TabStorage } from '../browser/tab-storage.ts';
import { listBuilds } from '../release/release-files.ts';

type BuildId = { remote: string; version: string };

const storageKey = ({ remote, version }: BuildId) => `portal.mounting.${remote}@${version}`;

const listBuildIds = (set: ReleaseSet): BuildId[] =>
  Object.entries(set.remotes).flatMap(([remote, release]) =>
    release.on ? listBuilds(release).map(({ descriptor: { version } }) => ({ remote, version })) : [],
  );

/**
 * Stores which build is being mounted, across page loads. A build that blocks the tab for ever cannot be stopped or
 * report anything; its entry, which stays in storage, makes later page loads leave it out until the user retries. Each
 * build has its own entry, so that mounting the fallback build keeps that of the blocked one.
 */
export const createSafeMode = (storage: TabStorage) => {
  const mounting = new Map<string, BuildId>();
  const blocked = new Map<string, BuildId>();

  const clearMounting = (remote: string) => {
    const build = mounting.get(remote);
    if (!build) return;
    mounting.delete(remote);
    storage.remove(storageKey(build));
  };

  return {
    /** Reads the entries that earlier page loads left in storage; once, before anything is mounted. */
    loadBlocked(set: ReleaseSet) {
      for (const build of listBuildIds(set)) {
        if (storage.get(storageKey(build)) !== null) blocked.set(storageKey(build), build);
      }
    },
    isBlocked: (remote: string, version: string) => blocked.has(storageKey({ remote, version })),
    /** Allows all builds of a remote again. */
    unblock(remote: string) {
      for (const [key, build] of blocked) {
        if (build.remote !== remote) continue;
        blocked.delete(key);
        storage.remove(key);
      }
    },
    markMounting(remote: string, version: string) {
      const build = { remote, version };
      mounting.set(remote, build);
      storage.set(storageKey(build), '1');
    },
    clearMounting,
    /** Removes all entries when the page is left: a page that can still run code was not blocked. */
    clearAllMounting: () => [...mounting.keys()].forEach(clearMounting),
  };
};

export type SafeMode = ReturnType<typeof createSafeMode>;
