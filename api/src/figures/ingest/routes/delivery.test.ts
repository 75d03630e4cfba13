import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports } from '../testing/ingest-fixtures.ts';
import { assetCsv, basicCsv, revenueCsv } from '../testing/report-csv.ts';

const CHANNEL = 'UCdelivery';
const views = (day: string, count: number) =>
  basicCsv([
    { date: day, channel_id: CHANNEL, video_id: 'video-1', views: String(count) },
    { date: day, channel_id: 'UCnobody', video_id: 'video-2', views: '50' },
  ]);
const revenue = (day: string, amount: string) =>
  revenueCsv([{ date: day, channel_id: CHANNEL, video_id: 'video-1', estimated_partner_revenue: amount }]);

describeEachDatabase('deliveries', (api) => {
  let operator: PortalClient;

  before(async () => {
    const site = await insertSite(api);
    const { id } = await joinManager(api, site);
    await claimChannel(api, id, { youtubeId: CHANNEL });
    operator = (await signInOperator(api)).client;
  });
  beforeEach(async () => {
    api.clock.set('2026-11-21T20:00:00Z');
    await deleteReports(api);
  });

  const deliver = async (csv: string, query: string) => {
    const { status, body } = await operator.post(`/operator/ingest?${query}`, csv, {
      'content-type': 'text/csv',
    });
    assert.equal(status, 200, JSON.stringify(body));
  };
  const list = async (query = '') => (await operator.get(`/operator/deliveries${query}`)).body;

  it('a file counts from the time in its name, else from the time it was written', async () => {
    await deliver(views('20261117', 500), 'name=a_20261119T081500Z.csv&written_at=2026-11-21T08:00:00Z');
    await deliver(views('20261118', 500), 'name=b.csv&written_at=2026-11-20T08:00:00Z');

    const { items } = await list();

    assert.deepEqual(
      items.map((item: { name: string; created_at: string }) => [item.name, item.created_at]),
      [
        ['b.csv', '2026-11-20T08:00:00.000Z'],
        ['a_20261119T081500Z.csv', '2026-11-19T08:15:00.000Z'],
      ],
    );
  });

  it('the list names the file that counts for each day, who delivered it, its figures and what it replaced', async () => {
    await deliver(views('20261118', 500), 'name=first.csv&created_at=2026-11-20T08:00:00Z');
    await deliver(
      views('20261118', 20),
      'name=second.csv&created_at=2026-11-21T08:00:00Z&force=videos%20removed',
    );
    await deliver(revenue('20261117', '1.5'), 'name=revenue.csv');

    const { items, total } = await list();

    assert.equal(total, 2);
    const [viewed, earned] = items;
    assert.deepEqual(
      { ...viewed, id: '', delivered_by: viewed.delivered_by.role, replaced: { ...viewed.replaced, id: '' } },
      {
        id: '',
        owner: '',
        type: 'content_owner_basic_a4',
        day: '2026-11-18',
        counts: true,
        name: 'second.csv',
        created_at: '2026-11-21T08:00:00.000Z',
        delivered_at: '2026-11-21T20:00:00.000Z',
        delivered_by: 'operator',
        reason: 'videos removed',
        withdrawn_at: null,
        rows: { read: 2, unknown_channel: 1 },
        facts: 1,
        views: 20,
        revenue_micros: null,
        replaced: { id: '', name: 'first.csv', facts: 1, views: 500, revenue_micros: null },
      },
    );
    assert.match(viewed.delivered_by.email, /@example\.com$/);
    assert.deepEqual(
      [earned.day, earned.facts, earned.views, earned.revenue_micros, earned.replaced],
      ['2026-11-17', 1, null, 1_500_000, null],
    );
  });

  it('the history has every delivery of a day, those that count first', async () => {
    await deliver(views('20261118', 100), 'name=first.csv&created_at=2026-11-20T08:00:00Z');
    await deliver(views('20261118', 101), 'name=second.csv&created_at=2026-11-21T08:00:00Z');

    const { items } = await list('?history=true&from=2026-11-18&to=2026-11-18&type=content_owner_basic_a4');

    assert.deepEqual(
      items.map(({ name, counts }: { name: string; counts: boolean }) => [name, counts]),
      [
        ['second.csv', true],
        ['first.csv', false],
      ],
    );
    const { items: ofFile } = await list(`?history=true&id=${items[1].id}`);
    assert.deepEqual(
      ofFile.map(({ name }: { name: string }) => name),
      ['first.csv'],
    );
  });

  it('the history of a content owner has its files only, and those without an owner are asked for by an empty one', async () => {
    await deliver(views('20261118', 100), 'name=none.csv');
    await deliver(views('20261118', 90), 'name=north.csv&owner=North&force=new');
    await deliver(assetCsv([]), 'name=assets.csv&owner=North&force=new');
    const namesOf = async (owner: string) => {
      const { items, total } = await list(`?history=true&owner=${owner}`);
      assert.equal(items.length, total);
      return items.map(({ name }: { name: string }) => name);
    };

    assert.deepEqual(await namesOf(''), ['none.csv']);
    assert.deepEqual(await namesOf('North'), ['assets.csv', 'north.csv']);
  });

  it('a list of assets is a delivery without a day, of which the newest counts', async () => {
    await deliver(
      assetCsv([{ asset_id: 'A1', asset_title: 'One' }]),
      'name=old.csv&created_at=2026-11-19T08:00:00Z',
    );
    await deliver(
      assetCsv([{ asset_id: 'A2', asset_title: 'Two' }]),
      'name=new.csv&created_at=2026-11-20T08:00:00Z',
    );

    const { items } = await list();

    assert.deepEqual(
      items.map(({ day, name, facts }: Record<string, unknown>) => [day, name, facts]),
      [[null, 'new.csv', null]],
    );
  });

  it('a day between delivered days, and a day that is due, are late', async () => {
    for (const day of ['20261114', '20261115', '20261117']) await deliver(views(day, 100), `name=${day}.csv`);
    await deliver(revenue('20261115', '1'), 'name=revenue.csv');

    const { late } = await list();

    assert.deepEqual(late, [
      { type: 'content_owner_basic_a4', owner: '', day: '2026-11-16' },
      { type: 'content_owner_basic_a4', owner: '', day: '2026-11-18' },
      { type: 'content_owner_estimated_revenue_a1', owner: '', day: '2026-11-16' },
    ]);
  });

  const idOf = async (name: string): Promise<string> => {
    const { items } = await list('?history=true');
    return items.find((item: { name: string }) => item.name === name).id;
  };
  const withdraw = (body: Record<string, unknown>) => operator.post('/operator/deliveries/withdraw', body);
  const viewsOf = async (day: string) => {
    const { items } = await list(`?from=${day}&to=${day}&type=content_owner_basic_a4`);
    return items.map(({ name, views: count }: { name: string; views: number }) => [name, count]);
  };
  const withdrawals = () =>
    api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'delivery.withdrawn').execute();

  it('T-65 withdrawing a file brings back the newest one that is left, once, with the reason in the log', async () => {
    await deliver(views('20261118', 100), 'name=a.csv&created_at=2026-11-19T08:00:00Z');
    await deliver(views('20261118', 120), 'name=b.csv&created_at=2026-11-20T08:00:00Z');
    const entries = (await withdrawals()).length;
    const id = await idOf('b.csv');

    const first = await withdraw({ id, reason: 'of another owner' });
    const again = await withdraw({ id, reason: 'of another owner' });

    assert.deepEqual(first.body.result, {
      outcome: 'withdrawn',
      withdrawn: [id],
      days: [{ day: '2026-11-18', file: await idOf('a.csv') }],
    });
    assert.deepEqual(again.body.result, { outcome: 'unchanged', withdrawn: [], days: [] });
    assert.deepEqual(await viewsOf('2026-11-18'), [['a.csv', 100]]);
    const written = (await withdrawals()).slice(entries);
    assert.deepEqual(
      written.map(({ subject, reason, actor_role: role }) => [subject, reason, role]),
      [[id, 'of another owner', 'operator']],
    );
  });

  it('T-65 of two operators who withdraw a file at once one does it and the other changes nothing', async () => {
    await deliver(views('20261118', 100), 'name=a.csv&created_at=2026-11-19T08:00:00Z');
    await deliver(views('20261118', 120), 'name=b.csv&created_at=2026-11-20T08:00:00Z');
    const id = await idOf('b.csv');

    const replies = await Promise.all([withdraw({ id, reason: 'one' }), withdraw({ id, reason: 'two' })]);

    assert.deepEqual(replies.map(({ body }) => body.result.outcome).toSorted(), ['unchanged', 'withdrawn']);
    assert.deepEqual(await viewsOf('2026-11-18'), [['a.csv', 100]]);
  });

  it('going back to an earlier file withdraws every newer one, and going forward again restores it', async () => {
    for (const [hour, name] of ['a', 'b', 'c'].entries())
      await deliver(views('20261118', 100 + hour), `name=${name}.csv&created_at=2026-11-20T0${hour}:00:00Z`);

    await withdraw({ id: await idOf('c.csv'), back_to: await idOf('a.csv'), reason: 'both are wrong' });
    assert.deepEqual(await viewsOf('2026-11-18'), [['a.csv', 100]]);

    await withdraw({ id: await idOf('a.csv'), back_to: await idOf('b.csv'), reason: 'it was right' });
    assert.deepEqual(await viewsOf('2026-11-18'), [['b.csv', 101]]);
  });

  it('withdrawing the only file of a day leaves the day undelivered', async () => {
    await deliver(views('20261118', 100), 'name=only.csv');

    const { body } = await withdraw({ id: await idOf('only.csv'), reason: 'of another owner' });

    assert.deepEqual(body.result.days, [{ day: '2026-11-18', file: null }]);
    assert.deepEqual(await viewsOf('2026-11-18'), []);
  });

  it('withdrawing is refused, and changes nothing, when the earlier file is not kept any more', async () => {
    await deliver(views('20261118', 100), 'name=a.csv&created_at=2026-11-19T08:00:00Z');
    await deliver(views('20261118', 120), 'name=b.csv&created_at=2026-11-20T08:00:00Z');
    await api.db.deleteFrom('delivery_content').execute();

    const { status, body } = await withdraw({ id: await idOf('b.csv'), reason: 'wrong' });

    assert.deepEqual(
      [status, body.code, body.file_errors.map(({ path }: { path: string }) => path)],
      [409, 'delivery_gone', ['a.csv']],
    );
    assert.deepEqual(await viewsOf('2026-11-18'), [['b.csv', 120]]);
  });

  it('withdrawing a list of assets brings back the one before it', async () => {
    await deliver(
      assetCsv([{ asset_id: 'A1', asset_title: 'One' }]),
      'name=old.csv&created_at=2026-11-19T08:00:00Z',
    );
    await deliver(
      assetCsv([{ asset_id: 'A2', asset_title: 'Two' }]),
      'name=new.csv&created_at=2026-11-20T08:00:00Z',
    );

    await withdraw({ id: await idOf('new.csv'), reason: 'of another owner' });

    const assets = await api.db.selectFrom('asset').select('id').execute();
    assert.deepEqual(assets, [{ id: 'A1' }]);
  });

  it('a file that came after a newer one counts when that is withdrawn', async () => {
    await deliver(views('20261118', 120), 'name=newer.csv&created_at=2026-11-20T08:00:00Z');
    await deliver(views('20261118', 100), 'name=older.csv&created_at=2026-11-19T08:00:00Z');

    await withdraw({ id: await idOf('newer.csv'), reason: 'wrong' });

    assert.deepEqual(await viewsOf('2026-11-18'), [['older.csv', 100]]);
  });
});
