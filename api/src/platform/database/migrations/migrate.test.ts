import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { startCluster } from '../../testing/postgres-cluster.ts';
import { databaseKinds } from '../../testing/test-databases.ts';
import { describeEachDatabase } from '../../testing/describe-databases.ts';
import { openDatabase } from '../database.ts';
import { migrations } from './index.ts';
import { migrateToLatest, missingMigrations } from './migrate.ts';

const all = Object.keys(migrations);

describeEachDatabase('migrations', (api) => {
  it('migrating again applies no migration', async () => {
    assert.deepEqual(await migrateToLatest(api.database.bulk), []);
    assert.deepEqual(await missingMigrations(api.db), []);
  });

  it('no migration has a down function', () => {
    for (const [name, migration] of Object.entries(migrations)) assert.equal(migration.down, undefined, name);
  });

  it('migrateToLatest refuses a database that a later version of the server has migrated', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01T00:00:00Z')`.execute(
      api.db,
    );
    await assert.rejects(migrateToLatest(api.database.bulk), /later version of the server.*9999-later/);
    await sql`delete from kysely_migration where name = '9999-later'`.execute(api.db);
  });
});

describe('migrations of servers that start at once', { skip: !databaseKinds.includes('postgres') }, () => {
  it('T-52 several servers that start at once migrate a new PostgreSQL database once', async (t) => {
    const cluster = await startCluster();
    if (!cluster) return t.skip('no PostgreSQL server on this machine');
    const databases = await Promise.all(
      // A short statement timeout shows that waiting for the migration lock is not subject to it.
      Array.from({ length: 4 }, () =>
        openDatabase({ url: cluster.url, poolSize: 2, statementTimeoutMs: 200 }),
      ),
    );
    try {
      const results = await Promise.all(databases.map(({ bulk }) => migrateToLatest(bulk)));

      assert.deepEqual(
        results.map(({ length }) => length).toSorted((a, b) => a - b),
        [0, 0, 0, all.length],
      );
    } finally {
      await Promise.all(databases.map((database) => database.close()));
      await cluster.stop();
    }
  });
});
