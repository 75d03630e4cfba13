import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const FILE = 'trusted-servers.json';
const trustedSchema = z.record(
  z.string(),
  z.object({ key: z.string(), counters: z.record(z.string(), z.int()) }),
);

/** Remembers the public key of each server, and the newest statement of each of its domains that was accepted. */
export function createTrustedServers(folder: string) {
  const file = path.join(folder, FILE);

  const read = async () => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    return trustedSchema.parse(JSON.parse(text));
  };

  return {
    find: async (origin: string) => (await read())[origin],

    async remember(
      origin: string,
      { key, domain, counter }: { key: string; domain: string; counter: number },
    ) {
      const known = await read();
      const counters = known[origin]?.key === key ? known[origin].counters : {};
      if (counters[domain] === counter) return;
      const entry = { key, counters: { ...counters, [domain]: counter } };
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify({ ...known, [origin]: entry }));
      await rename(draft, file);
    },
  };
}
