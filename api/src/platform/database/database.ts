import { Kysely, type Transaction } from 'kysely';
import { openEmbedded } from './embedded/embedded-database.ts';
import { openPostgres } from './postgres/postgres-database.ts';
import type { Database } from './schema.ts';
import { sessionDialect } from './session-dialect.ts';
import { SessionConnection } from './session-driver.ts';
import type { CopyRows, SessionSource, SessionUsage } from './session.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A directory for the embedded database, or the address of a PostgreSQL server. */
export type DatabaseConfig =
  | {
      directory: string;
      /** After so many milliseconds a statement is cut off, and the database thread with it. @default 15000 */
      statementTimeoutMs?: number;
    }
  | {
      url: string;
      poolSize?: number;
      /** After so many milliseconds a statement is cut off. @default 5000 */
      statementTimeoutMs?: number;
      onIdleError?: (error: Error) => void;
    };

export type OpenDatabase = {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** The same database for work in bulk: no statement is cut off, however long it takes. */
  readonly bulk: Db;
  /**
   * Loads rows in bulk, inside `trx` if one is given. Each string holds whole lines of CSV
   * (see `copyRow`), each piece of bytes whole binary rows; the fastest way in on both databases.
   */
  copyIn(
    table: keyof Database & string,
    columns: readonly string[],
    rows: AsyncIterable<string> | CopyRows,
    trx?: Trx,
  ): Promise<void>;
  /** How often the embedded database forced data to the disk; undefined for a server. */
  syncCount(): Promise<number | undefined>;
  usage(): SessionUsage;
  close(): Promise<void>;
};

const DEFAULT_POOL_SIZE = 10;
const DEFAULT_STATEMENT_TIMEOUT_MS = 5_000;
/** The embedded engine takes longer for the same, and being cut off costs it a restart. */
export const EMBEDDED_PATIENCE = 3;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const openSource = (config: DatabaseConfig): Promise<SessionSource> =>
  'url' in config
    ? openPostgres(config.url, {
        poolSize: DEFAULT_POOL_SIZE,
        statementTimeoutMs: DEFAULT_STATEMENT_TIMEOUT_MS,
        ...config,
      })
    : openEmbedded(config.directory, {
        statementTimeoutMs: DEFAULT_STATEMENT_TIMEOUT_MS * EMBEDDED_PATIENCE,
        ...config,
      });

/** Opens the database; the caller migrates it (`migrateToLatest`). */
export const openDatabase = async (config: DatabaseConfig): Promise<OpenDatabase> => {
  const source = await openSource(config);
  const kysely = (isUnhurried: boolean) =>
    new Kysely<Database>({ dialect: sessionDialect(source, { isUnhurried }) });
  const [db, bulk] = [kysely(false), kysely(true)];
  return {
    kind: 'url' in config ? 'postgres' : 'embedded',
    db,
    bulk,
    async copyIn(table, columns, rows, trx) {
      const target = `${quoted(table)} (${columns.map(quoted).join(', ')})`;
      await (trx ?? bulk).getExecutor().provideConnection(async (connection) => {
        if (!(connection instanceof SessionConnection))
          throw new TypeError('The connection is not a session.');
        await connection.copyIn(target, 'format' in rows ? rows : { format: 'csv', pieces: rows });
      });
    },
    syncCount: () => source.syncCount(),
    usage: () => source.usage(),
    async close() {
      await db.destroy();
      await bulk.destroy();
      // Kysely opens its driver on first use, and closes only what it opened; a second closing does nothing.
      await source.close();
    },
  };
};
