import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/database.ts';
import { setSmallBuffers } from '../database/embedded/small-buffers.ts';
import { migrateToLatest } from '../database/migrations/migrate.ts';

const migrationFiles = () =>
  globSync('*.ts', { cwd: join(import.meta.dirname, '../database/migrations') }).toSorted();

/** Changes with every migration and every version of the database, so that a new template is created. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const name of migrationFiles())
    hash.update(name).update(readFileSync(join(import.meta.dirname, '../database/migrations', name)));
  hash.update(readFileSync(join(import.meta.dirname, '../../../package.json')));
  return hash.digest('hex').slice(0, 16);
};

/** Copies a migrated, empty embedded database into `directory`; creating one takes seconds. */
export const copyTemplateDatabase = async (directory: string) => {
  const template = join(tmpdir(), `portal-test-template-${process.getuid?.() ?? 0}-${fingerprint()}`);
  if (!existsSync(template)) {
    const newTemplate = mkdtempSync(join(tmpdir(), 'portal-test-template-new-'));
    const database = await openDatabase({ directory: newTemplate });
    await migrateToLatest(database.db);
    await database.close();
    setSmallBuffers(newTemplate);
    try {
      renameSync(newTemplate, template);
    } catch (error) {
      // Another process created the same template first.
      rmSync(newTemplate, { recursive: true, force: true });
      if (!existsSync(template)) throw error;
    }
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  cpSync(template, directory, { recursive: true });
};
