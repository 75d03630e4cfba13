import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { migrateToLatest } from '../database/migrations/migrate.ts';
import { copyTemplate } from './embedded-template.ts';
import { binaryDirectory, startCluster } from './postgres-cluster.ts';

export type DatabaseKind = OpenDatabase['kind'];

/** A migrated, empty database of a test's own; closing it leaves nothing behind. */
export type TestDatabase = {
  database: OpenDatabase;
  /** Where other processes find it, if it is on a server. */
  url?: string;
  close(): Promise<void>;
};

const openEmbedded = async (): Promise<TestDatabase> => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-test-'));
  await copyTemplate(directory);
  const database = await openDatabase({ directory });
  return {
    database,
    async close() {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

const run = async (connectionString: string, statement: string) => {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const databaseOn = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Creates and migrates a template database; no session may be connected to it. */
export const makeTemplate = async (server: string, name: string) => {
  await run(server, `create database ${name}`);
  const database = await openDatabase({ url: databaseOn(server, name) });
  await migrateToLatest(database.bulk);
  await database.close();
};

/** Names the database on the given server that is migrated already, if there is one. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

/** On a given server every test gets a database with a name of its own. */
const openOnServer = async (server: string): Promise<TestDatabase> => {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const template = process.env[TEMPLATE_VARIABLE];
  await run(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = databaseOn(server, name);
  const database = await openDatabase({ url });
  return {
    database,
    url,
    async close() {
      await database.close();
      await run(server, `drop database ${name} with (force)`);
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

/** For suites about what may differ between the databases. */
export const databaseKinds: readonly DatabaseKind[] = chosenKinds ?? ['embedded', 'postgres'];

/** For all other suites: PostgreSQL is several times faster than the embedded database. */
export const defaultKinds: readonly DatabaseKind[] =
  chosenKinds ?? (process.env['TEST_DATABASE_URL'] || binaryDirectory() ? ['postgres'] : ['embedded']);

/** Opens and migrates a database of the given kind; undefined where the machine has no PostgreSQL server. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<TestDatabase | undefined> => {
  const opened = kind === 'embedded' ? await openEmbedded() : await openPostgres();
  if (opened) await migrateToLatest(opened.database.bulk);
  return opened;
};
