import type { ReleaseSet } from '@portal/shared/release';
import type { TabStorage } from '../browser/tab-storage.ts';
import { buildsOf } from './release-files.ts';

type Mark = { remote: string; version: string };

const keyOf = ({ remote, version }: Mark) => `portal.mounting.${remote}@${version}`;

const buildsIn = (set: ReleaseSet): Mark[] =>
  Object.entries(set.remotes).flatMap(([remote, release]) =>
    release.on ? buildsOf(release).map(({ descriptor: { version } }) => ({ remote, version })) : [],
  );

/**
 * Remembers over a page load which build was being mounted. A build that blocks the page for ever cannot be stopped
 * and cannot report anything; all that is left of it is a mark that was never taken away, and every later page load
 * goes round it until the user wants it all the same. Each build has a mark of its own: the one that stands in for a
 * blocked one must not wipe out what is known of it.
 */
export const createSafeMode = (storage: TabStorage) => {
  const mounting = new Map<string, Mark>();
  const blocked = new Map<string, Mark>();

  const leave = (remote: string) => {
    const mark = mounting.get(remote);
    if (!mark) return;
    mounting.delete(remote);
    storage.remove(keyOf(mark));
  };

  return {
    /** Reads what earlier page loads left behind; once, before anything is mounted. */
    recall(set: ReleaseSet) {
      for (const mark of buildsIn(set)) {
        if (storage.get(keyOf(mark)) !== null) blocked.set(keyOf(mark), mark);
      }
    },
    isBlocked: (remote: string, version: string) => blocked.has(keyOf({ remote, version })),
    /** The user wants to see it all the same. */
    forgive(remote: string) {
      for (const [key, mark] of blocked) {
        if (mark.remote !== remote) continue;
        blocked.delete(key);
        storage.remove(key);
      }
    },
    enter(remote: string, version: string) {
      const mark = { remote, version };
      mounting.set(remote, mark);
      storage.set(keyOf(mark), '1');
    },
    leave,
    /** A page that can still run code on its way out was not blocked: someone only left it early. */
    leaveAll: () => [...mounting.keys()].forEach(leave),
  };
};

export type SafeMode = ReturnType<typeof createSafeMode>;
