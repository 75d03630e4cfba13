import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type BuildStore, StoreSetupError } from './build-store.ts';
import type { BucketSettings } from './bucket.ts';
import { createFolderStore } from './folder-store.ts';

/** One line, for the operator who starts the server. */
const describeCause = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text.split('\n')[0];
};

/**
 * A bucket that refuses to be used ends the start, for example because of wrong credentials. One that is out of reach ends
 * it only on a server without copies of its files.
 */
async function openBucketStore(app: FastifyInstance, settings: BucketSettings): Promise<BuildStore> {
  // A server without a bucket does not load the SDK.
  const { createBucket, isRefusal } = await import('./bucket.ts');
  const { createBucketStore } = await import('./bucket-store.ts');
  const { clock, log, config } = app;
  const bucket = createBucket(settings);
  const store = createBucketStore({
    bucket,
    clock,
    log,
    cacheRoot: path.join(config.dataDir, 'release-cache'),
  });
  try {
    await bucket.checkAccess();
  } catch (error) {
    const isLasting = error instanceof Error && isRefusal(error.cause);
    if (isLasting || (await store.checkReadiness(undefined)) === 'unavailable') {
      bucket.close();
      throw new StoreSetupError(`${bucket.address} cannot be used: ${describeCause(error)}`, {
        cause: error,
      });
    }
  }
  app.addHook('onClose', async () => bucket.close());
  return store;
}

export type OpenBuildStore = (app: FastifyInstance) => BuildStore | Promise<BuildStore>;

/**
 * Opens the store that the settings name: a bucket, or a folder of the data directory.
 * @throws StoreSetupError when the bucket cannot be used
 */
export const openBuildStore = async (app: FastifyInstance): Promise<BuildStore> =>
  app.config.bucket
    ? openBucketStore(app, app.config.bucket)
    : createFolderStore(path.join(app.config.dataDir, 'releases'));
