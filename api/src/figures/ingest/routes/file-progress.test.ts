import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { before, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { queueFigures } from '../figures-queue.ts';
import { claimChannel } from '../testing/ingest-fixtures.ts';
import { basicCsv } from '../testing/report-csv.ts';
import { ADMIN_KEY_HEADER, openAdminKey } from '../../../access/operator/admin-key.ts';

const CHANNEL = 'UCprogress';
/** Rows of a report that is larger than one which is checked at once. */
const REPORT_ROWS = 30_000;
const TRACKS = 2_000;
const POLL_MS = 50;

const report = (date: string) =>
  Buffer.from(
    basicCsv(
      Array.from({ length: REPORT_ROWS }, (_, index) => ({
        date,
        channel_id: CHANNEL,
        views: '1',
        video_id: `video-${String(index).padStart(6, '0')}`,
      })),
    ),
  );

const catalogue = () =>
  Buffer.from(
    [
      'isrc,title,artist,category,duration',
      ...Array.from(
        { length: TRACKS },
        (_, index) => `KRX4G26${String(index).padStart(5, '0')},Title ${index},Artist,bgm,60`,
      ),
      '',
    ].join('\n'),
  );

describeEachDatabase('progress of files', (api) => {
  let operator: PortalClient;

  before(async () => {
    const site = await insertSite(api);
    const { id } = await joinManager(api, site);
    await claimChannel(api, id, { youtubeId: CHANNEL });
    operator = (await signInOperator(api)).client;
    api.clock.set('2026-11-21T20:00:00Z');
  });

  const list = async () => (await operator.get('/operator/progress')).body.items;

  /** Waits until the only file that is taken in is as expected. */
  const waitFor = async (isExpected: (file: Record<string, unknown>) => boolean) => {
    for (let polls = 0; polls < 600; polls += 1) {
      const [file, ...others] = await list();
      assert.deepEqual(others, []);
      if (file && isExpected(file)) return file;
      await delay(POLL_MS);
    }
    throw new assert.AssertionError({ message: 'No file has such a progress.' });
  };

  /** Sends half of a file, and the rest once `sendRest` is called. */
  const sendHalf = async (path: string, file: Buffer) => {
    const { promise: isContinued, resolve: sendRest } = Promise.withResolvers<undefined>();
    const half = Math.floor(file.length / 2);
    async function* pieces() {
      yield file.subarray(0, half);
      await isContinued;
      yield file.subarray(half);
    }
    const reply = api.app.inject({
      method: 'POST',
      url: `/api/operator/${path}`,
      headers: {
        [ADMIN_KEY_HEADER]: await openAdminKey(api.app.config.dataDir),
        'content-type': 'text/csv',
        'content-length': String(file.length),
      },
      payload: Readable.from(pieces(), { objectMode: false }),
    });
    return { reply, sendRest: () => sendRest(undefined) };
  };

  for (const { kind, path, name, file, all } of [
    {
      kind: 'report',
      path: 'ingest?name=views.csv',
      name: 'views.csv',
      file: report('20261118'),
      all: REPORT_ROWS,
    },
    { kind: 'catalogue', path: 'music?name=tracks.csv', name: 'tracks.csv', file: catalogue(), all: TRACKS },
  ])
    it(`an operator who did not send a ${kind} sees how many of about how many rows were read, until it is stored`, async () => {
      const { reply, sendRest } = await sendHalf(path, file);

      const read = await waitFor(({ rows }) => Number(rows) > all / 4);
      sendRest();
      const { statusCode, body } = await reply;

      assert.equal(statusCode, 200, body);
      assert.deepEqual(
        [read['kind'], read['name'], read['stage'], read['started_at']],
        [kind, name, 'reading', '2026-11-21T20:00:00.000Z'],
      );
      assert.ok(Number(read['rows']) < all, `${read['rows']} rows`);
      assert.ok(Math.abs(Number(read['total']) - all) < all / 20, `about ${read['total']} rows`);
      assert.deepEqual(await list(), []);
    });

  it('a report that waits for another change of figures says so, and then how many of its rows are stored', async () => {
    const { promise: isFree, resolve: free } = Promise.withResolvers<undefined>();
    const before = queueFigures(api.database, () => isFree);
    const { reply, sendRest } = await sendHalf('ingest?name=later.csv', report('20261117'));
    sendRest();

    const waiting = await waitFor(({ stage }) => stage !== 'reading');
    free(undefined);
    await before;

    assert.deepEqual(
      [waiting['stage'], waiting['rows'], waiting['total']],
      ['waiting', REPORT_ROWS, REPORT_ROWS],
    );
    assert.equal((await reply).statusCode, 200);
  });

  it('a refused file has no progress afterwards, and what a killed server has left expires', async () => {
    const { reply, sendRest } = await sendHalf('music?name=bad.csv', Buffer.from(`${catalogue()}x,y\n`));
    const { id: _, ...left } = await waitFor(() => true);
    await api.db
      .insertInto('file_progress')
      .values({
        id: '01980000-0000-7000-8000-000000000000',
        kind: 'report',
        name: left['name'] as string,
        stage: 'reading',
        rows: 1,
        started_at: api.clock.now(),
        updated_at: api.clock.now(),
      })
      .execute();
    sendRest();

    assert.equal((await reply).statusCode, 422);
    assert.equal((await list()).length, 1);
    api.clock.advance(31_000);
    assert.deepEqual(await list(), []);
  });
});
