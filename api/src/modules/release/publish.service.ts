import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { BuildRepository } from './build.repository.ts';
import type { BuildStore, StagedBuild } from './build-store.ts';
import { type Inventory, readInventory } from './inventory.ts';
import { stageArchive } from './stage-archive.ts';
import { stageFolder } from './staging.ts';

export type PublishResult = {
  kind: 'shell' | 'remote';
  name: string;
  version: string;
  /** Whether it is new, the same build was published before, or its damaged files in the store were replaced. */
  outcome: 'published' | 'unchanged' | 'repaired';
};

/** Who publishes, and what they may publish. */
export type Publisher = {
  by: string;
  /** The names of remotes (or `shell`) of a team's token. @default all */
  names?: readonly string[] | undefined;
};

export type PublishDependencies = {
  builds: BuildRepository;
  store: BuildStore;
  clock: Clock;
};

const toResult = ({ kind, name, version }: Inventory, outcome: PublishResult['outcome']): PublishResult => ({
  kind,
  name,
  version,
  outcome,
});

export const createPublishService = ({ builds, store, clock }: PublishDependencies) => {
  /** Whether this build is published and complete. A version that has other content stays taken. */
  const isPublished = async ({ name, version, digest }: Inventory) => {
    const build = await builds.find(name, version);
    if (!build) return false;
    if (build.digest !== digest) throw new AppError('version_taken');
    return store.has(name, version);
  };

  /** The files of a published build that are damaged or missing in the store. */
  const listDamage = async ({ name, version }: Inventory) => {
    const files = await builds.files(name, version);
    return files ? (await store.findDamage(name, version, files)).map(({ file }) => file) : [];
  };

  const isIntact = async (inventory: Inventory) =>
    (await isPublished(inventory)) && (await listDamage(inventory)).length === 0;

  /** Replaces damaged files by those of the same build; copies that were compressed otherwise are other bytes. */
  const repair = async ({ inventory, replace }: StagedBuild) => {
    const damaged = await listDamage(inventory);
    if (damaged.length === 0) return toResult(inventory, 'unchanged');
    await replace(damaged);
    if ((await listDamage(inventory)).length > 0) throw new AppError('version_taken');
    return toResult(inventory, 'repaired');
  };

  const adoptStaged = async (staged: StagedBuild, { by, names }: Publisher) => {
    const { inventory, files, operations, adopt: moveToStore } = staged;
    if (names && !names.includes(inventory.name)) throw new AppError('token_scope');
    if (await isPublished(inventory)) return repair(staged);
    const recorded = await builds.files(inventory.name, inventory.version);
    // The database has the sizes that responses announce.
    if (recorded && !isDeepStrictEqual(recorded, files)) throw new AppError('version_taken');
    if (!(await moveToStore())) {
      // A simultaneous publisher was first, or a server stopped between the disk and the database.
      const present = await store.inventory(inventory.name, inventory.version);
      if (present.digest !== inventory.digest) throw new AppError('version_taken');
    }
    if (recorded) return toResult(inventory, 'repaired');
    const isNew = await builds.insert({ inventory, files, operations }, { at: clock.now(), by });
    if (!isNew && !(await isPublished(inventory))) throw new AppError('version_taken');
    return toResult(inventory, isNew ? 'published' : 'unchanged');
  };

  return {
    /**
     * Publishes the build in a tar archive of its folder.
     * @throws BuildRefusedError with every reason, AppError `version_taken` or `token_scope`
     */
    publishArchive: (archive: Readable, publisher: Publisher): Promise<PublishResult> =>
      store.stage(
        (folder) => stageArchive(archive, folder),
        (staged) => adoptStaged(staged, publisher),
      ),

    /** Publishes the build in a folder of this machine. A build that is published already is only checked. */
    async publishFolder(source: string, by: string): Promise<PublishResult> {
      const inventory = await readInventory(source);
      if (await isIntact(inventory)) return toResult(inventory, 'unchanged');
      return store.stage(
        (folder) => stageFolder(source, folder),
        (staged) => adoptStaged(staged, { by }),
      );
    },
  };
};

export type PublishService = ReturnType<typeof createPublishService>;
