import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports } from '../testing/ingest-fixtures.ts';
import { adCsv, premiumCsv, revenueCsv } from '../testing/report-csv.ts';

const row = { channel_id: 'UCrefused', video_id: 'refused' };
const estimate = (date: string, dollars: string) =>
  revenueCsv([
    {
      ...row,
      date,
      estimated_partner_revenue: dollars,
      estimated_partner_ad_revenue: dollars,
    },
  ]);
const paid = (dollars: string) => [{ ...row, date: '20261015', partner_revenue: dollars }];
const EMPTY_AD = 'content_owner_ad_revenue_raw_a1_202610.csv';
const FORCE = '&force=the%20contract%20has%20ended';

describeEachDatabase('deliveries that are refused or withdrawn', (api) => {
  let operator: PortalClient;
  let manager: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T20:00:00Z');
    const joined = await joinManager(api, await insertSite(api));
    manager = joined.client;
    await claimChannel(api, joined.id, { youtubeId: 'UCrefused' });
    operator = (await signInOperator(api)).client;
  });
  beforeEach(async () => {
    api.clock.set('2026-11-21T20:00:00Z');
    await deleteReports(api);
    await deliver(estimate('20261015', '30'), 'name=october.csv');
  });

  const send = (csv: string, query: string) =>
    operator.post(`/operator/ingest?${query}`, csv, { 'content-type': 'text/csv' });
  async function deliver(csv: string, query: string) {
    const { status, body } = await send(csv, query);
    assert.equal(status, 200, JSON.stringify(body));
  }
  const list = async (query = '') => (await operator.get(`/operator/deliveries${query}`)).body;
  const statusOfOctober = async () => {
    const { body } = await manager.get('/report/summary?from=2026-10-01&to=2026-10-31');
    return [body.status, body.figures.revenue.value];
  };

  it('T-65 a refusal has a code for each doubt, both figures, and what accepts it', async () => {
    const { status, body } = await send(adCsv([]), `name=${EMPTY_AD}`);

    assert.deepEqual([status, body.code], [422, 'delivery_doubtful']);
    assert.deepEqual(body.file_errors, [
      {
        path: '2026-10, all accounts',
        code: 'empty_closing',
        message:
          'It has no row of a registered channel, and would make the month final at $0.00; the estimate is $30.00.',
        accept: 'force',
        month: '2026-10',
        expected: 30_000_000,
        found: 0,
        unit: 'usd_micros',
      },
    ]);
  });

  it('a content owner with a space is refused with the form that its name has', async () => {
    const { status, body } = await send(estimate('20261016', '30'), 'name=october.csv&owner=North%20Music');

    assert.equal(status, 400);
    assert.deepEqual(body.errors, [
      {
        path: 'owner',
        code: 'invalid',
        message: 'Use letters, digits, “.”, “_” and “-” only, beginning with a letter or digit, at most 40.',
      },
    ]);
  });

  it('T-65 a closing report of the month that runs is refused also with a reason, and says that none overrules it', async () => {
    const name = EMPTY_AD.replace('202610', '202611');
    const { status, body } = await send(adCsv([]), `name=${name}${FORCE}`);

    assert.deepEqual([status, body.code], [422, 'report_malformed']);
    assert.deepEqual(
      body.file_errors.map(({ code, accept }: { code: string; accept: string }) => [code, accept]),
      [
        ['month_runs', 'never'],
        ['empty_closing', 'force'],
      ],
    );
  });

  it('the list of deliveries has refused files with their doubts until they are taken in, for two weeks', async () => {
    // The refusals of the other tests are older than two weeks.
    api.clock.set('2026-12-10T20:00:00Z');
    await send(adCsv([]), `name=${EMPTY_AD}`);
    await send(adCsv([]), `name=${EMPTY_AD}`);
    await send(estimate('20261015', '30'), 'name=misspelt.csv&owner=nort');

    const { refused } = await list();
    assert.deepEqual(
      refused.map(({ name, owner, doubts }: { name: string; owner: string; doubts: { code: string }[] }) => [
        name,
        owner,
        ...doubts.map(({ code }) => code),
      ]),
      [
        ['misspelt.csv', 'nort', 'new_owner'],
        [EMPTY_AD, '', 'empty_closing'],
      ],
    );
    assert.equal(refused[1].delivered_by.role, 'operator');
    assert.match(refused[1].delivered_by.email, /@example\.com$/);
    assert.deepEqual(refused[1].doubts[0].expected, 30_000_000);

    api.clock.advance(60_000);
    await deliver(adCsv([]), `name=${EMPTY_AD}${FORCE}`);
    assert.equal((await list()).refused.length, 1);
    api.clock.advance(14 * 86_400_000);
    assert.deepEqual((await list()).refused, []);
  });

  const idOf = async (name: string): Promise<string> => {
    const { items } = await list('?history=true&size=100');
    return items.find((item: { name: string }) => item.name === name).id;
  };
  const withdraw = (body: Record<string, unknown>) =>
    operator.post('/operator/deliveries/withdraw', { reason: 'wrong file', ...body });

  it('T-65 withdrawing a closing report is refused when final days would be estimated again, unless it is forced', async () => {
    await deliver(adCsv(paid('29')), 'name=ad.csv');
    await deliver(premiumCsv(paid('0.5')), 'name=premium.csv');
    assert.deepEqual(await statusOfOctober(), ['final', '29.5']);
    const id = await idOf('ad.csv');

    const { status, body } = await withdraw({ id });

    assert.deepEqual([status, body.code], [422, 'delivery_doubtful']);
    assert.deepEqual(
      body.file_errors.map(({ code, found }: { code: string; found: number }) => [code, found]),
      [['reopened_days', 31]],
    );
    assert.deepEqual(await statusOfOctober(), ['final', '29.5']);
    assert.equal((await withdraw({ id, force: true })).status, 200);
    assert.deepEqual(await statusOfOctober(), ['estimated', '30']);
  });

  it('T-65 an empty closing report counts again only when that is forced', async () => {
    await deliver(adCsv([]), `name=${EMPTY_AD}&created_at=2026-11-18T08:00:00Z${FORCE}`);
    await deliver(premiumCsv(paid('0.5')), 'name=premium.csv&created_at=2026-11-18T08:00:00Z');
    await deliver(adCsv(paid('29')), 'name=ad.csv&created_at=2026-11-19T08:00:00Z');
    assert.deepEqual(await statusOfOctober(), ['final', '29.5']);
    const [id, empty] = [await idOf('ad.csv'), await idOf(EMPTY_AD)];

    for (const order of [{ id }, { id, back_to: empty }]) {
      const { body } = await withdraw(order);
      assert.deepEqual(
        body.file_errors?.map(({ code }: { code: string }) => code),
        ['empty_closing'],
      );
    }

    assert.deepEqual(await statusOfOctober(), ['final', '29.5']);
    assert.equal((await withdraw({ id, force: true })).status, 200);
    assert.deepEqual(await statusOfOctober(), ['final', '0.5']);
  });
});
