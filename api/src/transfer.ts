import { readConfig } from './config.ts';
import { databaseConfig } from './database-config.ts';
import { type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { migrateToLatest } from './platform/database/migrations/migrate.ts';
import { exportDatabase, importDatabase, type TransferredTable } from './platform/database/transfer/index.ts';

export type TransferOptions = {
  file: string;
  /** Hears of each table once it is moved. */
  done: (table: TransferredTable) => void;
};

type Environment = Record<string, string | undefined>;

const withDatabase = async (environment: Environment, work: (database: OpenDatabase) => Promise<void>) => {
  const database = await openDatabase(databaseConfig(readConfig(environment)));
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

/** Writes the database that the environment names into a file. An embedded one must not be in use. */
export const exportPortal = (environment: Environment, options: TransferOptions) =>
  withDatabase(environment, (database) => exportDatabase(database, options));

/** Fills the empty database that the environment names from such a file. */
export const importPortal = (environment: Environment, options: TransferOptions) =>
  withDatabase(environment, async (database) => {
    await migrateToLatest(database.bulk);
    await importDatabase(database, options);
  });
