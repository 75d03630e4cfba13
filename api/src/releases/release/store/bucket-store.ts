import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { canonicalJson } from '@portal/shared/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Bucket } from './bucket.ts';
import type { BuildStore } from './build-store.ts';
import { getInventoryFile, listExpectedFiles, type ServedBuild, type StoredBuild } from './expected-files.ts';
import { createFileCache } from './file-cache.ts';
import { findDamage } from './find-damage.ts';
import { createReadinessCheck } from './readiness-check.ts';
import { ABANDONED_AFTER_MS, deleteAbandonedFolders, STAGING_FOLDER, stageBuild } from './staging-folder.ts';
import type { StoredFiles } from './stored-file.ts';

/** Requests of one publication or check at a time; each has a whole file in memory. */
const CONCURRENCY = 8;

const forEach = <Item>(items: readonly Item[], use: (item: Item) => Promise<void>) =>
  Readable.from(items).forEach(use, { concurrency: CONCURRENCY });

/** The lists of files are long, and asked for with each request. */
const ids = new WeakMap<StoredFiles, string>();

const getId = (files: StoredFiles) => {
  const known = ids.get(files);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(canonicalJson(files)).digest('hex').slice(0, 16);
  ids.set(files, id);
  return id;
};

/**
 * Where a build is below the prefix. The hash of its list of files is part of it, so that publishers of different builds
 * as the same version write to different places, and the database decides which of them is the version.
 */
const getPlace = ({ name, version, files }: ServedBuild) => `${name}/${version}/${getId(files)}`;

/**
 * Published builds in a bucket, `<name>/<version>/<id>/<file>`; a build is complete when its inventory is there. They are
 * read through a folder of this server's disk, `cacheRoot`.
 */
export function createBucketStore({
  bucket,
  cacheRoot,
  clock,
  log,
}: {
  bucket: Bucket;
  cacheRoot: string;
  clock: Clock;
  log: FastifyBaseLogger;
}): BuildStore {
  const cache = createFileCache({ root: cacheRoot, download: bucket.get, log });
  const has = (build: StoredBuild, signal?: AbortSignal) =>
    bucket.has(`${getPlace(build)}/${getInventoryFile(build)}`, signal);
  const upload = async (folder: string, place: string, file: string) =>
    bucket.put(`${place}/${file}`, await readFile(path.join(folder, file)));

  const deleteIfAbandoned = async (place: string, now: Date) => {
    const objects = await bucket.list(`${place}/`);
    const isYoung = objects.some(
      ({ modifiedAt }) => now.getTime() - modifiedAt.getTime() < ABANDONED_AFTER_MS,
    );
    // Somebody has begun to publish the same build again.
    if (isYoung) return;
    const isComplete = (['shell', 'remote'] as const).some((kind) =>
      objects.some(({ key }) => key === `${place}/${getInventoryFile({ kind })}`),
    );
    if (!isComplete) await forEach(objects, ({ key }) => bucket.delete(key));
    await bucket.delete(`${STAGING_FOLDER}/${place}`);
  };

  return {
    stage: (fill, use) =>
      stageBuild(cacheRoot, fill, ({ folder, inventory, files, operations }) =>
        use({
          inventory,
          files,
          operations,
          async adopt() {
            const build = { ...inventory, files };
            const place = getPlace(build);
            // What remains of an upload is found by this note, without listing the whole bucket.
            await bucket.put(`${STAGING_FOLDER}/${place}`, Buffer.alloc(0));
            const last = getInventoryFile(build);
            const served = listExpectedFiles(build).filter(({ file }) => file !== last);
            await forEach(served, ({ file }) => upload(folder, place, file));
            await upload(folder, place, last);
            await bucket.delete(`${STAGING_FOLDER}/${place}`);
            await cache.adopt(place, folder);
            return true;
          },
          replace: (published, damaged) =>
            forEach(damaged, (file) => upload(folder, getPlace(published), file)),
        }),
      ),

    has: (build) => has(build),

    async findDamage(build) {
      const place = getPlace(build);
      for (const expected of listExpectedFiles(build)) await cache.deleteDamaged({ place, expected });
      return findDamage(build, (file) => bucket.get(`${place}/${file}`), CONCURRENCY);
    },

    read: (build, file) => cache.read(getPlace(build), build, file),

    checkReadiness: createReadinessCheck({ bucket, cache, has, clock, log }),

    getPlace,

    async listPlaces() {
      const newest = new Map<string, Date>();
      for (const { key, modifiedAt } of await bucket.list('')) {
        const [name, version, id, ...file] = key.split('/');
        if (name === STAGING_FOLDER || file.length === 0) continue;
        const place = `${name}/${version}/${id}`;
        const known = newest.get(place);
        if (!known || known < modifiedAt) newest.set(place, modifiedAt);
      }
      return [...newest].map(([place, modifiedAt]) => ({ place, modifiedAt }));
    },

    deletePlace: async (place) => forEach(await bucket.list(`${place}/`), ({ key }) => bucket.delete(key)),

    async deleteAbandoned(now) {
      await deleteAbandonedFolders(cacheRoot, now);
      for (const { key, modifiedAt } of await bucket.list(`${STAGING_FOLDER}/`))
        if (now.getTime() - modifiedAt.getTime() > ABANDONED_AFTER_MS)
          await deleteIfAbandoned(key.slice(STAGING_FOLDER.length + 1), now);
    },
  };
}
