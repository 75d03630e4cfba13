import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BuildRefusedError } from '../builds/build-refused-error.ts';
import { checkBuild } from '../builds/check-build.ts';
import { type Inventory, readInventory } from '../builds/inventory.ts';
import type { Operation } from '../builds/operations/operation.ts';
import type { StoredFiles } from './stored-file.ts';

/** What is not a build yet; on the same disk as the builds, so that a rename publishes one atomically. */
export const STAGING_FOLDER = '.incoming';
/** Longer than the request of an upload may take. */
export const ABANDONED_AFTER_MS = 30 * 60 * 1000;

/**
 * Fills a new folder below `root`, verifies the build in it and passes it to `use`; the folder is always removed.
 * @throws BuildRefusedError with every reason
 */
export async function stageBuild<Result>(
  root: string,
  fill: (folder: string) => Promise<unknown>,
  use: (staged: {
    folder: string;
    inventory: Inventory;
    files: StoredFiles;
    operations: Operation[];
  }) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(root, STAGING_FOLDER, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    await fill(folder);
    const inventory = await readInventory(folder);
    const { refusals, stored, operations } = await checkBuild(folder, inventory);
    if (refusals.length > 0) throw new BuildRefusedError(refusals);
    return await use({ folder, inventory, files: stored, operations });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Codes of a rename onto a folder that is not empty. */
const isFolderNotEmpty = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

/** Moves a folder in one step; false when there is one already. */
export async function moveFolder(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isFolderNotEmpty(error)) return false;
    throw error;
  }
}

/** Deletes staging folders of servers that were killed. */
export async function deleteAbandonedFolders(root: string, now: Date) {
  const incoming = path.join(root, STAGING_FOLDER);
  await mkdir(incoming, { recursive: true });
  for (const entry of await readdir(incoming)) {
    const folder = path.join(incoming, entry);
    const { mtimeMs } = await stat(folder);
    if (now.getTime() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}
