import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { copyTemplateDatabase } from './template-database.ts';
import { type DatabaseKind, openTestDatabase } from './test-databases.ts';
import { cleanUp } from './clean-up.ts';

/** Everything that a server stores: its data directory, and its database in a directory or on a server. */
export type ServerStorage = {
  folder: string;
  dataDir: string;
  database: { directory: string } | { url: string };
};

const storageIn = (folder: string, url: string | undefined): ServerStorage => ({
  folder,
  dataDir: join(folder, 'data'),
  database: url === undefined ? { directory: join(folder, 'database') } : { url },
});

/** Creates an empty data directory and a migrated database; undefined where the machine has no server of that kind. */
export const createServerStorage = async (
  t: TestContext,
  kind: DatabaseKind,
): Promise<ServerStorage | undefined> => {
  let url: string | undefined;
  if (kind === 'postgres') {
    const opened = await openTestDatabase(kind);
    if (!opened?.url) return undefined;
    cleanUp(t, () => opened.close());
    ({ url } = opened);
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-storage-'));
  cleanUp(t, () => rmSync(folder, { recursive: true, force: true }));
  const storage = storageIn(folder, url);
  mkdirSync(storage.dataDir);
  if ('directory' in storage.database) await copyTemplateDatabase(storage.database.directory);
  return storage;
};

/** Copies the files as they are now; a database on a server is not copied. */
export const copyServerStorage = (t: TestContext, { folder, database }: ServerStorage): ServerStorage => {
  const copy = mkdtempSync(join(tmpdir(), 'portal-storage-'));
  cleanUp(t, () => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, copy, { recursive: true });
  return storageIn(copy, 'url' in database ? database.url : undefined);
};
