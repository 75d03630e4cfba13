import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../platform/database/database.ts';
import { copyTemplate } from '../../platform/testing/embedded-template.ts';
import { basicCsv } from './testing/report-csv.ts';

const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const CHANNEL = '00000000-0000-7000-8000-000000000002';
const ROWS = 36_000;
const VIEWS = 7;
/** Milliseconds after which the process is killed: while it reads, while it loads, and when it should be done. */
const KILLS = [100, 1_200, 30_000];

const rows = Array.from({ length: ROWS }, (_, index) => ({
  date: `202611${String(1 + (index % 18)).padStart(2, '0')}`,
  channel_id: 'UCcrash',
  video_id: `crash-${index % 2_000}`,
  views: String(VIEWS),
}));

const prepare = async (t: TestContext) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  await copyTemplate(directory);
  const { db, close } = await openDatabase({ directory });
  const instant = new Date();
  await db
    .insertInto('channel')
    .values({
      ...{
        account_id: ACCOUNT,
        id: CHANNEL,
        youtube_id: 'UCcrash',
        name: 'Crash',
        handle: '@crash',
        thumbnail: '',
      },
      ...{
        category: 'bgm',
        status: 2,
        verification: 'verified',
        verification_code: null,
        registered_at: instant,
      },
      ...{ approved_at: instant, held_at: null, reviewed_at: null },
    })
    .execute();
  await db
    .insertInto('channel_claim')
    .values({ youtube_id: 'UCcrash', account_id: ACCOUNT, channel_id: CHANNEL })
    .execute();
  await close();
  const file = join(directory, 'report.csv');
  writeFileSync(file, basicCsv(rows));
  return { directory, file };
};

/** Runs the ingest in a process of its own and ends that at once after a while; tells whether it said it was done. */
const ingestUntil = async (directory: string, file: string, limit: number) => {
  const script = join(import.meta.dirname, 'testing/ingest-process.ts');
  const child = spawn(process.execPath, [script, directory, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited]);
  await Promise.race([delay(limit), exited]);
  child.kill('SIGKILL');
  await exited;
  return said.includes('done');
};

const sumsOf = async (directory: string) => {
  const { db, close } = await openDatabase({ directory });
  const sums: unknown[] = [];
  for (const table of ['view_fact', 'video_day', 'channel_day_country', 'account_day_country']) {
    const { rows: found } = await sql<{
      views: string | null;
    }>`select sum(views) as views from ${sql.table(table)}`.execute(db);
    sums.push(Number(found[0]?.views ?? 0));
  }
  const { rows: days } = await sql<{ count: string }>`select count(*) as count from report_day`.execute(db);
  await close();
  return { sums, days: Number(days[0]?.count) };
};

test('T-52 a killed ingest leaves all of a file or nothing, and the file can come again', async (t) => {
  const { directory, file } = await prepare(t);
  const nothing = { sums: [0, 0, 0, 0], days: 0 };
  const everything = { sums: [0, 0, 0, 0].map(() => ROWS * VIEWS), days: 18 };

  let isDone = false;
  for (const limit of KILLS) {
    isDone ||= await ingestUntil(directory, file, limit);
    const found = await sumsOf(directory);
    if (isDone) assert.deepEqual(found, everything);
    else assert.deepEqual(found, found.days === 0 ? nothing : everything);
  }
  assert.equal(isDone, true);
});
