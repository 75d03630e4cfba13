import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BuildStore } from './build-store.ts';
import { createFileCache } from './file-cache.ts';
import { deleteAbandonedFolders } from './staging-folder.ts';

const refuse = () => Promise.reject(new Error('The builds of another portal are only read.'));

/**
 * The builds of another portal, which compares its files with what was published itself. Files are fetched by
 * `<name>/<version>/<file>` when they are asked for, verified, and kept in the data directory; nothing can be published.
 */
export function createPortalStore(
  { config, log }: Pick<FastifyInstance, 'config' | 'log'>,
  download: (key: string) => Promise<Buffer | undefined>,
): BuildStore {
  const cacheRoot = path.join(config.dataDir, 'release-cache');
  const cache = createFileCache({ root: cacheRoot, download, log });
  const getPlace: BuildStore['getPlace'] = ({ name, version }) => `${name}/${version}`;

  return {
    stage: refuse,
    has: () => Promise.resolve(true),
    findDamage: () => Promise.resolve([]),

    read: (build, file) => cache.read(getPlace(build), build, file),

    checkReadiness: () => Promise.resolve('ok'),
    getPlace,
    listPlaces: () => Promise.resolve([]),
    deletePlace: refuse,
    deleteAbandoned: (now) => deleteAbandonedFolders(cacheRoot, now),
  };
}
