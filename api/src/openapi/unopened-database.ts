import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { OpenDatabase } from '../platform/database/database.ts';
import type { Database } from '../platform/database/schema.ts';

/** Stands where no database is needed: the routes are described, not called. */
export const unopenedDatabase = (): OpenDatabase => ({
  kind: 'embedded',
  db: new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  copyIn: () => Promise.reject(new Error('There is no database behind this app.')),
  syncCount: async () => undefined,
  close: () => Promise.resolve(),
});
