import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import S3rver from 's3rver';
import { startBreakableProxy } from '../../../platform/testing/breakable-proxy.ts';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import { listFiles } from '../builds/build-files.ts';
import { createBucket } from '../store/bucket.ts';
import { createTemporaryFolder } from './fixture-build.ts';
import { openTestPortal } from './test-portal.ts';
import { cleanUp } from '../../../platform/testing/clean-up.ts';

/** Sets environment variables of this process until the test ends. */
export function setEnvironment(t: TestContext, variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) {
    const before = process.env[name];
    process.env[name] = value;
    cleanUp(t, () => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
}

/** An S3 server of this process with an empty bucket, behind a proxy that can be cut. */
export async function startBucket(t: TestContext) {
  const folder = await createTemporaryFolder(t);
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'portal', configs: [] }],
  });
  const { port } = await server.run();
  cleanUp(t, () => server.close());
  const proxy = await startBreakableProxy({ host: '127.0.0.1', port });
  cleanUp(t, () => proxy.stop());
  // The only credentials that it knows.
  setEnvironment(t, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const bucket = createBucket({
    name: 'portal',
    prefix: 'builds',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
  });
  cleanUp(t, () => bucket.close());
  const environment = {
    STORE_URL: 's3://portal/builds',
    S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
  };
  return { bucket, proxy, environment };
}

/** A portal with an empty store, and what a test does to its files behind the server's back. */
export async function openFolderPortal(t: TestContext) {
  const [clock, log] = [new FakeClock(), [] as string[]];
  const portal = await openTestPortal(t, { clock, log });
  const root = path.join(portal.dataDir, 'releases');
  const locate = (build: string, file: string) => path.join(root, build, file);
  return {
    portal,
    clock,
    log,
    stored: {
      /** The files of a build, `<name>/<version>`. */
      list: async (build: string) => (await listFiles(path.join(root, build))).map(({ file }) => file),
      read: (build: string, file: string) => readFile(locate(build, file)),
      write: (build: string, file: string, text: string) => writeFile(locate(build, file), text),
      remove: (build: string, file: string) => rm(locate(build, file)),
      /** A file that no published build has. */
      async add(build: string, file: string) {
        await mkdir(path.join(root, build), { recursive: true });
        await writeFile(locate(build, file), file);
      },
      removeAll: (build: string) => rm(path.join(root, build), { recursive: true }),
    },
  };
}

/** A portal whose builds are in a bucket; the functions read and change the bucket, not this server's copies. */
export async function openBucketPortal(t: TestContext) {
  const [clock, log] = [new FakeClock(), [] as string[]];
  const { bucket, proxy, environment } = await startBucket(t);
  const portal = await openTestPortal(t, { clock, log, environment });
  const cache = path.join(portal.dataDir, 'release-cache');
  const listKeys = async (start: string) => (await bucket.list(start)).map(({ key }) => key);
  /** Objects have the hash of the build's list between its version and the file. */
  const locate = async (build: string, file: string) => {
    const [key] = await listKeys(`${build}/`);
    return `${build}/${key?.split('/')[2] ?? 'none'}/${file}`;
  };
  const forget = () => rm(cache, { recursive: true, force: true });
  return {
    portal,
    clock,
    log,
    bucket,
    proxy,
    environment,
    cache,
    forget,
    listKeys,
    stored: {
      list: async (build: string) =>
        (await listKeys(`${build}/`)).map((key) => key.split('/').slice(3).join('/')).toSorted(),
      async read(build: string, file: string) {
        const bytes = await bucket.get(await locate(build, file));
        if (!bytes) throw new Error(`The bucket has no ${file} of ${build}.`);
        return bytes;
      },
      async write(build: string, file: string, text: string) {
        await bucket.put(await locate(build, file), Buffer.from(text));
        await forget();
      },
      async remove(build: string, file: string) {
        await bucket.delete(await locate(build, file));
        await forget();
      },
      add: (build: string, file: string) =>
        bucket.put(`${build}/0123456789abcdef/${file}`, Buffer.from(file)),
      async removeAll(build: string) {
        for (const key of await listKeys(`${build}/`)) await bucket.delete(key);
        await forget();
      },
    },
  };
}
