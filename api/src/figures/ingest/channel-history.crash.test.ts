import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import type { Db } from '../../platform/database/database.ts';
import { copyTemplateDatabase } from '../../platform/testing/template-database.ts';
import { createKillTimes, readCrashRounds } from '../../platform/testing/kill-times.ts';
import { databaseKinds, type DatabaseKind, openTestDatabase } from '../../platform/testing/test-databases.ts';
import { withDatabase } from '../../platform/testing/with-database.ts';
import { lockDeliveries } from './storage/ingest.repository.ts';
import { createIngestService } from './ingest.service.ts';
import { deleteReports } from './testing/ingest-fixtures.ts';
import { basicCsv } from './testing/report-csv.ts';
import { runUntil, runUntilSigns } from './testing/run-until.ts';

const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const KNOWN = { id: '00000000-0000-7000-8000-000000000002', youtubeId: 'UCknown' };
const LATER = { id: '00000000-0000-7000-8000-000000000003', youtubeId: 'UClater' };
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'];
const ROWS = 1_000;
const VIEWS = 7;
const ROUNDS = readCrashRounds(3);
/** About the number of signs of life of a server that reads all files. */
const SIGNS = 24;

/** The database of a test, and how another process opens it. */
type Place = { config: { directory: string } | { url: string }; argument: string };

const openPlace = async (t: TestContext, kind: DatabaseKind): Promise<Place | undefined> => {
  if (kind === 'embedded') {
    const directory = mkdtempSync(join(tmpdir(), 'portal-crash-'));
    t.after(() => rmSync(directory, { recursive: true, force: true }));
    await copyTemplateDatabase(directory);
    return { config: { directory }, argument: directory };
  }
  const opened = await openTestDatabase(kind);
  if (opened?.url === undefined) return undefined;
  t.after(() => opened.close());
  return { config: { url: opened.url }, argument: opened.url };
};

const addChannel = async (db: Db, { id, youtubeId }: typeof KNOWN) => {
  const instant = new Date();
  await db
    .insertInto('channel')
    .values({
      account_id: ACCOUNT,
      id,
      youtube_id: youtubeId,
      name: youtubeId,
      handle: '',
      thumbnail: '',
      category: 'bgm',
      status: 2,
      verification: 'verified',
      verification_code: null,
      registered_at: instant,
      approved_at: instant,
      held_at: null,
      reviewed_at: null,
    })
    .execute();
  await db
    .insertInto('channel_claim')
    .values({ youtube_id: youtubeId, account_id: ACCOUNT, channel_id: id })
    .execute();
};

const fileOf = (day: string) =>
  basicCsv(
    [KNOWN, LATER].flatMap(({ youtubeId }) =>
      Array.from({ length: ROWS }, (_, index) => ({
        date: day.replaceAll('-', ''),
        channel_id: youtubeId,
        video_id: `${youtubeId}-${index}`,
        views: String(VIEWS),
      })),
    ),
  );

/** Ingests a file of each day while one of its two channels is not registered, and registers it then. */
const prepare = ({ config }: Place) =>
  withDatabase(config, async (database) => {
    const { db } = database;
    await db.deleteFrom('channel_claim').execute();
    await db.deleteFrom('channel').execute();
    await deleteReports({ db });
    await db.deleteFrom('unregistered_channel').execute();
    await addChannel(db, KNOWN);
    const ingest = createIngestService({ database });
    for (const day of DAYS)
      await ingest.ingestFile(Readable.from([Buffer.from(fileOf(day))]), {
        name: day,
        forceReason: 'its day is long ago',
      });
    await addChannel(db, LATER);
  });

/** The views of each channel by day and table, and the number of files that are still to be read again. */
const inspect = ({ config }: Place) =>
  withDatabase(config, ({ db }) =>
    db.transaction().execute(async (trx) => {
      // A server of PostgreSQL may need a moment to notice that the process of a transaction has been killed.
      await lockDeliveries(trx);
      const viewsOf = async (table: 'view_fact' | 'channel_day_country', { id }: typeof KNOWN) => {
        const rows = await trx
          .selectFrom(table)
          .select(({ fn }) => ['day', fn.sum<string>('views').as('views')])
          .where('channel_id', '=', id)
          .groupBy('day')
          .orderBy('day')
          .execute();
        return rows.map(({ day, views }) => `${String(day)} ${views}`);
      };
      const left = await trx.selectFrom('unregistered_channel').select('file_id').execute();
      return {
        known: await viewsOf('view_fact', KNOWN),
        facts: await viewsOf('view_fact', LATER),
        rolledUp: await viewsOf('channel_day_country', LATER),
        left: left.length,
      };
    }),
  );

const whole = (days: readonly string[]) => days.map((day) => `${day} ${ROWS * VIEWS}`);

for (const kind of databaseKinds)
  test(`T-52 a killed server leaves all of a file's history of a channel or nothing, and the next one goes on, on ${kind}`, async (t) => {
    const place = await openPlace(t, kind);
    if (!place) return t.skip('no PostgreSQL server on this machine');
    await prepare(place);

    const killTimes = createKillTimes(SIGNS / 2);
    const seen: number[] = [];
    const check = async () => {
      const { known, facts, rolledUp, left } = await inspect(place);
      const done = DAYS.length - left;
      assert.deepEqual(known, whole(DAYS));
      // The oldest files first, each as a whole.
      assert.deepEqual(facts, whole(DAYS.slice(0, done)));
      assert.deepEqual(rolledUp, facts);
      return done;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const isReported = await runUntilSigns('history-process.ts', [place.argument], killTimes.next());
      const done = await check();
      if (isReported) assert.equal(done, DAYS.length);
      killTimes.adjust(done === DAYS.length);
      seen.push(done);
      if (done === DAYS.length) await prepare(place);
    }

    assert.equal(await runUntil('history-process.ts', [place.argument]), true);
    assert.equal(await check(), DAYS.length);
    t.diagnostic(`files read again after each kill: ${seen.join(', ')}`);
  });
