import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { migrateToLatest } from '../database/migrations/migrate.ts';
import { copyTemplateDatabase } from './template-database.ts';
import { findBinaryDirectory, startCluster } from './postgres-cluster.ts';
import { isFullDepth } from './test-depth.ts';

export type DatabaseKind = OpenDatabase['kind'];

/** A migrated, empty database for one suite; closing it deletes it. */
export type TestDatabase = {
  database: OpenDatabase;
  /** The URL for other processes, if the database is on a server. */
  url?: string;
  close(): Promise<void>;
};

const openEmbedded = async (): Promise<TestDatabase> => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-test-'));
  await copyTemplateDatabase(directory);
  const database = await openDatabase({ directory });
  return {
    database,
    async close() {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

const runStatement = async (connectionString: string, statement: string) => {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const formatDatabaseUrl = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Creates and migrates a template database; no session may be connected to it. */
export const createTemplateDatabase = async (server: string, name: string) => {
  await runStatement(server, `create database ${name}`);
  const database = await openDatabase({ url: formatDatabaseUrl(server, name) });
  await migrateToLatest(database.bulk);
  await database.close();
};

/** The environment variable with the name of a migrated template database on the given server. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

/** Creates a database with a unique name, from the template if there is one. */
const openOnServer = async (server: string): Promise<TestDatabase> => {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const template = process.env[TEMPLATE_VARIABLE];
  // The default strategy writes each page of the template to the log, which takes three times as long.
  const from = template ? ` template ${template} strategy file_copy` : '';
  await runStatement(server, `create database ${name}${from}`);
  const url = formatDatabaseUrl(server, name);
  const database = await openDatabase({ url });
  return {
    database,
    url,
    async close() {
      await database.close();
      await runStatement(server, `drop database ${name} with (force)`);
    },
  };
};

const openPostgres = async (): Promise<TestDatabase | undefined> => {
  const { TEST_DATABASE_URL: server } = process.env;
  if (server) return openOnServer(server);
  const cluster = await startCluster();
  if (!cluster) return undefined;
  const database = await openDatabase({ url: cluster.url });
  return {
    database,
    url: cluster.url,
    async close() {
      await database.close();
      await cluster.stop();
    },
  };
};

/** The databases that `TEST_DATABASES` names, for every suite; undefined where it is not set. */
const chosenKinds = process.env['TEST_DATABASES']
  ?.split(',')
  .filter((kind): kind is DatabaseKind => kind === 'embedded' || kind === 'postgres');

/** For most suites: PostgreSQL is several times faster than the embedded database. */
export const defaultKinds: readonly DatabaseKind[] =
  chosenKinds ?? (process.env['TEST_DATABASE_URL'] || findBinaryDirectory() ? ['postgres'] : ['embedded']);

/** For suites about what may differ between the databases. */
export const databaseKinds: readonly DatabaseKind[] =
  chosenKinds ?? (isFullDepth ? ['embedded', 'postgres'] : defaultKinds);

/** Opens and migrates a database of the given kind; undefined where the machine has no PostgreSQL server. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<TestDatabase | undefined> => {
  const opened = kind === 'embedded' ? await openEmbedded() : await openPostgres();
  if (opened) await migrateToLatest(opened.database.bulk);
  return opened;
};
