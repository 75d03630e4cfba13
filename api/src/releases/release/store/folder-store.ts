import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readInventory } from '../builds/inventory.ts';
import type { BuildStore } from './build-store.ts';
import type { ServedBuild } from './expected-files.ts';
import { findDamage } from './find-damage.ts';
import { openIfPresent, readIfPresent } from './open-file.ts';
import { deleteAbandonedFolders, moveFolder, STAGING_FOLDER, stageBuild } from './staging-folder.ts';

/** The names of the folders in a folder; none before the first publication. */
async function listFolders(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : Promise.reject(error),
  );
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Published builds on disk, `<name>/<version>/<file>`. */
export function createFolderStore(root: string): BuildStore {
  const getPlace = ({ name, version }: Pick<ServedBuild, 'name' | 'version'>) => `${name}/${version}`;
  const getFolder = (build: Pick<ServedBuild, 'name' | 'version'>) => path.join(root, getPlace(build));

  const has: BuildStore['has'] = async (build) =>
    stat(getFolder(build)).then(
      (found) => found.isDirectory(),
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? false : Promise.reject(error)),
    );

  const isWritable = () =>
    access(root, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    );

  return {
    stage: (fill, use) =>
      stageBuild(root, fill, ({ folder, inventory, files, operations }) => {
        const target = getFolder(inventory);
        return use({
          inventory,
          files,
          operations,
          async adopt() {
            if (await moveFolder(folder, target)) return true;
            // A simultaneous publisher was first, or a server stopped between the disk and the database.
            return (await readInventory(target)).digest === inventory.digest;
          },
          async replace(_published, damaged) {
            for (const file of damaged) {
              await mkdir(path.dirname(path.join(target, file)), { recursive: true });
              await rename(path.join(folder, file), path.join(target, file));
            }
          },
        });
      }),

    has,

    // One file after the other, because they are read whole.
    findDamage: (build) => findDamage(build, (file) => readIfPresent(path.join(getFolder(build), file)), 1),

    async read(build, file) {
      return (await openIfPresent(path.join(getFolder(build), file)))?.createReadStream();
    },

    async checkReadiness(newest) {
      // Before the first publication there is no folder yet.
      if (!newest) return 'ok';
      return (await isWritable()) && (await has(newest)) ? 'ok' : 'unavailable';
    },

    getPlace,

    async listPlaces() {
      const places: { place: string; modifiedAt: Date }[] = [];
      for (const name of await listFolders(root)) {
        if (name === STAGING_FOLDER) continue;
        for (const version of await listFolders(path.join(root, name))) {
          const { mtime } = await stat(path.join(root, name, version));
          places.push({ place: `${name}/${version}`, modifiedAt: mtime });
        }
      }
      return places;
    },

    deletePlace: (place) => rm(path.join(root, place), { recursive: true, force: true }),

    deleteAbandoned: (now) => deleteAbandonedFolders(root, now),
  };
}
