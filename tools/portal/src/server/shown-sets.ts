import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const FILE = 'shown-sets.json';
const shownSchema = z.record(z.string(), z.string());

/**
 * Remembers which set of each domain the command line showed last, so that a move is refused when somebody moved the
 * domain since the person looked.
 */
export function createShownSets(folder: string, server: string) {
  const file = path.join(folder, FILE);
  const getKey = (domain: string) => `${server} ${domain}`;

  const read = async () => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    return shownSchema.parse(JSON.parse(text));
  };

  return {
    find: async (domain: string): Promise<string | undefined> => (await read())[getKey(domain)],

    async remember(domain: string, set: string) {
      const shown = { ...(await read()), [getKey(domain)]: set };
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify(shown));
      await rename(draft, file);
    },
  };
}

export type ShownSets = ReturnType<typeof createShownSets>;
