import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type ExpectedFile, findServedFile, type ServedBuild } from './expected-files.ts';
import { inspectFile } from './find-damage.ts';
import { openIfPresent, readIfPresent } from './open-file.ts';
import { moveFolder, STAGING_FOLDER } from './staging-folder.ts';

/** What is fetched, and where it is: the folder of a build, and a file in it. */
type Request = { place: string; expected: ExpectedFile };

/**
 * Copies of a remote store's files on the local disk. The files never change, so that one that is here needs no request,
 * also while that store is out of reach. Its size is that of the builds that were asked for; it may be deleted at any time.
 */
export function createFileCache({
  root,
  download,
  log,
}: {
  root: string;
  download: (key: string) => Promise<Buffer | undefined>;
  log: FastifyBaseLogger;
}) {
  const running = new Map<string, Promise<boolean>>();
  const resolve = ({ place, expected }: Request) => path.join(root, place, expected.file);

  /** False when the store has no such file, or another one. */
  const fetchFile = async (request: Request) => {
    const { place, expected } = request;
    const key = `${place}/${expected.file}`;
    const bytes = await download(key);
    if (!bytes) return false;
    if (await inspectFile(expected, bytes)) {
      log.error({ key }, 'a fetched file differs from what was published');
      return false;
    }
    const incoming = path.join(root, STAGING_FOLDER, randomUUID());
    const target = resolve(request);
    await mkdir(path.dirname(incoming), { recursive: true });
    await writeFile(incoming, bytes);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(incoming, target);
    return true;
  };

  /** Several requests of a file fetch it once. */
  const fetchOnce = (request: Request) => {
    const target = resolve(request);
    const fetching = running.get(target) ?? fetchFile(request).finally(() => void running.delete(target));
    running.set(target, fetching);
    return fetching;
  };

  /** Opens the copy of a file; one that a power loss has cut short is none. */
  const openCopy = async (request: Request) => {
    const handle = await openIfPresent(resolve(request));
    if (!handle) return undefined;
    if ((await handle.stat()).size === request.expected.state.size) return handle;
    await handle.close();
    return undefined;
  };

  return {
    /**
     * Streams a served file of a build, or its compressed copy, and fetches it before when it is not here; undefined when the
     * build has no such file, or the store has it not as it was published.
     */
    async read(place: string, build: ServedBuild, file: string) {
      const expected = findServedFile(build, file);
      if (!expected) return undefined;
      const request = { place, expected };
      const handle =
        (await openCopy(request)) ?? ((await fetchOnce(request)) ? await openCopy(request) : undefined);
      return handle?.createReadStream();
    },

    /** Moves the folder of a published build here, so that its first visitors need not wait for the store. */
    async adopt(place: string, folder: string) {
      // Copies that are here already are the same files.
      await moveFolder(folder, path.join(root, place));
    },

    /** Rehashes the copy of a file, and deletes it when it is damaged: the next request fetches the file again. */
    async deleteDamaged(request: Request) {
      const target = resolve(request);
      const bytes = await readIfPresent(target);
      if (!bytes || !(await inspectFile(request.expected, bytes))) return;
      log.warn({ file: target }, 'a damaged copy was deleted, and will be fetched again');
      await rm(target, { force: true });
    },

    /** Whether it has anything to serve while the store is out of reach. */
    async isEmpty() {
      const entries = await readdir(root).catch(() => []);
      return entries.every((entry) => entry === STAGING_FOLDER);
    },
  };
}

export type FileCache = ReturnType<typeof createFileCache>;
