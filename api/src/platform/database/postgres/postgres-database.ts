import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { textTypeIds } from '../column-types.ts';
import { BINARY_HEADER, BINARY_TRAILER } from '../binary-rows.ts';
import { DatabaseUnavailableError, sqlStateOf } from '../database-error.ts';
import type { CopyRows, Session, SessionSource } from '../session.ts';

const CONNECT_LIMIT_MS = 5_000;
/** A server that does not even say that it cut a statement off is not there any more. */
const SILENCE_LIMIT_MS = 3_000;
/** A connection keeps the plans of so many statements; those with lists of changing length would be ever new ones. */
const MOST_NAMES = 256;
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const asText = (value: string) => value;
const textTypes: ReadonlySet<number> = new Set(textTypeIds);

/** Per pool rather than global, so that nobody else's use of the driver changes. */
const typeParsers: typeof types = {
  ...types,
  // The overloads of `getTypeParser` cannot be met by one arrow function.
  getTypeParser: ((id: number, format: 'text') =>
    textTypes.has(id) ? asText : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

export type PostgresOptions = {
  poolSize: number;
  statementTimeoutMs: number;
  /** Hears of connections that broke while nobody used them. */
  onIdleError?: (error: Error) => void;
};

const unavailable = (cause: unknown, text: string) =>
  new DatabaseUnavailableError(
    cause instanceof Error && cause.message ? `${text}: ${cause.message}` : `${text}.`,
    { cause },
  );

/**
 * Names for statements by their text. A statement with a name is parsed and planned once for each connection, which
 * costs the short ones more than their work does. The first of a server's life are those that it goes on to send.
 */
const createStatementNames = () => {
  const names = new Map<string, string>();
  return (sql: string): string | undefined => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
};

async function* framed({ format, pieces }: CopyRows): AsyncGenerator<string | Uint8Array<ArrayBuffer>> {
  if (format === 'binary') yield BINARY_HEADER;
  yield* pieces;
  if (format === 'binary') yield BINARY_TRAILER;
}

/** One connection of the pool. What breaks the connection itself is told apart from what is wrong with a statement. */
const sessionOf = (
  client: PoolClient,
  queryLimitMs: number | undefined,
  nameOf: (sql: string) => string | undefined,
  restore: () => Promise<unknown>,
): Session => {
  let isBroken = false;
  // Without a listener a connection that ends while it is used would end the process.
  const onError = () => {
    isBroken = true;
  };
  client.on('error', onError);
  const watch = async <Result>(work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      if (sqlStateOf(error)) throw error;
      isBroken = true;
      throw unavailable(error, 'The connection to the database broke');
    }
  };
  const giveBack = (broken: boolean) => {
    client.off('error', onError);
    client.release(broken);
  };
  return {
    query: (sql, parameters) =>
      watch(async () => {
        // The driver reads this setting, its types do not know it.
        const config: QueryConfig & { query_timeout?: number } = {
          name: nameOf(sql),
          text: sql,
          values: [...parameters],
          ...(queryLimitMs === undefined ? {} : { query_timeout: queryLimitMs }),
        };
        const { rows, command, rowCount } = await client.query<object>(config);
        return { rows: rows ?? [], affected: changing.has(command) ? (rowCount ?? 0) : undefined };
      }),
    async copyIn(target, rows) {
      const stream = client.query(copyFrom(`copy ${target} from stdin (format ${rows.format})`));
      // Pieces are large: those that wait for the server take memory.
      await pipeline(Readable.from(framed(rows), { highWaterMark: 1 }), stream);
    },
    release(broken) {
      if (broken || isBroken) giveBack(true);
      else
        restore().then(
          () => giveBack(false),
          () => giveBack(true),
        );
    },
  };
};

/** A pool of connections to a PostgreSQL server. */
export const openPostgres = async (url: string, options: PostgresOptions): Promise<SessionSource> => {
  const { statementTimeoutMs } = options;
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: statementTimeoutMs,
    types: typeParsers,
  });
  // Without a listener such an error would end the process; the pool replaces the connection by itself.
  pool.on('error', (error) => options.onIdleError?.(error));
  const nameOf = createStatementNames();
  const connect = async () => {
    try {
      return await pool.connect();
    } catch (cause) {
      throw unavailable(cause, 'The database cannot be reached');
    }
  };
  const open: SessionSource['open'] = async ({ isUnhurried }) => {
    const client = await connect();
    if (!isUnhurried)
      return sessionOf(client, statementTimeoutMs + SILENCE_LIMIT_MS, nameOf, () => Promise.resolve());
    const session = sessionOf(
      client,
      undefined,
      () => undefined,
      () => client.query(`set statement_timeout = ${statementTimeoutMs}`),
    );
    try {
      await session.query('set statement_timeout = 0', []);
      return session;
    } catch (error) {
      session.release(true);
      throw error;
    }
  };
  try {
    // An address that is wrong is found at the start, not with the first request.
    (await open({ isUnhurried: false })).release(false);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    open,
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      if (!pool.ended) await pool.end();
    },
    syncCount: async () => undefined,
  };
};
