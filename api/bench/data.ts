import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DemoProfile } from './people.ts';
import { seedDemo } from '../src/demo/index.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/database/database.ts';
import { migrations } from '../src/platform/database/migrations/index.ts';
import { migrateToLatest } from '../src/platform/database/migrations/migrate.ts';
import { type Cluster, startCluster } from '../src/platform/testing/postgres-cluster.ts';
import { say } from './say.ts';
import { shortHash } from './scenarios.ts';

/** A small server of its own: what a machine of two cores would be given. */
const SETTINGS = [
  ...['shared_buffers=512MB', 'work_mem=16MB', 'maintenance_work_mem=256MB', 'effective_cache_size=2GB'],
  ...['max_wal_size=4GB', 'random_page_cost=1.1', 'max_connections=100', 'synchronous_commit=on'],
];

/** PostgreSQL with the profile in it, made once and kept for the next run of the same migrations. */
export const openBenchDatabase = async (cache: string, profile: DemoProfile, given: string | undefined) => {
  const name = `${profile}-${shortHash(Object.keys(migrations).join(' '))}`;
  mkdirSync(cache, { recursive: true });
  const cluster: Cluster | undefined = given
    ? { url: given, stop: async () => {} }
    : await startCluster({ directory: join(cache, `postgres-${name}`), settings: SETTINGS });
  if (!cluster)
    throw new Error(
      'No PostgreSQL server is installed here: install one, or name one in BENCH_DATABASE_URL.',
    );
  const database = await openDatabase({ url: cluster.url, poolSize: 4 });
  await migrateToLatest(database.bulk);
  return { cluster, database, dataDir: join(cache, `data-${name}`) };
};

export const countFacts = async (database: OpenDatabase) => {
  const { rows } = await sql<{ facts: string }>`
    select ((select count(*) from view_fact) + (select count(*) from revenue_fact))::text as facts`.execute(
    database.bulk,
  );
  return Number(rows[0]?.facts ?? 0);
};

/** Fills up to so many days; what is there already stays. */
export const fillDays = async (
  database: OpenDatabase,
  options: { profile: DemoProfile; dataDir: string; days: number },
) => {
  await seedDemo({
    // Its statements are larger than any request's.
    database: { ...database, db: database.bulk },
    dataDirectory: options.dataDir,
    profile: options.profile,
    figureDays: options.days,
    progress: (text) => say(`  ${text}`),
  });
  await sql`vacuum (analyze)`.execute(database.bulk);
};

const day = (date: Date) => date.toISOString().slice(0, 10);
const BOUNDED_DAYS = 14;

/** The days that calls ask for: all there are, and the latest two weeks. */
export const daysIn = async ({ db }: OpenDatabase) => {
  const row = await db
    .selectFrom('report_day')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .executeTakeFirstOrThrow();
  const last = new Date(row.last);
  last.setUTCDate(last.getUTCDate() - BOUNDED_DAYS + 1);
  return { first: row.first, month: day(last), last: row.last };
};
