import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports, ingestText, readSumsByTable } from './testing/ingest-fixtures.ts';
import { adCsv, assetCsv, basicCsv, premiumCsv, revenueCsv } from './testing/report-csv.ts';

const CHANNEL = 'UCowners';
const OTHER = 'UCowners-other';

describeEachDatabase('files of several content owners', (api) => {
  let operator: PortalClient;
  let manager: PortalClient;
  let other: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    operator = (await signInOperator(api)).client;
    const site = await insertSite(api);
    const one = await joinManager(api, site);
    const two = await joinManager(api, site);
    [manager, other] = [one.client, two.client];
    await claimChannel(api, one.id, { youtubeId: CHANNEL });
    await claimChannel(api, two.id, { youtubeId: OTHER });
  });
  beforeEach(() => deleteReports(api));

  /** The first file of a second owner is doubted, and so is one that makes final days estimated. */
  const forceReason = 'there are two content owners';
  const row = (date: string, channel_id = CHANNEL) => ({
    date,
    channel_id,
    video_id: `v-${channel_id}`,
    country_code: 'KR',
  });
  const views = (count: number, options: Parameters<typeof ingestText>[2], date = '20261117') =>
    ingestText(api, basicCsv([{ ...row(date), views: String(count) }]), { forceReason, ...options });
  const revenue = (amount: number, owner: string, channel = CHANNEL) =>
    ingestText(api, revenueCsv([{ ...row('20261005', channel), estimated_partner_revenue: `${amount}` }]), {
      owner,
      forceReason,
    });
  const close = async (amount: number, owner: string, channel = CHANNEL) => {
    const rows = [{ ...row('20261005', channel), partner_revenue: String(amount) }];
    await ingestText(api, adCsv(rows), { owner, forceReason });
    await ingestText(api, premiumCsv(rows), { owner, forceReason });
  };
  const viewsOf = async () => {
    const { body } = await manager.get('/report/summary?from=2026-11-01&to=2026-11-20');
    return body.figures.views.value;
  };
  const octoberOf = async (client: PortalClient) => {
    const { body } = await client.get('/report/summary?from=2026-10-01&to=2026-10-31');
    return [Number(body.figures.revenue.value), body.status.revenue ?? body.status];
  };
  const assertRolledUp = async () => {
    const { facts, rollUps } = await readSumsByTable(api);
    for (const rollUp of rollUps) assert.deepEqual(rollUp, facts);
  };

  it('T-65 files of one day from two owners add up, also of the same video, in any order', async () => {
    for (const owners of [
      ['north', 'south'],
      ['south', 'north'],
    ]) {
      await deleteReports(api);
      for (const owner of owners) await views(owner === 'north' ? 100 : 30, { owner });

      assert.equal(await viewsOf(), 130);
      await assertRolledUp();
    }
  });

  it('T-65 a file replaces the files of its own owner only, and equal bytes of another owner are no duplicate', async () => {
    await views(100, { owner: 'north' });
    await views(30, { owner: 'south' });
    const replaced = await views(40, { owner: 'south' });
    assert.equal(await viewsOf(), 140);

    const equal = await views(100, { owner: 'south' });
    const again = await views(100, { owner: 'south' });

    assert.deepEqual([replaced.outcome, equal.outcome, again.outcome], ['replaced', 'replaced', 'duplicate']);
    assert.equal(await viewsOf(), 200);
    await assertRolledUp();
  });

  it('withdrawing a file brings back the earlier one of its owner, and leaves the others', async () => {
    await views(100, { owner: 'north', name: 'north.csv' });
    await views(30, { owner: 'south', name: 'first.csv', createdAt: new Date('2026-11-18T08:00:00Z') });
    await views(40, { owner: 'south', name: 'second.csv', createdAt: new Date('2026-11-19T08:00:00Z') });
    const withdraw = async (name: string) => {
      const { items } = (await operator.get('/operator/deliveries')).body;
      const { id } = items.find((item: { name: string }) => item.name === name);
      const { status } = await operator.post('/operator/deliveries/withdraw', { id, reason: 'wrong' });
      assert.equal(status, 200);
    };

    await withdraw('second.csv');
    assert.equal(await viewsOf(), 130);
    await withdraw('first.csv');
    assert.equal(await viewsOf(), 100);
    await assertRolledUp();
  });

  it('a day is final once every owner with revenue of it has delivered both closing reports', async () => {
    await revenue(1, 'north');
    await revenue(2, 'south', OTHER);
    await close(3, 'north');
    assert.deepEqual([(await octoberOf(manager))[0], (await octoberOf(other))[0]], [1, 2]);

    await close(4, 'south', OTHER);
    assert.deepEqual([(await octoberOf(manager))[0], (await octoberOf(other))[0]], [6, 8]);
  });

  it('an estimate of another owner makes a closed day estimated again, for all accounts', async () => {
    await revenue(1, 'north');
    await close(3, 'north');
    assert.equal((await octoberOf(manager))[0], 6);

    await revenue(2, 'south', OTHER);

    assert.deepEqual([(await octoberOf(manager))[0], (await octoberOf(other))[0]], [1, 2]);
    await assertRolledUp();
  });

  it('each owner has a list of assets of its own', async () => {
    const list = (asset_id: string, asset_title: string, owner: string) =>
      ingestText(api, assetCsv([{ asset_id, asset_title }]), { owner, forceReason });
    await list('A1', 'One', 'north');
    await list('A1', 'Other', 'south');
    await list('A2', 'Two', 'south');

    const assets = await api.db.selectFrom('asset').select(['id', 'owner']).orderBy('owner').execute();
    assert.deepEqual(assets, [
      { id: 'A1', owner: 'north' },
      { id: 'A2', owner: 'south' },
    ]);
  });

  it('deliveries show their owner, and what is late by owner', async () => {
    const deliver = (owner: string, day: string) =>
      operator.post(
        `/operator/ingest?name=${owner}.csv&owner=${owner}&force=two%20owners`,
        basicCsv([{ ...row(day), views: '5' }]),
        { 'content-type': 'text/csv' },
      );
    await deliver('north', '20261116');
    await deliver('north', '20261118');
    await deliver('south', '20261118');

    const { items, late } = (await operator.get('/operator/deliveries')).body;

    assert.deepEqual(
      items.map(({ owner, day }: Record<string, string>) => [owner, day]),
      [
        ['north', '2026-11-18'],
        ['south', '2026-11-18'],
        ['north', '2026-11-16'],
      ],
    );
    assert.deepEqual(late, [{ type: 'content_owner_basic_a4', owner: 'north', day: '2026-11-17' }]);
    assert.equal((await operator.post('/operator/ingest?name=a&owner=a/b', 'x')).status, 400);
  });
});
