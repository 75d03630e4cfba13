import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where a stored cover is served. */
export const storedCoverPath = (hash: string) => `/media/stored/${hash}.webp`;

/** Covers as files that are named by the SHA-256 of their bytes, and so never change. */
export const createCoverStore = (directory: string) => {
  const fileOf = (hash: string) => path.join(directory, `${hash}.webp`);
  return {
    /** Returns the hash. */
    async save(bytes: Buffer): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await mkdir(directory, { recursive: true });
      // Renamed when complete, so that a kill leaves no half picture below the name of a whole one.
      const unfinished = path.join(directory, `${randomUUID()}.tmp`);
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, fileOf(hash));
      return hash;
    },
    has: (hash: string) =>
      access(fileOf(hash)).then(
        () => true,
        () => false,
      ),
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

export type CoverStore = ReturnType<typeof createCoverStore>;
