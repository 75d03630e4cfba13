import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { candidateSchema } from './statement.ts';

const FOLDER = 'accepted-releases';

const acceptedSchema = z.object({
  domain: z.string(),
  set: z.string(),
  candidate: candidateSchema.optional(),
  counter: z.int(),
});

/** The newest statement of a domain that a server with this data directory issued or accepted. */
export type AcceptedStatement = z.infer<typeof acceptedSchema>;

/** Remembers, outside of the database, which statement of each domain was accepted last. */
export function createAcceptedStatements(dataDir: string) {
  const folder = path.join(dataDir, FOLDER);
  // A domain's name may be longer than a file's.
  const getFile = (domain: string) =>
    path.join(folder, `${createHash('sha256').update(domain).digest('hex')}.json`);

  return {
    async find(domain: string): Promise<AcceptedStatement | undefined> {
      const text = await readFile(getFile(domain), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? undefined : acceptedSchema.parse(JSON.parse(text));
    },

    async keep({ domain, set, candidate, counter }: AcceptedStatement) {
      const file = getFile(domain);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, JSON.stringify({ domain, set, candidate, counter }));
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

export type AcceptedStatements = ReturnType<typeof createAcceptedStatements>;
