import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 86_400_000;

/** Files that are named by the SHA-256 of their bytes, and so never change. */
export const createFileStore = (directory: string, extension: string) => {
  const fileOf = (hash: string) => path.join(directory, `${hash}.${extension}`);
  const name = new RegExp(String.raw`^([0-9a-f]{64})\.${extension}$`);
  return {
    /** Returns the hash. */
    async save(bytes: Buffer): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await mkdir(directory, { recursive: true });
      // Renamed when complete, so that a kill leaves no half file below the name of a whole one.
      const unfinished = path.join(directory, `${randomUUID()}.tmp`);
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, fileOf(hash));
      return hash;
    },
    /** Whether there is one; `listOld` then leaves it out for a day. */
    keep: (hash: string) =>
      utimes(fileOf(hash), new Date(), new Date()).then(
        () => true,
        () => false,
      ),
    /** The hashes of those that were neither saved nor kept for a day. */
    async listOld(): Promise<string[]> {
      const hashes: string[] = [];
      await mkdir(directory, { recursive: true });
      for (const file of await readdir(directory)) {
        const hash = name.exec(file)?.[1];
        if (hash === undefined) continue;
        const { mtimeMs } = await stat(path.join(directory, file));
        if (Date.now() - mtimeMs > DAY_MS) hashes.push(hash);
      }
      return hashes;
    },
    remove: (hash: string) => rm(fileOf(hash), { force: true }),
    /** Undefined when there is none. */
    async read(hash: string): Promise<Buffer | undefined> {
      try {
        return await readFile(fileOf(hash));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
};

export type FileStore = ReturnType<typeof createFileStore>;
