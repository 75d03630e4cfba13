import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool, type PoolClient, types } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { textTypeIds } from '../column-types.ts';
import { DatabaseUnavailableError } from '../database-error.ts';
import type { Session, SessionSource } from '../session.ts';

const CONNECT_LIMIT_MS = 5_000;
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

const sessionOf = (client: PoolClient): Session => ({
  async query(sql, parameters) {
    const { rows, command, rowCount } = await client.query<object>(sql, [...parameters]);
    return { rows: rows ?? [], affected: changing.has(command) ? (rowCount ?? 0) : undefined };
  },
  async copyIn(target, chunks) {
    await pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${target} from stdin (format csv)`)));
  },
  release: (broken) => client.release(broken),
});

/** A pool of connections to a PostgreSQL server. `onIdleError` hears of connections that broke while nobody used them. */
export const openPostgres = async (
  url: string,
  options: { poolSize: number; onIdleError?: (error: Error) => void },
): Promise<SessionSource> => {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    types: typeParsers,
  });
  // Without a listener such an error would end the process; the pool replaces the connection by itself.
  pool.on('error', (error) => options.onIdleError?.(error));
  const open = async () => {
    try {
      return sessionOf(await pool.connect());
    } catch (cause) {
      const reason = cause instanceof Error && cause.message ? `: ${cause.message}` : '.';
      throw new DatabaseUnavailableError(`The database cannot be reached${reason}`, { cause });
    }
  };
  try {
    // An address that is wrong is found at the start, not with the first request.
    (await open()).release(false);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    open,
    async close() {
      if (!pool.ended) await pool.end();
    },
    syncCount: async () => undefined,
  };
};
