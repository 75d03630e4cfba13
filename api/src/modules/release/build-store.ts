import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BuildRefusedError } from './build-refused-error.ts';
import { findDamage } from './build-files.ts';
import { checkBuild } from './check-build.ts';
import { type Inventory, readInventory } from './inventory.ts';
import type { Operation } from './operations/operation.ts';
import { packFolder } from './pack-folder.ts';
import type { StoredFiles } from './stored-file.ts';

/** Staging folder on the same disk as the store, so that a rename publishes a build atomically. */
const STAGING_FOLDER = '.incoming';
/** Longer than the request of an upload may take. */
const ABANDONED_AFTER_MS = 30 * 60 * 1000;

export type StagedBuild = {
  inventory: Inventory;
  files: StoredFiles;
  /** The operations of the API that it calls. */
  operations: readonly Operation[];
  /** Moves the staged build into the store; false when the name has that version already. */
  adopt(): Promise<boolean>;
  /** Replaces files of the published build, each atomically. */
  replace(files: readonly string[]): Promise<void>;
};

/** Codes of a rename onto a folder that is not empty. */
const isFolderNotEmpty = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

/**
 * Published builds on disk, `<name>/<version>/<file>`. A build is complete and verified before it is moved there.
 */
export function createBuildStore(root: string) {
  const getBuildFolder = (name: string, version: string) => path.join(root, name, version);

  return {
    /** Stages a build with `fill`, verifies it and passes it to `use`; the staging folder is always removed. */
    async stage<Result>(
      fill: (folder: string) => Promise<unknown>,
      use: (staged: StagedBuild) => Promise<Result>,
    ): Promise<Result> {
      const folder = path.join(root, STAGING_FOLDER, randomUUID());
      await mkdir(folder, { recursive: true });
      try {
        await fill(folder);
        const inventory = await readInventory(folder);
        const { refusals, stored, operations } = await checkBuild(folder, inventory);
        if (refusals.length > 0) throw new BuildRefusedError(refusals);
        return await use({
          inventory,
          files: stored,
          operations,
          async adopt() {
            const target = getBuildFolder(inventory.name, inventory.version);
            await mkdir(path.dirname(target), { recursive: true });
            try {
              await rename(folder, target);
              return true;
            } catch (error) {
              if (isFolderNotEmpty(error)) return false;
              throw error;
            }
          },
          async replace(damaged) {
            const target = getBuildFolder(inventory.name, inventory.version);
            for (const file of damaged) {
              await mkdir(path.dirname(path.join(target, file)), { recursive: true });
              await rename(path.join(folder, file), path.join(target, file));
            }
          },
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /** The inventory of a published build. */
    inventory: (name: string, version: string) => readInventory(getBuildFolder(name, version)),

    /** A published build as a tar archive. */
    pack: (name: string, version: string) => packFolder(getBuildFolder(name, version)),

    async has(name: string, version: string) {
      return stat(getBuildFolder(name, version)).then(
        (found) => found.isDirectory(),
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? false : Promise.reject(error)),
      );
    },

    /** Recomputes the hash of each file of a published build, and returns those that are missing or differ. */
    findDamage: (name: string, version: string, files: StoredFiles) =>
      findDamage(getBuildFolder(name, version), files),

    /** Streams a file, undefined when it is missing. Callers pass only files of the build's stored list. */
    async read(name: string, version: string, file: string) {
      const handle = await open(path.join(getBuildFolder(name, version), file)).catch(
        (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' || error.code === 'ENOTDIR' ? undefined : Promise.reject(error),
      );
      return handle?.createReadStream();
    },

    /** Whether builds can be published here. */
    isWritable: () =>
      access(root, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      ),

    /** Deletes staging folders of servers that were killed. */
    async deleteAbandoned(now: Date) {
      const incoming = path.join(root, STAGING_FOLDER);
      await mkdir(incoming, { recursive: true });
      for (const entry of await readdir(incoming)) {
        const folder = path.join(incoming, entry);
        const { mtimeMs } = await stat(folder);
        if (now.getTime() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

export type BuildStore = ReturnType<typeof createBuildStore>;
