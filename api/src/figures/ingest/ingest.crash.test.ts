import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { copyTemplateDatabase } from '../../platform/testing/template-database.ts';
import { createKillTimes, readCrashRounds } from '../../platform/testing/kill-times.ts';
import { withDatabase } from '../../platform/testing/with-database.ts';
import { STEP_FACTS } from './ingest.service.ts';
import { createSteppedIngest } from './storage/steps/stepped-ingest.ts';
import { insertCrashChannel } from './testing/crash-channel.ts';
import { deleteReports } from './testing/ingest-fixtures.ts';
import { basicCsv } from './testing/report-csv.ts';
import { runUntil } from './testing/run-until.ts';

const ROWS = 36_000;
const VIEWS = 7;
const ROUNDS = readCrashRounds(2);

const rows = Array.from({ length: ROWS }, (_, index) => ({
  date: `202611${String(1 + (index % 18)).padStart(2, '0')}`,
  channel_id: 'UCcrash',
  video_id: `crash-${index % 2_000}`,
  views: String(VIEWS),
}));

const prepare = async (t: TestContext) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  await copyTemplateDatabase(directory);
  await withDatabase({ directory }, ({ db }) => insertCrashChannel(db));
  const file = join(directory, 'report.csv');
  writeFileSync(file, basicCsv(rows));
  return { directory, file };
};

const ingestUntil = (directory: string, file: string, limit?: number) =>
  runUntil('ingest-process.ts', [directory, file], limit);

/** Reads the sums of each table; `isReset` deletes the reports for the next round. */
const inspect = (directory: string, { isReset = false } = {}) =>
  withDatabase({ directory }, async (database) => {
    const { db } = database;
    // As the start of a server does it.
    await createSteppedIngest({ database, stepFacts: STEP_FACTS }).clean();
    const sums: unknown[] = [];
    for (const table of ['view_fact', 'video_day', 'channel_day_country', 'account_day_country']) {
      const { rows: found } = await sql<{
        views: string | null;
      }>`select sum(views) as views from ${sql.table(table)}`.execute(db);
      sums.push(Number(found[0]?.views ?? 0));
    }
    const { rows: days } = await sql<{ count: string }>`select count(*) as count from report_day`.execute(db);
    const found = { sums, days: Number(days[0]?.count) };
    if (isReset && found.days > 0) await deleteReports({ db });
    return found;
  });

test('T-52 a killed ingest leaves all of a file or nothing, and the file can be ingested again', async (t) => {
  const { directory, file } = await prepare(t);
  const nothing = { sums: [0, 0, 0, 0], days: 0 };
  const everything = { sums: [0, 0, 0, 0].map(() => ROWS * VIEWS), days: 18 };

  const killTimes = createKillTimes(800);
  const seen: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isReported = await ingestUntil(directory, file, killTimes.next());
    const found = await inspect(directory, { isReset: true });
    // The process may be killed after its commit, before it reports completion.
    const isThere = isReported || found.days > 0;
    assert.deepEqual(found, isThere ? everything : nothing);
    killTimes.adjust(isThere);
    seen.push(isReported ? 'done' : isThere ? 'unreported' : 'nothing');
  }

  assert.equal(await ingestUntil(directory, file), true);
  assert.deepEqual(await inspect(directory), everything);
  assert.equal(await ingestUntil(directory, file), true);
  assert.deepEqual(await inspect(directory), everything, 'the same file is ingested again');
  t.diagnostic(`found after each kill: ${seen.join(', ')}`);
});

test('T-52 a killed withdrawal leaves all of the later file or all of the earlier one, and can be repeated', async (t) => {
  const { directory, file } = await prepare(t);
  const later = join(directory, 'later.csv');
  writeFileSync(later, basicCsv(rows.map((row) => ({ ...row, views: String(VIEWS + 1) }))));
  const sumsOf = (views: number) => ({ sums: [0, 0, 0, 0].map(() => ROWS * views), days: 18 });
  /** Delivers both files again, and returns the id of the later one. */
  const deliverBoth = async () => {
    await inspect(directory, { isReset: true });
    assert.equal(await ingestUntil(directory, file), true);
    assert.equal(await ingestUntil(directory, later), true);
    assert.deepEqual(await inspect(directory), sumsOf(VIEWS + 1));
    return withDatabase({ directory }, async ({ db }) => {
      const { id } = await db
        .selectFrom('ingest_file')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return id;
    });
  };
  const stateOf = (id: string) =>
    withDatabase({ directory }, async ({ db }) => {
      const row = await db
        .selectFrom('ingest_file')
        .select('withdrawn_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { entries } = await db
        .selectFrom('audit_entry')
        .select(({ fn }) => fn.countAll<string>().as('entries'))
        .where('subject', '=', id)
        .executeTakeFirstOrThrow();
      return { isWithdrawn: row.withdrawn_at !== null, isLogged: Number(entries) === 1 };
    });

  const killTimes = createKillTimes(800);
  const seen: string[] = [];
  let id = await deliverBoth();
  for (let round = 0; round < ROUNDS; round += 1) {
    const isReported = await runUntil('withdraw-process.ts', [directory, id], killTimes.next());
    const { isWithdrawn, isLogged } = await stateOf(id);
    assert.equal(isLogged, isWithdrawn);
    if (isReported) assert.equal(isWithdrawn, true);
    assert.deepEqual(await inspect(directory), sumsOf(isWithdrawn ? VIEWS : VIEWS + 1));
    killTimes.adjust(isWithdrawn);
    seen.push(isReported ? 'done' : isWithdrawn ? 'unreported' : 'nothing');
    if (isWithdrawn) id = await deliverBoth();
  }

  for (let repetition = 0; repetition < 2; repetition += 1) {
    assert.equal(await runUntil('withdraw-process.ts', [directory, id]), true);
    assert.deepEqual(await inspect(directory), sumsOf(VIEWS));
    assert.deepEqual(await stateOf(id), { isWithdrawn: true, isLogged: true });
  }
  t.diagnostic(`found after each kill: ${seen.join(', ')}`);
});
