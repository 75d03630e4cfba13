import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { hashToken } from './modules/session/session-token.ts';
import { migrations } from './platform/database/migrations/index.ts';
import { migrateToLatest, missingMigrations } from './platform/database/migrations/migrate.ts';
import { copyTemplate } from './platform/testing/embedded-template.ts';
import { crashRounds, createKillTimes } from './platform/testing/kill-times.ts';
import { startCluster } from './platform/testing/postgres-cluster.ts';
import { TEST_BINDING } from './platform/testing/portal-client.ts';
import { databaseKinds } from './platform/testing/test-databases.ts';
import { withDatabase } from './platform/testing/with-database.ts';

const ROUNDS = crashRounds(1);
/** Long enough for some writes, short enough to be in the middle of them. */
const LONGEST_LIFE_MS = 400;
const ALL = Object.keys(migrations).length;
const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const TOKEN = 'a-token-for-the-crash-test-of-writes';

const directoryOf = (t: TestContext) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

/** Runs a server until so long after it has said something, and ends it at once; answers all it said. */
const killedAfter = async (argumentsOf: readonly string[], word: string, milliseconds: number) => {
  const script = join(import.meta.dirname, 'platform/testing/writing-process.ts');
  const child = spawn(process.execPath, [script, ...argumentsOf], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const { promise: isThere, resolve } = Promise.withResolvers<void>();
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (said.includes(word)) resolve();
  });
  await Promise.race([isThere, exited]);
  // Its timer must not outlive the server, or the file of tests would wait for it.
  await Promise.race([delay(milliseconds, undefined, { ref: false }), exited]);
  child.kill('SIGKILL');
  await exited;
  return said;
};

/** All of the schema or none of it, and a later start finishes it. */
const checkMigration = async (t: TestContext, place: string, rounds: number) => {
  const there = place.includes('://') ? { url: place } : { directory: place };
  const killTimes = createKillTimes(LONGEST_LIFE_MS / 2);
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await killedAfter([place], 'migrating', killTimes.next());
    await withDatabase(there, async (database) => {
      const missing = (await missingMigrations(database.db)).length;
      const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = current_schema() and tablename not like 'kysely_%'`.execute(database.db);
      seen.push(missing);
      assert.ok(missing === 0 || missing === ALL, `${missing} of ${ALL} are missing`);
      assert.equal(rows.length > 0, missing === 0, rows.map(({ name }) => name).join(', '));
      killTimes.wasDone(missing === 0);
      // From the beginning in the next round, or there would be nothing left to interrupt.
      if (missing === 0) {
        await sql`drop schema public cascade`.execute(database.bulk);
        await sql`create schema public`.execute(database.bulk);
      }
    });
  }
  await withDatabase(there, async (database) => {
    await migrateToLatest(database.bulk);
    assert.deepEqual(await missingMigrations(database.db), []);
  });
  t.diagnostic(`missing after each kill: ${seen.join(', ')}`);
};

test('T-52 a migration that is killed leaves nothing half done, embedded', (t) =>
  checkMigration(t, directoryOf(t), ROUNDS));

test(
  'T-52 a migration that is killed leaves nothing half done, PostgreSQL',
  { skip: !databaseKinds.includes('postgres') },
  async (t) => {
    const cluster = await startCluster();
    if (!cluster) return t.skip('no PostgreSQL server on this machine');
    // A new connection costs less than a new embedded database.
    await checkMigration(t, cluster.url, 4 * ROUNDS).finally(() => cluster.stop());
  },
);

const prepare = async (directory: string) => {
  await copyTemplate(directory);
  await withDatabase({ directory }, async ({ db }) => {
    const now = new Date();
    await db
      .insertInto('site')
      .values({
        ...{ domain: 'crash.test', name: 'C', design_id: 'mcn-1', logo_favicon: '', logo_meta: '' },
        ...{ color_primary: '#000000', color_primary_dim: '#000000', exclusive_logo: null },
        ...{ is_playlist: false, is_console: false, default_language: 'ko', default_currency: 'KRW' },
        ...{ tagline: '{}', channel_verify_needed: true, password_minimum: 4, created_at: now },
      })
      .execute();
    await db
      .insertInto('member')
      .values({
        ...{ account_id: ACCOUNT, id: ACCOUNT, domain: 'crash.test', role: 'manager', email: 'a@b.test' },
        ...{ nickname: 'C', password_hash: '', channel_url: null, registered_at: now },
      })
      .execute();
    await db
      .insertInto('session')
      .values({
        ...{ token_hash: hashToken(TOKEN), binding_hash: hashToken(TEST_BINDING), account_id: ACCOUNT },
        ...{ member_id: ACCOUNT, created_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
      })
      .execute();
  });
};

test('T-52 what was answered is there after a kill, and what is sent again happens once', async (t) => {
  const directory = directoryOf(t);
  await prepare(directory);
  const names = Array.from({ length: 12 * ROUNDS }, (_, number) => `n${number}`);
  const answered = new Map<string, string>();
  const left = () => names.filter((name) => !answered.has(name));
  const send = async (life: number) => {
    const said = await killedAfter([directory, 'crash.test', TOKEN, left().join(',')], 'answered', life);
    // The last one may be cut off.
    for (const [, name = '', status, what = ''] of said.matchAll(/^answered (\S+) (\d+) (\S+)\n/gm)) {
      if (status === '200') answered.set(name, what);
      // Begun by the server that was killed: done or not, it is known once nobody can be at it any more.
      else assert.equal(what, 'request_in_progress', `${name}: ${status} ${what}`);
    }
  };

  for (let round = 0; round < ROUNDS && left().length > 0; round += 1)
    await send(Math.random() * LONGEST_LIFE_MS);
  const beforeLast = answered.size;
  await send(120_000);

  const { members, entries } = await withDatabase({ directory }, async ({ db }) => {
    const members = await db
      .selectFrom('member')
      .select(['id', 'email'])
      .where('role', '=', 'member')
      .execute();
    const entries = await db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'member.added')
      .execute();
    return { members, entries };
  });
  const kept = new Map(members.map(({ id, email }) => [email.split('@')[0], id]));
  for (const [name, id] of answered)
    assert.equal(kept.get(name), id, `${name} was answered and is not there`);
  assert.equal(kept.size, members.length);
  assert.deepEqual(
    entries.map(({ subject }) => subject).toSorted(),
    members.map(({ id }) => id).toSorted(),
    'whole or not at all',
  );
  const unsure = left();
  assert.ok(unsure.length <= ROUNDS, 'no more than one was under way at each kill');
  t.diagnostic(`${beforeLast} answered before the last start, under way at a kill: ${unsure.length}`);
});
