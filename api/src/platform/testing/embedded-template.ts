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
import { migrateToLatest } from '../database/migrations/migrate.ts';

const migrationFiles = () =>
  globSync('*.ts', { cwd: join(import.meta.dirname, '../database/migrations') }).toSorted();

/** Changes with every migration and with the database's version, and with it the template. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const name of migrationFiles())
    hash.update(name).update(readFileSync(join(import.meta.dirname, '../database/migrations', name)));
  hash.update(readFileSync(join(import.meta.dirname, '../../../package.json')));
  return hash.digest('hex').slice(0, 16);
};

/** Puts a migrated, empty embedded database into `directory`. Making one takes seconds, copying one a moment. */
export const copyTemplate = async (directory: string) => {
  const template = join(tmpdir(), `portal-test-template-${process.getuid?.() ?? 0}-${fingerprint()}`);
  if (!existsSync(template)) {
    const making = mkdtempSync(join(tmpdir(), 'portal-test-making-'));
    const database = await openDatabase({ directory: making });
    await migrateToLatest(database.db);
    await database.close();
    try {
      renameSync(making, template);
    } catch (error) {
      // Another test was faster; its template is as good.
      rmSync(making, { recursive: true, force: true });
      if (!existsSync(template)) throw error;
    }
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  cpSync(template, directory, { recursive: true });
};
