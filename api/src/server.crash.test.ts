import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { hashToken } from './access/session/session-token.ts';
import { migrations } from './platform/database/migrations/index.ts';
import { migrateToLatest, missingMigrations } from './platform/database/migrations/migrate.ts';
import { copyTemplateDatabase } from './platform/testing/template-database.ts';
import { readCrashRounds, createKillTimes } from './platform/testing/kill-times.ts';
import { startCluster } from './platform/testing/postgres-cluster.ts';
import { TEST_BINDING } from './platform/testing/portal-client.ts';
import { databaseKinds } from './platform/testing/test-databases.ts';
import { withDatabase } from './platform/testing/with-database.ts';
import { nodeFlags } from './platform/testing/node-flags.ts';

const ROUNDS = readCrashRounds(1);
/** Long enough for some writes, short enough to end in the middle of them. */
const LONGEST_LIFE_MS = 400;
const ALL = Object.keys(migrations).length;
const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const TOKEN = 'a-token-for-the-crash-test-of-writes';

const createDirectory = (t: TestContext) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

/** Runs a server, kills it so long after its output contained a word, and returns all its output. */
const runAndKill = async (argumentsOf: readonly string[], word: string, milliseconds: number) => {
  const script = join(import.meta.dirname, 'platform/testing/writing-process.ts');
  const child = spawn(process.execPath, [...nodeFlags, script, ...argumentsOf], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const { promise: isThere, resolve } = Promise.withResolvers<void>();
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    if (output.includes(word)) resolve();
  });
  await Promise.race([isThere, exited]);
  // The server's timer must not outlive it, or the test file would wait for it.
  await Promise.race([delay(milliseconds, undefined, { ref: false }), exited]);
  child.kill('SIGKILL');
  await exited;
  return output;
};

/** The schema must be complete or missing, and a later start completes it. */
const checkMigration = async (t: TestContext, place: string, rounds: number) => {
  const there = place.includes('://') ? { url: place } : { directory: place };
  const killTimes = createKillTimes(LONGEST_LIFE_MS / 2);
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await runAndKill([place], 'migrating', killTimes.next());
    await withDatabase(there, async (database) => {
      const missing = (await missingMigrations(database.db)).length;
      const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = current_schema() and tablename not like 'kysely_%'`.execute(database.db);
      seen.push(missing);
      assert.ok(missing === 0 || missing === ALL, `${missing} of ${ALL} are missing`);
      assert.equal(rows.length > 0, missing === 0, rows.map(({ name }) => name).join(', '));
      killTimes.adjust(missing === 0);
      // The next round begins from scratch, or there would be nothing left to interrupt.
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

test('T-52 a killed migration leaves no partial schema in the embedded database', (t) =>
  checkMigration(t, createDirectory(t), ROUNDS));

test(
  'T-52 a killed migration leaves no partial schema in PostgreSQL',
  { skip: !databaseKinds.includes('postgres') },
  async (t) => {
    const cluster = await startCluster();
    if (!cluster) return t.skip('no PostgreSQL server on this machine');
    // A new connection takes less time than a new embedded database.
    await checkMigration(t, cluster.url, 4 * ROUNDS).finally(() => cluster.stop());
  },
);

const prepare = async (directory: string) => {
  await copyTemplateDatabase(directory);
  await withDatabase({ directory }, async ({ db }) => {
    const now = new Date();
    await db
      .insertInto('site')
      .values({
        domain: 'crash.test',
        name: 'C',
        design_id: 'mcn-1',
        logo_favicon: '',
        logo_meta: '',
        color_primary: '#000000',
        color_primary_dim: '#000000',
        exclusive_logo: null,
        is_playlist: false,
        is_console: false,
        default_language: 'ko',
        default_currency: 'KRW',
        tagline: '{}',
        channel_verify_needed: true,
        password_minimum: 4,
        created_at: now,
      })
      .execute();
    await db
      .insertInto('member')
      .values({
        account_id: ACCOUNT,
        id: ACCOUNT,
        domain: 'crash.test',
        role: 'manager',
        email: 'a@b.test',
        nickname: 'C',
        password_hash: '',
        channel_url: null,
        registered_at: now,
      })
      .execute();
    await db
      .insertInto('session')
      .values({
        token_hash: hashToken(TOKEN),
        binding_hash: hashToken(TEST_BINDING),
        account_id: ACCOUNT,
        member_id: ACCOUNT,
        created_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute();
  });
};

test('T-52 acknowledged writes survive a kill, and repeated ones have one effect', async (t) => {
  const directory = createDirectory(t);
  await prepare(directory);
  const names = Array.from({ length: 12 * ROUNDS }, (_, number) => `n${number}`);
  const answered = new Map<string, string>();
  const remaining = () => names.filter((name) => !answered.has(name));
  const send = async (life: number) => {
    const output = await runAndKill(
      [directory, 'crash.test', TOKEN, remaining().join(',')],
      'answered',
      life,
    );
    // The last line may be truncated.
    for (const [, name = '', status, what = ''] of output.matchAll(/^answered (\S+) (\d+) (\S+)\n/gm)) {
      if (status === '200') answered.set(name, what);
      // A key that the killed server had claimed can be taken over only after its time.
      else assert.equal(what, 'request_in_progress', `${name}: ${status} ${what}`);
    }
  };

  for (let round = 0; round < ROUNDS && remaining().length > 0; round += 1)
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
  const idsByName = new Map(members.map(({ id, email }) => [email.split('@')[0], id]));
  for (const [name, id] of answered)
    assert.equal(idsByName.get(name), id, `the response for ${name} was sent, but the member is not stored`);
  assert.equal(idsByName.size, members.length);
  assert.deepEqual(
    entries.map(({ subject }) => subject).toSorted(),
    members.map(({ id }) => id).toSorted(),
    'whole or not at all',
  );
  const unsure = remaining();
  assert.ok(unsure.length <= ROUNDS, 'no more than one was under way at each kill');
  t.diagnostic(`${beforeLast} answered before the last start, under way at a kill: ${unsure.length}`);
});
