import { Kysely, type Transaction } from 'kysely';
import { openEmbedded } from './embedded/embedded-database.ts';
import { openPostgres } from './postgres/postgres-database.ts';
import type { Database } from './schema.ts';
import { sessionDialect } from './session-dialect.ts';
import { SessionConnection } from './session-driver.ts';
import type { CopyRows, SessionSource, SessionUsage } from './session.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A directory for the embedded database, or the URL of a PostgreSQL server. */
export type DatabaseConfig =
  | {
      directory: string;
      /** The statement timeout in milliseconds, which also ends the database thread. @default 15000 */
      statementTimeoutMs?: number;
    }
  | {
      url: string;
      poolSize?: number;
      /** The statement timeout in milliseconds. @default 5000 */
      statementTimeoutMs?: number;
      onIdleError?: (error: Error) => void;
    };

export type OpenDatabase = {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** The same database for bulk work, without a statement timeout. */
  readonly bulk: Db;
  /**
   * Loads rows with COPY, inside `trx` if one is given. Each string has whole lines of CSV (see `copyRow`), each piece of
   * bytes whole binary rows (see `BinaryRows`).
   */
  copyIn(
    table: keyof Database & string,
    columns: readonly string[],
    rows: AsyncIterable<string> | CopyRows,
    trx?: Trx,
  ): Promise<void>;
  /** How often the embedded database has synced data to disk; undefined for PostgreSQL. */
  syncCount(): Promise<number | undefined>;
  usage(): SessionUsage;
  close(): Promise<void>;
};

const DEFAULT_POOL_SIZE = 10;
const DEFAULT_STATEMENT_TIMEOUT_MS = 5_000;
/** The embedded database is slower, and a timeout restarts its thread, so its timeout is longer by this factor. */
export const EMBEDDED_TIMEOUT_FACTOR = 3;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const openSource = (config: DatabaseConfig): Promise<SessionSource> =>
  'url' in config
    ? openPostgres(config.url, {
        poolSize: DEFAULT_POOL_SIZE,
        statementTimeoutMs: DEFAULT_STATEMENT_TIMEOUT_MS,
        ...config,
      })
    : openEmbedded(config.directory, {
        statementTimeoutMs: DEFAULT_STATEMENT_TIMEOUT_MS * EMBEDDED_TIMEOUT_FACTOR,
        ...config,
      });

/** Opens the database; the caller migrates it (`migrateToLatest`). */
export const openDatabase = async (config: DatabaseConfig): Promise<OpenDatabase> => {
  const source = await openSource(config);
  const kysely = (isBulk: boolean) => new Kysely<Database>({ dialect: sessionDialect(source, { isBulk }) });
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
      // Kysely closes the source only if it has run a query; closing twice has no effect.
      await source.close();
    },
  };
};
