import { Kysely, type Transaction } from 'kysely';
import { openEmbedded } from './embedded/embedded-database.ts';
import { openPostgres } from './postgres/postgres-database.ts';
import type { Database } from './schema.ts';
import { sessionDialect } from './session-dialect.ts';
import { SessionConnection } from './session-driver.ts';
import type { SessionSource } from './session.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A directory for the embedded database, or the address of a PostgreSQL server. */
export type DatabaseConfig =
  { directory: string } | { url: string; poolSize?: number; onIdleError?: (error: Error) => void };

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /**
   * Loads rows in bulk, inside `trx` if one is given. Each string holds whole lines of CSV
   * (see `copyRow`); the fastest way in on both databases.
   */
  copyIn(
    table: keyof Database & string,
    columns: readonly string[],
    rows: AsyncIterable<string>,
    trx?: Trx,
  ): Promise<void>;
  /** How often the embedded database forced data to the disk; undefined for a server. */
  syncCount(): Promise<number | undefined>;
  close(): Promise<void>;
}

const DEFAULT_POOL_SIZE = 10;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens the database; the caller migrates it (`migrateToLatest`). */
export const openDatabase = async (config: DatabaseConfig): Promise<OpenDatabase> => {
  const embedded = 'directory' in config ? await openEmbedded(config.directory) : undefined;
  const source: SessionSource =
    'url' in config ? openPostgres(config.url, { poolSize: DEFAULT_POOL_SIZE, ...config }) : embedded!;
  const db = new Kysely<Database>({ dialect: sessionDialect(source) });
  return {
    kind: embedded ? 'embedded' : 'postgres',
    db,
    async copyIn(table, columns, rows, trx) {
      const target = `${quoted(table)} (${columns.map(quoted).join(', ')})`;
      await (trx ?? db).getExecutor().provideConnection(async (connection) => {
        if (!(connection instanceof SessionConnection))
          throw new TypeError('The connection is not a session.');
        await connection.copyIn(target, rows);
      });
    },
    syncCount: async () => embedded?.syncCount(),
    async close() {
      await db.destroy();
      // Kysely opens its driver on first use, and closes only what it opened.
      await embedded?.close();
    },
  };
};
