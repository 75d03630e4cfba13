import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'shown-sets';

/**
 * Remembers which set of each domain the command line showed last, so that a move is refused when somebody moved the
 * domain since the person looked. Each domain has a file, so that a move costs the same however many domains there are.
 */
export function createShownSets(dataDir: string, server: string) {
  const folder = path.join(dataDir, FOLDER);
  const getFile = (domain: string) =>
    path.join(folder, createHash('sha256').update(`${server} ${domain}`).digest('hex'));

  return {
    async find(domain: string): Promise<string | undefined> {
      try {
        return await readFile(getFile(domain), 'utf8');
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async remember(domain: string, set: string) {
      const file = getFile(domain);
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, set);
      await rename(draft, file);
    },
  };
}

export type ShownSets = ReturnType<typeof createShownSets>;
