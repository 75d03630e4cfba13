import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { defaultKinds, openTestDatabase } from '../../testing/test-databases.ts';
import type { Db } from '../database.ts';
import { migrations } from './index.ts';
import { fillTables } from './testing/fill-tables.ts';

/** From here on every table has a row when a migration runs; earlier ones were released without this. */
const FILLED_SINCE = '0345-site-documents';

const withEmptyDatabase = async (kind: (typeof defaultKinds)[number], work: (db: Db) => Promise<void>) => {
  const opened = await openTestDatabase(kind);
  if (!opened) return;
  const { bulk: db } = opened.database;
  try {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await work(db);
  } finally {
    await opened.close();
  }
};

for (const kind of defaultKinds)
  describe(`migrations of a database in use on ${kind}`, () => {
    it('every migration runs where each table has a row', async () => {
      await withEmptyDatabase(kind, async (db) => {
        const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
        const names = Object.keys(migrations).filter((name) => name >= FILLED_SINCE);
        for (const name of names) {
          const { error } = await migrator.migrateTo(name);
          assert.equal(error, undefined, name);
          await fillTables(db);
        }

        // A migration such as this one, which an empty database accepts.
        await assert.rejects(
          sql`alter table site add column note text not null`.execute(db),
          /column "note" of relation "site" contains null values/,
        );
      });
    });
  });
