import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { before, beforeEach, it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { createIngestService } from './ingest.service.ts';
import { MalformedFileError } from '../../platform/csv/file-error.ts';
import { deleteChannelRows } from './storage/roll-up.repository.ts';
import {
  claimChannel,
  deleteReports,
  ingestText,
  readStoredRows,
  readSumsByTable,
} from './testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from './testing/report-csv.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const row: Cells = { date: '20261118', channel_id: 'UCingestone', video_id: 'video-one-1', views: '7' };
const other: Cells = { ...row, channel_id: 'UCingesttwo', video_id: 'video-two-1', views: '5' };
const money: Cells = {
  date: '20261118',
  channel_id: 'UCingestone',
  video_id: 'video-one-1',
  estimated_partner_revenue: '1.5',
};

describeEachDatabase('ingest', (api) => {
  let first = '';
  let channel = '';

  before(async () => {
    const site = await insertSite(api);
    ({ id: first } = await joinManager(api, site));
    const { id: second } = await joinManager(api, site);
    channel = await claimChannel(api, first, { youtubeId: 'UCingestone' });
    await claimChannel(api, second, { youtubeId: 'UCingesttwo' });
  });
  beforeEach(() => {
    api.clock.set('2026-11-21T12:00:00Z');
    return deleteReports(api);
  });

  const facts = () =>
    api.db.selectFrom('view_fact').selectAll().where('account_id', '=', first).orderBy('country').execute();
  const sums = async () => (await readSumsByTable(api)).facts;

  it('ingest sums rows with equal keys, and distinguishes unavailable figures from zero', async () => {
    const rows = [
      {
        ...row,
        subscribed_status: 'subscribed',
        views: '3',
        watch_time_minutes: '0.33',
        average_view_duration_percentage: '120.5',
      },
      {
        ...row,
        live_or_on_demand: 'live',
        views: '4',
        watch_time_minutes: '0.34',
        average_view_duration_percentage: '80',
      },
      { ...row, country_code: '', views: '1', red_views: '', watch_time_minutes: '' },
    ];

    const { outcome, facts: count, accounts } = await ingestText(api, basicCsv(rows));

    assert.deepEqual({ outcome, count, accounts }, { outcome: 'ingested', count: 2, accounts: 1 });
    const [korea, unknown] = await facts();
    assert.deepEqual(
      [
        korea?.country,
        korea?.views,
        korea?.premium_views,
        korea?.watch_seconds,
        korea?.watched_view_percents,
      ],
      ['KR', '7', '0', '40', '681.5000'],
    );
    assert.deepEqual(
      [unknown?.country, unknown?.views, unknown?.premium_views, unknown?.watch_seconds],
      ['ZZ', '1', null, null],
    );
  });

  it('ingest sums amounts exactly and rounds them to micros once', async () => {
    const amounts = ['0.1', '0.2', '0.0000004', '0.0000004', '-0.05'];
    const rows = amounts.map((amount, index) => ({
      ...money,
      estimated_partner_revenue: amount,
      claimed_status: String(index),
    }));

    await ingestText(api, revenueCsv(rows));

    const fact = await api.db.selectFrom('revenue_fact').selectAll().executeTakeFirstOrThrow();
    assert.equal(fact.revenue_micros, '250001');
  });

  it('T-65 ingesting a file again changes nothing', async () => {
    const content = basicCsv([row, other]);
    await ingestText(api, content);
    const before = await readStoredRows(api);

    const again = await ingestText(api, content);
    const later = await ingestText(api, content, { createdAt: at('21T00:00') });

    assert.deepEqual([again.outcome, later.outcome], ['duplicate', 'duplicate']);
    assert.deepEqual(await readStoredRows(api), before);
  });

  it('T-65 sending the right file again after a wrong one restores its day', async () => {
    const right = { content: basicCsv([row, other]), writtenAt: at('19T00:00') };
    const send = ({ content, ...options }: { content: string; name?: string; writtenAt?: Date }) => {
      api.clock.advance(60_000);
      return ingestText(api, content, { ...options, forceReason: 'a wrong file was forced' });
    };
    await send(right);
    const before = await readStoredRows(api);
    const wrong = {
      'cut at the end of a row': { content: basicCsv([row]) },
      'without rows': { content: basicCsv([]), name: 'content_owner_basic_a4_20261118.csv' },
      'with other channels': { content: basicCsv([{ ...row, channel_id: 'UCnobody' }]) },
    };

    for (const [kind, file] of Object.entries(wrong)) {
      assert.equal((await send(file)).outcome, 'replaced', kind);
      assert.notDeepEqual(await readStoredRows(api), before, kind);

      assert.equal((await send(right)).outcome, 'replaced', kind);
      assert.deepEqual(await readStoredRows(api), before, kind);
    }
  });

  it('a file with a known creation time stays older than a newer one when it is sent again', async () => {
    const older = { createdAt: at('19T00:00') };
    await ingestText(api, basicCsv([row]), older);
    await ingestText(api, basicCsv([{ ...row, views: '9' }]), { createdAt: at('20T00:00') });

    const { outcome } = await ingestText(api, basicCsv([row]), older);

    assert.equal(outcome, 'superseded');
  });

  it('sending the current file again does not make it newer than a report that was created after it', async () => {
    await ingestText(api, basicCsv([row]), { createdAt: at('19T00:00') });
    await ingestText(api, basicCsv([row]));

    const { outcome } = await ingestText(api, basicCsv([{ ...row, views: '9' }]), {
      createdAt: at('20T00:00'),
    });

    assert.equal(outcome, 'replaced');
  });

  it('a file from the future is refused and changes nothing', async () => {
    const before = await readStoredRows(api);
    const future = new Date('2026-11-21T12:06:00Z');

    for (const time of [{ createdAt: future }, { writtenAt: future }]) {
      await assert.rejects(ingestText(api, basicCsv([row]), time), (error) => {
        assert.ok(error instanceof MalformedFileError);
        assert.equal(error.errors[0]?.code, 'future_time');
        return true;
      });
    }
    assert.deepEqual(await readStoredRows(api), before);
  });

  it('ingest of views and revenue gives the same figures in either order', async () => {
    const files = [basicCsv([row, other]), revenueCsv([money])];
    for (const file of files) await ingestText(api, file);
    const forth = await readStoredRows(api);
    await deleteReports(api);
    for (const file of files.toReversed()) await ingestText(api, file);

    assert.deepEqual(await readStoredRows(api), forth);
  });

  it('T-65 a newer report replaces exactly its days and its type', async () => {
    await ingestText(api, basicCsv([row, other, { ...row, date: '20261117' }]), {
      createdAt: at('19T00:00'),
    });
    await ingestText(api, revenueCsv([money]));

    const { outcome, days } = await ingestText(api, basicCsv([{ ...row, views: '9' }]), {
      createdAt: at('20T00:00'),
      forceReason: 'the other account has left',
    });

    assert.equal(outcome, 'replaced');
    assert.deepEqual(days, [{ day: '2026-11-18', action: 'replaced' }]);
    const [, changed, ...rest] = await sums();
    // The newer report lacks the other account's row, so its figures are deleted; the day before is unchanged.
    assert.deepEqual(rest, []);
    assert.deepEqual(changed, {
      ...(changed as object), // Account and day; the next line has the expected figures.
      views: '9',
      revenue_micros: '1500000',
    });
    const { facts: all, rollUps } = await readSumsByTable(api);
    for (const rollUp of rollUps) assert.deepEqual(rollUp, all);
  });

  it('a report that is older than the stored one is superseded and changes nothing', async () => {
    await ingestText(api, basicCsv([{ ...row, views: '9' }]), { createdAt: at('20T00:00') });
    const before = await readStoredRows(api);

    const { outcome, days } = await ingestText(api, basicCsv([row]), { createdAt: at('19T00:00') });

    assert.equal(outcome, 'superseded');
    assert.deepEqual(days, [{ day: '2026-11-18', action: 'ignored' }]);
    assert.deepEqual(await readStoredRows(api), before);
  });

  it('a file with several days is decided day by day', async () => {
    await ingestText(api, basicCsv([{ ...row, views: '9' }]), { createdAt: at('20T00:00') });

    const content = basicCsv([row, { ...row, date: '20261117' }]);
    const { outcome, days } = await ingestText(api, content, { createdAt: at('19T00:00') });

    assert.equal(outcome, 'ingested');
    assert.deepEqual(days, [
      { day: '2026-11-17', action: 'added' },
      { day: '2026-11-18', action: 'ignored' },
    ]);
    assert.deepEqual((await facts()).map(({ views }) => views).toSorted(), ['7', '9']);
  });

  it('a newer report without rows empties the day in its file name', async () => {
    await ingestText(api, basicCsv([row]), { createdAt: at('19T00:00') });

    const nameless = await ingestText(api, basicCsv([]), { createdAt: at('20T00:00') });
    const named = await ingestText(api, basicCsv([]), {
      name: 'content_owner_basic_a4_20261118.csv',
      createdAt: at('20T00:00'),
      forceReason: 'nothing was watched',
    });

    assert.deepEqual([nameless.outcome, named.outcome], ['empty', 'replaced']);
    assert.deepEqual(await sums(), []);
  });

  it('rows of unregistered channels are counted and not stored', async () => {
    const unregistered = { ...row, channel_id: 'UCnobody' };
    const other = { ...unregistered, country_code: 'US' };

    const { rows, unknownChannels } = await ingestText(api, basicCsv([row, unregistered, other]));

    assert.deepEqual(rows, { read: 3, unknownChannel: 2 });
    assert.deepEqual(unknownChannels, [{ youtubeId: 'UCnobody', rows: 2 }]);
    assert.equal((await facts()).length, 1);
  });

  it('T-65 a file with an error is refused with its position and changes nothing', async () => {
    const before = await readStoredRows(api);
    const rows = Array.from({ length: 5_000 }, () => row);

    await assert.rejects(ingestText(api, basicCsv([...rows, { ...row, views: 'many' }])), (error) => {
      assert.ok(error instanceof MalformedFileError);
      assert.equal(error.errors[0]?.path, 'line 5002, column 10 (views)');
      return true;
    });
    assert.deepEqual(await readStoredRows(api), before);
  });

  it('T-52 an ingest changes nothing when the client or the database fails midway', async () => {
    await ingestText(api, basicCsv([row]), { createdAt: at('19T00:00') });
    const before = await readStoredRows(api);
    const service = createIngestService({ database: api.database, clock: api.clock });
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(basicCsv([{ ...row, views: '8' }]));
        throw new Error('the connection is gone');
      })(),
    );
    // Each amount fits and their sum does not, so the database fails in the middle of the transaction.
    const tooMuch = Array.from({ length: 20 }, (_, index) => ({
      ...money,
      claimed_status: String(index),
      estimated_partner_revenue: '999999999999',
    }));

    await assert.rejects(service.ingestFile(broken, { name: 'x.csv' }), /the connection is gone/);
    await assert.rejects(ingestText(api, revenueCsv(tooMuch)));

    assert.deepEqual(await readStoredRows(api), before);
    assert.equal((await ingestText(api, basicCsv([{ ...row, views: '8' }]))).outcome, 'replaced');
  });

  it('deleteChannelRows removes a channel’s figures from facts and every roll-up', async () => {
    await claimChannel(api, first, { youtubeId: 'UCingestgone' });
    const gone = { ...row, channel_id: 'UCingestgone', video_id: 'video-gone1' };
    await ingestText(api, basicCsv([row, gone, { ...gone, country_code: 'JP' }]));
    await ingestText(
      api,
      revenueCsv([money, { ...money, channel_id: 'UCingestgone', video_id: 'video-gone1' }]),
    );

    await api.db
      .transaction()
      .execute((trx) => deleteChannelRows(trx, { accountId: first, channelId: channel, from: '0001-01-01' }));

    const { facts: all, rollUps } = await readSumsByTable(api);
    assert.equal((all[0] as { views: string }).views, '14'); // Rows of raw queries are untyped.
    for (const rollUp of rollUps) assert.deepEqual(rollUp, all);
    const { rows } = await sql`select 1 from video_day where channel_id = ${channel}`.execute(api.db);
    assert.deepEqual(rows, []);
  });
});
