import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../errors/app-error.ts';
import { BuildRefusedError } from './build-refused-error.ts';
import type { BuildRepository, FiledBuild } from './build.repository.ts';
import { type Inventory, readInventory } from './inventory.ts';
import type { OperationCheck } from './operations/operation-check.ts';
import { stageArchive } from './stage-archive.ts';
import { stageFolder } from './staging.ts';
import type { BuildStore, StagedBuild } from '../store/build-store.ts';
import { listExpectedFiles } from '../store/expected-files.ts';

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
  operations: OperationCheck;
  clock: Clock;
};

const toResult = ({ kind, name, version }: Inventory, outcome: PublishResult['outcome']): PublishResult => ({
  kind,
  name,
  version,
  outcome,
});

export const createPublishService = ({ builds, store, operations, clock }: PublishDependencies) => {
  /** The build as it was published before. A version that has other content stays taken. */
  const findPublished = async ({ name, version, digest }: Inventory) => {
    const build = await builds.findFiled(name, version);
    if (build && build.digest !== digest) throw new AppError('version_taken');
    return build;
  };

  /** The files of a published build that are damaged or missing in the store. */
  const listDamage = async (build: FiledBuild) => (await store.findDamage(build)).map(({ file }) => file);

  const isIntact = async (inventory: Inventory) => {
    const build = await findPublished(inventory);
    return build !== undefined && (await listDamage(build)).length === 0;
  };

  /** Replaces damaged files by those of the same build; copies that were compressed otherwise are other bytes. */
  const repair = async ({ inventory, files, replace }: StagedBuild, build: FiledBuild) => {
    const damaged = await listDamage(build);
    if (damaged.length === 0) return toResult(inventory, 'unchanged');
    const staged = listExpectedFiles({ ...inventory, files }).map(({ file }) => file);
    if (!damaged.every((file) => staged.includes(file))) throw new AppError('version_taken');
    await replace(build, damaged);
    if ((await listDamage(build)).length > 0) throw new AppError('version_taken');
    return toResult(inventory, 'repaired');
  };

  const adoptStaged = async (staged: StagedBuild, { by, names }: Publisher) => {
    const { inventory, files, operations: called, adopt: moveToStore } = staged;
    if (names && !names.includes(inventory.name)) throw new AppError('token_scope');
    const build = await findPublished(inventory);
    // A build that is published already may be repaired, because domains may run it.
    const refusals = build ? [] : await operations.checkCalled(inventory, called);
    if (refusals.length > 0) throw new BuildRefusedError(refusals);
    if (build && (await store.has(build))) return repair(staged, build);
    // The database has the sizes that responses announce.
    if (build && !isDeepStrictEqual(build.files, files)) throw new AppError('version_taken');
    if (!(await moveToStore())) throw new AppError('version_taken');
    if (build) return toResult(inventory, 'repaired');
    const isNew = await builds.insert({ ...inventory, files }, called, { at: clock.now(), by });
    if (!isNew) await findPublished(inventory);
    return toResult(inventory, isNew ? 'published' : 'unchanged');
  };

  return {
    /**
     * Publishes the build in a tar archive of its folder.
     * @throws BuildRefusedError with every reason, AppError `version_taken` or `token_scope`
     */
    publishArchive: (archive: AsyncIterable<Buffer>, publisher: Publisher): Promise<PublishResult> =>
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
