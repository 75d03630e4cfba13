import { readConfig } from './app/config.ts';
import { databaseConfig } from './app/database-config.ts';
import { type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { migrateToLatest } from './platform/database/migrations/migrate.ts';
import { exportDatabase, importDatabase, type TransferredTable } from './platform/database/transfer/index.ts';

export type TransferOptions = {
  file: string;
  /** Called for each table when it is transferred. */
  onTable: (table: TransferredTable) => void;
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

/** Exports the database that the environment names to a file. An embedded one must not be in use. */
export const exportPortal = (environment: Environment, options: TransferOptions) =>
  withDatabase(environment, (database) => exportDatabase(database, options));

/** Imports such a file into the empty database that the environment names. */
export const importPortal = (environment: Environment, options: TransferOptions) =>
  withDatabase(environment, async (database) => {
    await migrateToLatest(database.bulk);
    await importDatabase(database, options);
  });
