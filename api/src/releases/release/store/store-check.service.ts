import type { Clock } from '../../../platform/clock.ts';
import { cutPage } from '../../../platform/http/cursor.ts';
import type { BuildRepository, FiledBuild } from '../builds/build.repository.ts';
import type { BuildStore } from './build-store.ts';
import type { DamagedFile } from './find-damage.ts';
import { ABANDONED_AFTER_MS } from './staging-folder.ts';
import type { BuildId } from '../builds/build-id.ts';

/** The lists of files of some builds are megabytes. */
const BUILDS_AT_A_TIME = 50;

/** A build with damaged files. */
export type DamagedBuild = Pick<FiledBuild, 'kind' | 'name' | 'version'> & {
  files: DamagedFile[];
  /** The domains that run it, or have it as the fallback. */
  domains: string[];
};

export type StoreCheck = ReturnType<typeof createStoreCheck>;

/** Compares published builds with what the store has of them. */
export const createStoreCheck = ({
  builds,
  store,
  clock,
}: {
  builds: BuildRepository;
  store: BuildStore;
  clock: Clock;
}) => {
  /**
   * What is in the store and belongs to no published build. Files are stored before their build is
   * published, so uploads of the last hour are left out, and the store is listed before the database.
   */
  const listOrphans = async (): Promise<string[]> => {
    const now = clock.now().getTime();
    const orphans = new Set(
      (await store.listPlaces())
        .filter(({ modifiedAt }) => now - modifiedAt.getTime() > ABANDONED_AFTER_MS)
        .map(({ place }) => place),
    );
    for (let last: BuildId | undefined, page = BUILDS_AT_A_TIME; page === BUILDS_AT_A_TIME;) {
      const rows = await builds.listFiled(last, BUILDS_AT_A_TIME);
      for (const build of rows) orphans.delete(store.getPlace(build));
      last = rows.at(-1);
      page = rows.length;
    }
    return [...orphans].toSorted();
  };

  return {
    /** Checks a page of builds, one file after the other. */
    async run({ after, limit }: { after?: BuildId | undefined; limit: number }) {
      const found = await builds.listFiled(after, limit + 1);
      const { rows, next } = cutPage(found, limit, ({ name, version }): BuildId => ({ name, version }));
      const damaged: DamagedBuild[] = [];
      for (const build of rows) {
        const damage = await store.findDamage(build);
        if (damage.length === 0) continue;
        const { kind, name, version } = build;
        const domains = await builds.domainsOf({ kind, name, version });
        damaged.push({ kind, name, version, files: damage, domains });
      }
      return { checked: rows.length, damaged, next };
    },

    listOrphans,

    /** Deletes some of the orphans, and returns which of the places were. */
    async deleteOrphans(places: readonly string[]) {
      const found = (await listOrphans()).filter((place) => places.includes(place));
      for (const place of found) await store.deletePlace(place);
      return found;
    },
  };
};
