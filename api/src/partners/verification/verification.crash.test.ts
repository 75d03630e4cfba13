import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startStandIn } from '@portal/youtube-stand-in';
import type { Db } from '../../platform/database/database.ts';
import { createJobStore } from '../../platform/jobs/job-store.ts';
import { randomIds } from '../../platform/ids.ts';
import { copyTemplateDatabase } from '../../platform/testing/template-database.ts';
import { readCrashRounds } from '../../platform/testing/kill-times.ts';
import { withDatabase } from '../../platform/testing/with-database.ts';
import { SEARCH_MS } from './check-times.ts';
import { toJobKey, VERIFICATION_JOB } from './verification-job.ts';
import { createVerificationRepository } from './verification.repository.ts';
import { nodeFlags } from '../../platform/testing/node-flags.ts';

const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const CODE = 'TST-ABCD-EFGH-JKMN';
const CHANNELS = 60;
const ROUNDS = readCrashRounds(3);
/** Longer than a lease, so that each server may take over the jobs of the one before. */
const ROUND_MS = 61_000;
/** About the number of signs of life of a server that finishes all work. */
const SIGNS = 3 * CHANNELS;
const START = Date.parse('2026-03-02T09:00:00Z');

const youtubeIdOf = (number: number) => `UC${String(number).padStart(22, '0')}`;
const channelIdOf = (number: number) => `00000000-0000-7000-8000-1${String(number).padStart(11, '0')}`;

/** Starts a search for all channels, as on the first day. */
const startAllSearches = async (db: Db, now: Date) => {
  const jobs = createJobStore({ db, clock: { now: () => now }, ids: randomIds });
  const verifications = createVerificationRepository(db);
  await db.deleteFrom('channel_check').execute();
  await db.deleteFrom('channel_verification').execute();
  await db.updateTable('channel').set({ verification: 'verifying', verification_code: CODE }).execute();
  for (let number = 0; number < CHANNELS; number += 1) {
    const key = { accountId: ACCOUNT, channelId: channelIdOf(number) };
    await verifications.begin(key, { now, endsAt: new Date(now.getTime() + SEARCH_MS) });
    await jobs.schedule(VERIFICATION_JOB, toJobKey(key), now, { accountId: ACCOUNT });
  }
};

const prepare = async (t: TestContext) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  await copyTemplateDatabase(directory);
  await withDatabase({ directory }, async ({ db }) => {
    const now = new Date(START);
    await db
      .insertInto('site')
      .values({
        domain: 'crash.test',
        name: 'C',
        design_id: 'mcn-1',
        color_primary: '#000000',
        color_primary_dim: '#000000',
        logo_favicon: '',
        logo_meta: '',
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
    for (let number = 0; number < CHANNELS; number += 1)
      await db
        .insertInto('channel')
        .values({
          account_id: ACCOUNT,
          id: channelIdOf(number),
          youtube_id: youtubeIdOf(number),
          name: 'C',
          handle: '',
          thumbnail: '',
          category: 'bgm',
          status: 0,
          verification: 'verifying',
          verification_code: CODE,
          registered_at: now,
          approved_at: null,
          held_at: null,
          reviewed_at: null,
        })
        .execute();
    await startAllSearches(db, now);
  });
  return directory;
};

/** Runs a server until it has printed so many signs of life, and kills it; returns whether it was done before. */
const runUntil = async (createArguments: readonly string[], signs: number) => {
  const script = join(import.meta.dirname, 'testing/verify-process.ts');
  const child = spawn(process.execPath, [...nodeFlags, script, ...createArguments], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    if ((output.split('ready')[1] ?? '').length > signs) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  assert.ok(output.includes('ready'), 'the server did not start');
  return output.includes('done');
};

/** The database's content after a server was killed. */
const read = async (db: Db) => {
  const rows = await db
    .selectFrom('channel')
    .innerJoin('channel_verification as run', (join) =>
      join.onRef('run.account_id', '=', 'channel.account_id').onRef('run.channel_id', '=', 'channel.id'),
    )
    .select([
      'channel.id',
      'channel.verification',
      'channel.verification_code',
      'run.checks',
      'run.ended_at',
      'run.result',
    ])
    .execute();
  const jobs = await db.selectFrom('job').select('key').where('kind', '=', VERIFICATION_JOB).execute();
  const looks = await db.selectFrom('channel_check').select('channel_id').execute();
  const entries = await db
    .selectFrom('audit_entry')
    .select('subject')
    .where('action', '=', 'channel.verification')
    .execute();
  return { rows, jobs: new Set(jobs.map(({ key }) => key)), looks, entries };
};

type Inspected = {
  /** The number of passes over all searches so far; their audit entries remain. */
  passes: number;
  /** When all searches are complete, all begin again at this time. */
  next?: Date;
};

/** The invariant after every kill: channel, search, checks, audit log and job agree. */
const inspect = (directory: string, { passes, next }: Inspected) =>
  withDatabase({ directory }, async ({ db }) => {
    const { rows, jobs, looks, entries } = await read(db);
    assert.equal(rows.length, CHANNELS);
    for (const row of rows) {
      const isEnded = row.verification === 'verified';
      assert.equal(row.ended_at !== null, isEnded);
      assert.equal(row.verification_code === null, isEnded);
      assert.equal(jobs.has(toJobKey({ accountId: ACCOUNT, channelId: row.id })), !isEnded);
      assert.equal(looks.filter(({ channel_id: id }) => id === row.id).length, row.checks);
      assert.equal(entries.filter(({ subject }) => subject === row.id).length, passes + (isEnded ? 1 : 0));
    }
    const ended = rows.filter(({ ended_at: at }) => at !== null).length;
    if (next && ended === CHANNELS) await startAllSearches(db, next);
    return { ended, looks: looks.length };
  });

test('T-52 verification resumes after its server was killed, and completes once for each channel', async (t) => {
  const standIn = await startStandIn({
    channels: Array.from({ length: CHANNELS }, (_, number) => ({
      id: youtubeIdOf(number),
      handle: `@crash${number}`,
      title: 'C',
      description: `Hello ${CODE}`,
    })),
  });
  t.after(() => standIn.close());
  const directory = await prepare(t);

  const progress: number[] = [];
  let passes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [now, next] = [new Date(START + round * ROUND_MS), new Date(START + (round + 1) * ROUND_MS)];
    const signs = Math.ceil((Math.random() * SIGNS) / 2);
    await runUntil([directory, standIn.url, standIn.key, now.toISOString()], signs);
    const { ended } = await inspect(directory, { passes, next });
    progress.push(ended);
    if (ended === CHANNELS) passes += 1;
  }
  const now = new Date(START + ROUNDS * ROUND_MS).toISOString();
  const isDone = await runUntil([directory, standIn.url, standIn.key, now], Number.POSITIVE_INFINITY);

  assert.equal(isDone, true);
  assert.deepEqual(await inspect(directory, { passes }), { ended: CHANNELS, looks: CHANNELS });
  t.diagnostic(`ended after each kill: ${progress.join(', ')}`);
});
