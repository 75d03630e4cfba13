import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { readDoubts, readDoubtCodes } from '../testing/expect-doubts.ts';
import { claimChannel, deleteReports, ingestText } from '../testing/ingest-fixtures.ts';
import { adCsv, assetCsv, basicCsv, premiumCsv, revenueCsv } from '../testing/report-csv.ts';

const row = { channel_id: 'UCowned', video_id: 'owned' };
const estimate = (date: string, dollars = '30') =>
  revenueCsv([
    {
      ...row,
      date,
      estimated_partner_revenue: dollars,
      estimated_partner_ad_revenue: dollars,
    },
  ]);
const paid = (date: string) => [{ ...row, date, partner_revenue: '29' }];

describeEachDatabase('doubts about content owners', (api) => {
  let manager: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const joined = await joinManager(api, await insertSite(api));
    manager = joined.client;
    await claimChannel(api, joined.id, { youtubeId: 'UCowned' });
  });
  beforeEach(async () => {
    await deleteReports(api);
    await ingestText(api, estimate('20261015'), { owner: 'north' });
  });

  const forceReason = 'a second content owner';
  const closeOctober = async (owner = 'north') => {
    await ingestText(api, adCsv(paid('20261015')), { owner });
    await ingestText(api, premiumCsv(paid('20261015')), { owner });
  };
  const statusOfOctober = async () =>
    (await manager.get('/report/summary?from=2026-10-01&to=2026-10-31')).body.status;

  it('T-65 one row of a misspelt owner is refused, and a final day stays final', async () => {
    await closeOctober();
    assert.equal(await statusOfOctober(), 'final');

    const doubts = await readDoubts(api, estimate('20261015', '0.01'), { owner: 'nort' });

    assert.deepEqual(
      doubts.map(({ code, found }) => [code, found]),
      [
        ['new_owner', undefined],
        ['reopened_days', 1],
      ],
    );
    assert.match(doubts[0]?.message ?? '', /nort has delivered no file before, only north/);
    assert.equal(await statusOfOctober(), 'final');
  });

  it('T-65 each report of a new owner is refused while others are known, also a list and one without an owner', async () => {
    const views = basicCsv([{ ...row, date: '20261015', views: '7' }]);
    assert.deepEqual(await readDoubtCodes(api, views), ['new_owner']);
    assert.deepEqual(await readDoubtCodes(api, views, { owner: 'North' }), ['new_owner']);
    const list = assetCsv([{ asset_id: 'A1', asset_title: 'One' }]);
    assert.deepEqual(await readDoubtCodes(api, list, { owner: 'nort' }), ['new_owner']);
    assert.equal((await ingestText(api, views, { owner: 'north' })).outcome, 'ingested');
  });

  it('an owner is known after its first file was accepted with a reason', async () => {
    const of = (date: string) => basicCsv([{ ...row, date, views: '7' }]);
    await ingestText(api, of('20261115'), { owner: 'south', forceReason });

    assert.equal((await ingestText(api, of('20261116'), { owner: 'south' })).outcome, 'ingested');
  });

  it('T-65 revenue of a known owner that has not closed a final day is refused, because the day would be estimated again', async () => {
    await ingestText(api, estimate('20261110', '29'), { owner: 'south', forceReason });
    await closeOctober();

    for (const content of [estimate('20261015', '2'), adCsv(paid('20261015'))]) {
      const codes = await readDoubtCodes(api, content, { owner: 'south' });
      assert.ok(codes.includes('reopened_days'), codes.join());
    }
    assert.equal(await statusOfOctober(), 'final');
  });

  it('a later estimate and a later closing report of the owner that has closed a day keep it final', async () => {
    await closeOctober();
    await ingestText(api, estimate('20261015', '31'), { owner: 'north' });
    await ingestText(api, adCsv([...paid('20261015'), ...paid('20261016')]), { owner: 'north' });

    assert.equal(await statusOfOctober(), 'final');
  });

  it('T-65 a closing report is refused while another owner has views of the month and lacks their revenue', async () => {
    const views = basicCsv([{ ...row, date: '20261020', views: '7' }]);
    await ingestText(api, views, { owner: 'south', forceReason });

    const [doubt] = await readDoubts(api, adCsv(paid('20261015')), { owner: 'north' });
    assert.deepEqual(
      [doubt?.code, doubt?.owner, doubt?.month, doubt?.expected, doubt?.found],
      ['owner_lacks_days', 'south', '2026-10', 1, 0],
    );
  });
});
