import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedDemo } from '../demo/index.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/database/database.ts';
import { migrateToLatest } from '../src/platform/database/migrations/migrate.ts';
import { type Cluster, startCluster } from '../src/platform/testing/postgres-cluster.ts';
import type { DemoProfile } from './people.ts';
import { printLine } from './print-line.ts';
import { REVENUE_REPORT } from '../src/figures/ingest/report-types.ts';

/** Settings of a small PostgreSQL server on two cores. */
const SETTINGS = [
  'shared_buffers=512MB',
  'work_mem=16MB',
  'maintenance_work_mem=256MB',
  'effective_cache_size=2GB',
  'max_wal_size=4GB',
  'random_page_cost=1.1',
  'max_connections=100',
  'synchronous_commit=on',
];

export type BenchServer = {
  cluster: Cluster;
  cache: string;
  profile: DemoProfile;
  /** Its data directory; undefined for a server from `BENCH_DATABASE_URL`. */
  directory: string | undefined;
};

/** Starts PostgreSQL for a profile; its databases are reused by the next run. */
export const startBenchServer = async (
  cache: string,
  profile: DemoProfile,
  given: string | undefined,
): Promise<BenchServer> => {
  mkdirSync(cache, { recursive: true });
  if (given) return { cluster: { url: given, stop: async () => {} }, cache, profile, directory: undefined };
  const directory = join(cache, `postgres-${profile}`);
  const cluster = await startCluster({ directory, settings: SETTINGS });
  if (cluster) return { cluster, cache, profile, directory };
  throw new Error('PostgreSQL is not installed: install it, or set BENCH_DATABASE_URL.');
};

const urlOf = ({ cluster }: BenchServer, database: string) => {
  const url = new URL(cluster.url);
  url.pathname = `/${database}`;
  return url.href;
};

const withServer = async <Result>(server: BenchServer, work: (database: OpenDatabase) => Promise<Result>) => {
  const database = await openDatabase({ url: server.cluster.url, poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const databaseNames = (server: BenchServer) =>
  withServer(server, async ({ bulk }) => {
    const { rows } = await sql<{ name: string }>`select datname as name from pg_database`.execute(bulk);
    return rows.map(({ name }) => name);
  });

const databaseName = (days: number) => `days_${days}`;

export type BenchDatabase = { url: string; database: OpenDatabase; dataDir: string };

const openMigrated = async (server: BenchServer, name: string): Promise<BenchDatabase> => {
  const url = urlOf(server, name);
  const database = await openDatabase({ url, poolSize: 4 });
  await migrateToLatest(database.bulk);
  return { url, database, dataDir: join(server.cache, `data-${server.profile}-${name}`) };
};

/** Opens a database with the given days of figures; a missing one is created, from a copy of the longest shorter one. */
export const openDays = async (server: BenchServer, days: number): Promise<BenchDatabase> => {
  const present = await databaseNames(server);
  const name = databaseName(days);
  if (!present.includes(name)) {
    const shorter = present
      .map((other) => Number(/^days_(\d+)$/.exec(other)?.[1] ?? 0))
      .filter((count) => count > 0 && count < days);
    await copyDatabase(server, shorter.length > 0 ? databaseName(Math.max(...shorter)) : 'template0', name);
  }
  const opened = await openMigrated(server, name);
  await seedDemo({
    // Statements of the seed exceed the statement timeout of requests.
    database: { ...opened.database, db: opened.database.bulk },
    dataDirectory: opened.dataDir,
    profile: server.profile,
    figureDays: days,
    progress: (text) => printLine(`  ${text}`),
  });
  await sql`vacuum (analyze)`.execute(opened.database.bulk);
  return opened;
};

/** Opens a database of the given name, migrated and at first empty. */
export const openEmpty = async (server: BenchServer, name: string): Promise<BenchDatabase> => {
  if (!(await databaseNames(server)).includes(name)) await copyDatabase(server, 'template0', name);
  return openMigrated(server, name);
};

const copyDatabase = (server: BenchServer, from: string, to: string) =>
  withServer(server, async ({ bulk }) => {
    await sql`create database ${sql.id(to)} template ${sql.id(from)}`.execute(bulk);
  });

/** Opens a copy of the database, which the next run deletes. */
export const openScratch = async (server: BenchServer, days: number): Promise<BenchDatabase> => {
  const source = await openDays(server, days);
  await source.database.close();
  await withServer(server, async ({ bulk }) => {
    await sql`drop database if exists scratch with (force)`.execute(bulk);
  });
  await copyDatabase(server, databaseName(days), 'scratch');
  return openMigrated(server, 'scratch');
};

export const countFacts = async (database: OpenDatabase) => {
  const { rows } = await sql<{ facts: string }>`
    select ((select count(*) from view_fact) + (select count(*) from revenue_fact))::text as facts`.execute(
    database.bulk,
  );
  return Number(rows[0]?.facts ?? 0);
};

const dayBefore = (last: string, days: number) => {
  const date = new Date(last);
  date.setUTCDate(date.getUTCDate() - days + 1);
  return date.toISOString().slice(0, 10);
};

const WEEKS = 14;
const HALF_YEAR = 183;

/** The periods of the requests: all days, half a year, and two weeks, each until the last day with revenue. */
export const daysIn = async ({ db }: OpenDatabase) => {
  const row = await db
    .selectFrom('report_day')
    .select(({ fn }) => fn.min('day').as('first'))
    .select(({ fn }) => fn.max('day').as('last'))
    .where('report_type', '=', REVENUE_REPORT)
    .executeTakeFirstOrThrow();
  const halfYear = dayBefore(row.last, HALF_YEAR);
  return {
    first: row.first,
    halfYear: halfYear > row.first ? halfYear : row.first,
    weeks: dayBefore(row.last, WEEKS),
    last: row.last,
  };
};
