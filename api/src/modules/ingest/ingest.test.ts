import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { before, beforeEach, it } from 'node:test';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { createIngestService } from './ingest.service.ts';
import { MalformedFileError } from './malformed.ts';
import { forgetChannel } from './roll-up.repository.ts';
import { claimChannel, forgetReports, ingestText, snapshotOf, sumsByTable } from './testing/ingest-world.ts';
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

describeEachDatabase('ingest', (world) => {
  let first = '';
  let channel = '';

  before(async () => {
    world.clock.set('2026-11-21T12:00:00Z');
    const site = await insertSite(world);
    ({ id: first } = await joinManager(world, site));
    const { id: second } = await joinManager(world, site);
    channel = await claimChannel(world, first, { youtubeId: 'UCingestone' });
    await claimChannel(world, second, { youtubeId: 'UCingesttwo' });
  });
  beforeEach(() => forgetReports(world));

  const facts = () =>
    world.db.selectFrom('view_fact').selectAll().where('account_id', '=', first).orderBy('country').execute();
  const sums = async () => (await sumsByTable(world)).facts;

  it('sums what is not kept apart, and keeps unavailable apart from zero', async () => {
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

    const { outcome, facts: count, accounts } = await ingestText(world, basicCsv(rows));

    assert.deepEqual({ outcome, count, accounts }, { outcome: 'ingested', count: 2, accounts: 1 });
    const [korea, unknown] = await facts();
    assert.deepEqual(
      [korea?.country, korea?.views, korea?.red_views, korea?.watch_seconds, korea?.watched_view_percents],
      ['KR', '7', '0', '40', '681.5000'],
    );
    assert.deepEqual(
      [unknown?.country, unknown?.views, unknown?.red_views, unknown?.watch_seconds],
      ['ZZ', '1', null, null],
    );
  });

  it('adds amounts exactly and rounds to micros once', async () => {
    const amounts = ['0.1', '0.2', '0.0000004', '0.0000004', '-0.05'];
    const rows = amounts.map((amount, index) => ({
      ...money,
      estimated_partner_revenue: amount,
      claimed_status: String(index),
    }));

    await ingestText(world, revenueCsv(rows));

    const fact = await world.db.selectFrom('revenue_fact').selectAll().executeTakeFirstOrThrow();
    assert.equal(fact.revenue_micros, '250001');
  });

  it('T-65 changes nothing when a file comes again', async () => {
    const content = basicCsv([row, other]);
    await ingestText(world, content);
    const before = await snapshotOf(world);

    const again = await ingestText(world, content);
    const later = await ingestText(world, content, { createdAt: at('22T00:00') });

    assert.deepEqual([again.outcome, later.outcome], ['duplicate', 'duplicate']);
    assert.deepEqual(await snapshotOf(world), before);
  });

  it('knows a report by its id without reading it', async () => {
    await ingestText(world, basicCsv([row]), { reportId: '4711' });

    const { outcome } = await ingestText(world, 'not a report at all', { reportId: '4711' });

    assert.equal(outcome, 'duplicate');
  });

  it('takes views and revenue in either order', async () => {
    const files = [basicCsv([row, other]), revenueCsv([money])];
    for (const file of files) await ingestText(world, file);
    const forth = await snapshotOf(world);
    await forgetReports(world);
    for (const file of files.toReversed()) await ingestText(world, file);

    assert.deepEqual(await snapshotOf(world), forth);
  });

  it('T-65 replaces a day exactly, and nothing else', async () => {
    await ingestText(world, basicCsv([row, other, { ...row, date: '20261117' }]), {
      createdAt: at('19T00:00'),
    });
    await ingestText(world, revenueCsv([money]));

    const { outcome, days } = await ingestText(world, basicCsv([{ ...row, views: '9' }]), {
      createdAt: at('20T00:00'),
    });

    assert.equal(outcome, 'replaced');
    assert.deepEqual(days, [{ day: '2026-11-18', action: 'replaced' }]);
    const [, changed, ...rest] = await sums();
    // The other partner's row vanished from the report, and so did its figures; the day before stayed.
    assert.deepEqual(rest, []);
    assert.deepEqual(changed, {
      ...(changed as object), // Its key; the figures follow.
      ...{ views: '9', revenue_micros: '1500000' },
    });
    const { facts: all, rollUps } = await sumsByTable(world);
    for (const rollUp of rollUps) assert.deepEqual(rollUp, all);
  });

  it('ignores a report that is older than what is there, and says so', async () => {
    await ingestText(world, basicCsv([{ ...row, views: '9' }]), { createdAt: at('20T00:00') });
    const before = await snapshotOf(world);

    const { outcome, days } = await ingestText(world, basicCsv([row]), { createdAt: at('19T00:00') });

    assert.equal(outcome, 'superseded');
    assert.deepEqual(days, [{ day: '2026-11-18', action: 'ignored' }]);
    assert.deepEqual(await snapshotOf(world), before);
  });

  it('decides day by day when a file has several', async () => {
    await ingestText(world, basicCsv([{ ...row, views: '9' }]), { createdAt: at('20T00:00') });

    const content = basicCsv([row, { ...row, date: '20261117' }]);
    const { outcome, days } = await ingestText(world, content, { createdAt: at('19T00:00') });

    assert.equal(outcome, 'ingested');
    assert.deepEqual(days, [
      { day: '2026-11-17', action: 'added' },
      { day: '2026-11-18', action: 'ignored' },
    ]);
    assert.deepEqual((await facts()).map(({ views }) => views).toSorted(), ['7', '9']);
  });

  it('empties a day that a later report leaves empty', async () => {
    await ingestText(world, basicCsv([row]), { createdAt: at('19T00:00') });

    const nameless = await ingestText(world, basicCsv([]), { createdAt: at('20T00:00') });
    const named = await ingestText(world, basicCsv([]), {
      name: 'content_owner_basic_a4_20261118.csv',
      createdAt: at('20T00:00'),
    });

    assert.deepEqual([nameless.outcome, named.outcome], ['empty', 'replaced']);
    assert.deepEqual(await sums(), []);
  });

  it('counts rows of channels that nobody registered and keeps them out', async () => {
    const stranger = { ...row, channel_id: 'UCnobody' };

    const { rows, unknownChannels } = await ingestText(world, basicCsv([row, stranger, stranger]));

    assert.deepEqual(rows, { read: 3, unknownChannel: 2 });
    assert.deepEqual(unknownChannels, [{ youtubeId: 'UCnobody', rows: 2 }]);
    assert.equal((await facts()).length, 1);
  });

  it('T-65 keeps nothing of a file that is wrong anywhere', async () => {
    const before = await snapshotOf(world);
    const rows = Array.from({ length: 5_000 }, () => row);

    await assert.rejects(ingestText(world, basicCsv([...rows, { ...row, views: 'many' }])), (error) => {
      assert.ok(error instanceof MalformedFileError);
      assert.equal(error.faults[0]?.path, 'line 5002, column 10 (views)');
      return true;
    });
    assert.deepEqual(await snapshotOf(world), before);
  });

  it('T-52 keeps nothing when the sender or the database gives up midway', async () => {
    await ingestText(world, basicCsv([row]), { createdAt: at('19T00:00') });
    const before = await snapshotOf(world);
    const service = createIngestService({ database: world.database, clock: world.clock });
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(basicCsv([{ ...row, views: '8' }]));
        throw new Error('the connection is gone');
      })(),
    );
    // Each amount fits, their sum does not: the database finds out after it has begun.
    const tooMuch = Array.from({ length: 20 }, (_, index) => ({
      ...money,
      claimed_status: String(index),
      estimated_partner_revenue: '999999999999',
    }));

    await assert.rejects(service.ingestFile(broken, { name: 'x.csv' }), /the connection is gone/);
    await assert.rejects(ingestText(world, revenueCsv(tooMuch)));

    assert.deepEqual(await snapshotOf(world), before);
    assert.equal((await ingestText(world, basicCsv([{ ...row, views: '8' }]))).outcome, 'replaced');
  });

  it('forgets a channel and leaves every sum right', async () => {
    await claimChannel(world, first, { youtubeId: 'UCingestgone' });
    const gone = { ...row, channel_id: 'UCingestgone', video_id: 'video-gone1' };
    await ingestText(world, basicCsv([row, gone, { ...gone, country_code: 'JP' }]));
    await ingestText(
      world,
      revenueCsv([money, { ...money, channel_id: 'UCingestgone', video_id: 'video-gone1' }]),
    );

    await world.db
      .transaction()
      .execute((trx) => forgetChannel(trx, { accountId: first, channelId: channel }));

    const { facts: all, rollUps } = await sumsByTable(world);
    assert.equal((all[0] as { views: string }).views, '14'); // The type of a raw query's row.
    for (const rollUp of rollUps) assert.deepEqual(rollUp, all);
    const { rows } = await sql`select 1 from video_day where channel_id = ${channel}`.execute(world.db);
    assert.deepEqual(rows, []);
  });
});
