import { cutPage } from '../../platform/http/cursor.ts';
import type { BuildId, BuildRepository, FiledBuild } from './build.repository.ts';
import type { BuildStore } from './store/build-store.ts';
import type { DamagedFile } from './store/find-damage.ts';

/** A build with damaged files. */
export type DamagedBuild = Pick<FiledBuild, 'kind' | 'name' | 'version'> & {
  files: DamagedFile[];
  /** The domains that run it, or have it as the fallback. */
  domains: string[];
};

export type StoreCheck = ReturnType<typeof createStoreCheck>;

/** Compares published builds with what the store has of them. */
export const createStoreCheck = ({ builds, store }: { builds: BuildRepository; store: BuildStore }) => ({
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
});
