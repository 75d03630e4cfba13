import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { SessionDriver } from './session-driver.ts';
import type { SessionOptions, SessionSource } from './session.ts';

/** Kysely's PostgreSQL dialect over any source of sessions. */
export const sessionDialect = (source: SessionSource, options: SessionOptions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new SessionDriver(source, options),
  // Kysely's interface has a database of unknown tables here.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the signature of `Dialect`
  createIntrospector: (db: Kysely<any>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
