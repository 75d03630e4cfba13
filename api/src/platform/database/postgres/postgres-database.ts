import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { textTypeIds } from '../column-types.ts';
import { BINARY_HEADER, BINARY_TRAILER } from '../binary-rows.ts';
import { DatabaseUnavailableError, getSqlState } from '../database-error.ts';
import type { CopyRows, DatabaseSession, SessionSource } from '../session.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Added to the statement timeout on the client, for servers that do not respond at all. */
const CLIENT_TIMEOUT_MARGIN_MS = 3_000;
/** Limits prepared statements per connection, because SQL with lists of varying length is never the same. */
const MAX_PREPARED_STATEMENTS = 256;
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const asText = (value: string) => value;
const textTypes: ReadonlySet<number> = new Set(textTypeIds);

/** Type parsers of this pool only; global ones would affect other users of the driver. */
const typeParsers: typeof types = {
  ...types,
  // One arrow function cannot have the overloads of `getTypeParser`.
  getTypeParser: ((id: number, format: 'text') =>
    textTypes.has(id) ? asText : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

export type PostgresOptions = {
  poolSize: number;
  statementTimeoutMs: number;
  /** Called when an idle connection breaks. */
  onIdleError?: (error: Error) => void;
};

const unavailable = (cause: unknown, text: string) =>
  new DatabaseUnavailableError(
    cause instanceof Error && cause.message ? `${text}: ${cause.message}` : `${text}.`,
    { cause },
  );

/**
 * Names prepared statements by their SQL. A named statement is parsed and planned once per connection, which takes more time
 * than executing a short one. The first ones get names, because a server repeats these.
 */
const createStatementNames = () => {
  const names = new Map<string, string>();
  return (sql: string): string | undefined => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MAX_PREPARED_STATEMENTS) return known;
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

/** A session on one connection of the pool; distinguishes a broken connection from a failed statement. */
const sessionOf = (
  client: PoolClient,
  queryTimeoutMs: number | undefined,
  nameOf: (sql: string) => string | undefined,
  restore: () => Promise<unknown>,
): DatabaseSession => {
  let isBroken = false;
  // Without a listener an error event of the connection would end the process.
  const onError = () => {
    isBroken = true;
  };
  client.on('error', onError);
  const watch = async <Result>(work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      if (getSqlState(error)) throw error;
      isBroken = true;
      throw unavailable(error, 'The connection to the database broke');
    }
  };
  const releaseClient = (broken: boolean) => {
    client.off('error', onError);
    client.release(broken);
  };
  return {
    query: (sql, parameters) =>
      watch(async () => {
        // The driver supports `query_timeout`, but its types lack it.
        const config: QueryConfig & { query_timeout?: number } = {
          name: nameOf(sql),
          text: sql,
          values: [...parameters],
          ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
        };
        const { rows, command, rowCount } = await client.query<object>(config);
        return { rows: rows ?? [], affectedRows: changing.has(command) ? (rowCount ?? 0) : undefined };
      }),
    async copyIn(target, rows) {
      const stream = client.query(copyFrom(`copy ${target} from stdin (format ${rows.format})`));
      // Pieces are large, so only one is buffered.
      await pipeline(Readable.from(framed(rows), { highWaterMark: 1 }), stream);
    },
    release(broken) {
      if (broken || isBroken) releaseClient(true);
      else
        restore().then(
          () => releaseClient(false),
          () => releaseClient(true),
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
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    types: typeParsers,
  });
  // Without a listener such an error would end the process; the pool replaces the connection.
  pool.on('error', (error) => options.onIdleError?.(error));
  const nameOf = createStatementNames();
  const connect = async () => {
    try {
      return await pool.connect();
    } catch (cause) {
      throw unavailable(cause, 'The database cannot be reached');
    }
  };
  const open: SessionSource['open'] = async ({ isBulk }) => {
    const client = await connect();
    if (!isBulk)
      return sessionOf(client, statementTimeoutMs + CLIENT_TIMEOUT_MARGIN_MS, nameOf, () =>
        Promise.resolve(),
      );
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
    // Fails at start when the URL is wrong, instead of with the first request.
    (await open({ isBulk: false })).release(false);
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
