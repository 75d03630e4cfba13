import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from '../database.ts';
import { migrations } from './index.ts';

/** The schema cannot be migrated: a migration failed, or a later version of the server has migrated the database. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

const TABLE = 'kysely_migration';

const appliedTo = async (db: Db) => {
  const { rows: found } = await sql<{ oid: string | null }>`select to_regclass(${TABLE}) as oid`.execute(db);
  if (!found[0]?.oid) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

/** Names of migrations that have not been applied. */
export const missingMigrations = async (db: Db) => {
  const applied = new Set(await appliedTo(db));
  return Object.keys(migrations).filter((name) => !applied.has(name));
};

/**
 * Applies all pending migrations, or none when one fails. Several servers may start at once: the first one migrates while
 * the others wait for its lock.
 *
 * @throws MigrationError
 */
export const migrateToLatest = async (db: Db) => {
  const applied = await appliedTo(db);
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new MigrationError(
      `A later version of the server has changed this database (${unknown.join(', ')}): run that version, or a newer one.`,
    );
  // Kysely's Migrator reads the whole catalog first, which would be most of the time that a command takes.
  if (applied.length === Object.keys(migrations).length) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    const reason = error instanceof Error ? `: ${error.message}` : '';
    throw new MigrationError(`The migration ${failed ?? 'of the database'} failed${reason}`, {
      cause: error,
    });
  }
  return results?.map(({ migrationName }) => migrationName) ?? [];
};
