import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Bucket } from './bucket.ts';
import type { BuildStore, StoreReadiness } from './build-store.ts';
import type { StoredBuild } from './expected-files.ts';
import type { FileCache } from './file-cache.ts';

/** Shorter than the usual timeout of a health probe. */
const TIMEOUT_MS = 1_500;
/** `/readyz` is public and asked by several machines, and each write of the bucket is paid for. */
const VALID_MS = 10_000;

/** Whether a bucket can be written and has the newest build; asked at most every ten seconds. */
export function createReadinessCheck({
  bucket,
  cache,
  has,
  clock,
  log,
}: {
  bucket: Bucket;
  cache: FileCache;
  has: (build: StoredBuild, signal: AbortSignal) => Promise<boolean>;
  clock: Clock;
  log: FastifyBaseLogger;
}): BuildStore['checkReadiness'] {
  const check = async (newest: StoredBuild | undefined): Promise<StoreReadiness> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      await bucket.checkAccess(signal);
      return !newest || (await has(newest, signal)) ? 'ok' : 'unavailable';
    } catch (error) {
      log.warn({ err: error }, 'the bucket of builds is out of reach');
      // Taking every server out of service would end what they can still serve.
      return (await cache.isEmpty()) ? 'unavailable' : 'degraded';
    }
  };

  let last: { at: number; result: Promise<StoreReadiness> } | undefined;
  return (newest) => {
    const at = clock.now().getTime();
    if (!last || at - last.at >= VALID_MS) last = { at, result: check(newest) };
    return last.result;
  };
}
