import { Migrator } from 'kysely/migration';
import type { Db } from '../database.ts';
import { migrations } from './index.ts';

/** Brings the schema up to date; all or nothing. Several servers may start at once: the first one does the work. */
export const migrateToLatest = async (db: Db) => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(`The migration ${failed ?? ''} failed.`, { cause: error });
  }
  return results?.map(({ migrationName }) => migrationName) ?? [];
};
