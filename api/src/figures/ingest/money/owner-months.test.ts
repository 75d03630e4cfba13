import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports, ingestText, readStoredRows } from '../testing/ingest-fixtures.ts';
import { adCsv, type Cells, premiumCsv, revenueCsv, summaryCsv } from '../testing/report-csv.ts';

const GLOBAL = 'content_owner_shorts_global_ad_revenue_summary_a2';
const NAME = 'report_202610.csv';
const at = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
const shorts = (dollars: string) =>
  summaryCsv([
    { adjustment_type: 'None', engaged_views: '10', partner_revenue: dollars },
    { adjustment_type: 'Refund', engaged_views: '', partner_revenue: '-0.25' },
  ]);
const files: [string, Cells][] = [
  [GLOBAL, { adjustment_type: 'None', policy: 'Monetize', engaged_views: '5', partner_revenue: '3' }],
  [
    'content_owner_shorts_day_ad_revenue_summary_a2',
    { adjustment_type: 'None', day: '20261015', engaged_views: '5', partner_revenue: '3' },
  ],
  [
    'content_owner_shorts_country_ad_revenue_summary_a2',
    { adjustment_type: 'None', country: 'KR', engaged_views: '5', partner_revenue: '3' },
  ],
  [
    'content_owner_shorts_ad_revenue_summary_a2',
    {
      'Adjustment Type': 'None',
      'Video ID': 'v1',
      'Video Title': 'T',
      'Channel ID': 'c',
      'Total Views': '5',
      'Net Partner Revenue (Post revshare)': '3',
    },
  ],
  [
    'music_content_owner_shorts_revenue_summary_a1',
    {
      payment_period: '202610',
      country: 'KR',
      shorts_monthly_pool_usd: '100',
      pool_participating_rate: '0.5',
      shorts_usages_marketshare: '0.1',
      shorts_flat_fee_revenue_usd: '3',
    },
  ],
  [
    'content_owner_country_music_red_revenue_summary_a1',
    { adjustment_type: 'None', month: '202610', country: 'KR', monetized_views: '4', partner_revenue: '3' },
  ],
  [
    'content_owner_payments_summary_a1',
    {
      revenue_type: 'Shorts Ads',
      adjustment_type: 'None',
      currency_code: 'KRW',
      partner_revenue_usd: '3',
      partner_revenue_local: '4000',
      notes: '',
    },
  ],
  [
    'content_owner_tax_withholding_a1',
    {
      adsense_earnings_month: '202610',
      channel_id: 'c',
      revenue_source: 'Ads',
      local_currency: 'USD',
      us_sourced_revenue: '30',
      tax_withholding_rate: '0.1',
      tax_withheld_amount: '3',
    },
  ],
];

describeWithDatabase('files with the money of an owner’s month', (api) => {
  let operator: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const { id } = await joinManager(api, await insertSite(api));
    await claimChannel(api, id, { youtubeId: 'UCsummary' });
    operator = (await signInOperator(api)).client;
  });
  beforeEach(() => deleteReports(api));

  const counting = async () => {
    const { body } = await operator.get('/operator/deliveries?to=2026-10-01');
    return body.items.map((item: Record<string, unknown>) => [item.type, item.day, item.revenue_micros]);
  };

  it('are known by their columns, count for their month and change no figure', async () => {
    const row: Cells = { date: '20261015', channel_id: 'UCsummary', video_id: 'v1', partner_revenue: '6' };
    await ingestText(api, revenueCsv([{ ...row, estimated_partner_revenue: '6' }]));
    await ingestText(api, adCsv([row]), { forceReason: 'a test' });
    await ingestText(api, premiumCsv([row]), { forceReason: 'a test' });
    const before = await readStoredRows(api);

    for (const [type, cells] of files) {
      const result = await ingestText(api, summaryCsv([cells]), { name: NAME });
      assert.deepEqual(
        [result.type, result.outcome, result.days],
        [type, 'ingested', [{ day: '2026-10-01', action: 'added' }]],
      );
    }

    assert.deepEqual(await readStoredRows(api), before);
    const listed = await counting();
    for (const [type] of files)
      assert.deepEqual(
        listed.filter(([other]: string[]) => other === type),
        [[type, '2026-10-01', 3_000_000]],
      );
  });

  it('the newest of a month counts, in any order, and one that is sent twice changes nothing', async () => {
    const send = (dollars: string, day: string) =>
      ingestText(api, shorts(dollars), { name: NAME, createdAt: at(day) });
    const outcomes = [
      await send('2', '11'),
      await send('3', '12'),
      await send('3', '12'),
      await send('1', '10'),
      await ingestText(api, shorts('9'), { name: 'report_202609.csv' }),
    ].map(({ outcome }) => outcome);

    assert.deepEqual(outcomes, ['ingested', 'replaced', 'duplicate', 'superseded', 'ingested']);
    assert.deepEqual(await counting(), [
      [GLOBAL, '2026-10-01', 2_750_000],
      [GLOBAL, '2026-09-01', 8_750_000],
    ]);
  });

  it('are withdrawn: the newest that is left counts, or a chosen earlier one', async () => {
    for (const [dollars, day] of [
      ['1', '10'],
      ['2', '11'],
      ['3', '12'],
    ] as const)
      await ingestText(api, shorts(dollars), { name: NAME, createdAt: at(day) });
    const { body } = await operator.get('/operator/deliveries?history=true');
    const [third, second, first] = body.items.map(({ id }: { id: string }) => id);
    const withdraw = async (given: Record<string, unknown>) => {
      const answer = await operator.post('/operator/deliveries/withdraw', { reason: 'wrong', ...given });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.result;
    };

    const one = await withdraw({ id: third });
    assert.deepEqual(one.days, [{ day: '2026-10-01', file: second }]);
    assert.deepEqual(await counting(), [[GLOBAL, '2026-10-01', 1_750_000]]);
    const two = await withdraw({ id: second, back_to: first });
    assert.deepEqual([two.withdrawn, two.days], [[second], [{ day: '2026-10-01', file: first }]]);
    assert.deepEqual((await withdraw({ id: first })).days, [{ day: '2026-10-01', file: null }]);
    assert.equal((await withdraw({ id: first })).outcome, 'unchanged');
    assert.deepEqual(await counting(), []);
  });

  it('are doubted and refused as other files', async () => {
    const refusals: [string, string, RegExp][] = [
      [shorts('1').trimEnd(), NAME, /cut off/],
      [shorts('1'), 'report.csv', /needs its month in the name/],
      [shorts('x'), NAME, /partner_revenue.*Not an amount/],
      [summaryCsv([{ ...files[1]?.[1], day: '20261501' }]), NAME, /date.*Not a day/],
      [summaryCsv([{ ...files[4]?.[1], payment_period: '2026' }]), NAME, /Not a month/],
    ];
    for (const [content, name, message] of refusals)
      await assert.rejects(ingestText(api, content, { name }), message);
    assert.deepEqual(await counting(), []);
  });
});
