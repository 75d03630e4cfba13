import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { OpenDatabase } from '../platform/database/database.ts';
import type { Database } from '../platform/database/schema.ts';

const kysely = () =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** A database for apps that only describe their routes and never call them. */
export const unopenedDatabase = (): OpenDatabase => ({
  kind: 'embedded',
  db: kysely(),
  bulk: kysely(),
  copyIn: () => Promise.reject(new Error('This app has no database.')),
  syncCount: async () => undefined,
  usage: () => ({ open: 0, idle: 0, waiting: 0 }),
  close: () => Promise.resolve(),
});
