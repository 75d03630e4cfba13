import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports, ingestText } from '../testing/ingest-fixtures.ts';
import { adCsv, type Cells, premiumCsv, revenueCsv, summaryCsv } from '../testing/report-csv.ts';

const row: Cells = {
  date: '20261015',
  channel_id: 'UCreconciled',
  video_id: 'one',
  partner_revenue: '6.5000004',
};
const forceReason = 'a test';
const AD = 'content_owner_ad_revenue_raw_a1';
const PREMIUM = 'content_owner_non_music_red_revenue_raw_a1';

describeWithDatabase('reconciliation of a month', (api) => {
  let operator: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const { id } = await joinManager(api, await insertSite(api));
    await claimChannel(api, id, { youtubeId: 'UCreconciled' });
    operator = (await signInOperator(api)).client;
  });
  beforeEach(() => deleteReports(api));

  const ownersOf = async (month = '2026-10') => {
    const { status, body } = await operator.get(`/operator/reconciliation?month=${month}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body.owners;
  };

  it('names every cause of a difference between what was read and what is stored', async () => {
    await ingestText(
      api,
      adCsv([
        row,
        { ...row, video_id: 'two' },
        { ...row, channel_id: 'UCother', partner_revenue: '2' },
        { ...row, channel_id: '', partner_revenue: '0.25' },
        { ...row, adjustment_type: 'Refund', date: '20260803', partner_revenue: '-1' },
      ]),
      { forceReason, owner: 'North', name: 'ads.csv' },
    );
    const [north, ...others] = await ownersOf();

    assert.deepEqual(others, []);
    assert.equal(north.owner, 'North');
    assert.deepEqual(
      north.reports.map(({ type, file }: { type: string; file: { name: string } | null }) => [
        type,
        file?.name,
      ]),
      [
        [AD, 'ads.csv'],
        [PREMIUM, undefined],
      ],
    );
    assert.deepEqual(
      north.reports[0].money.map((each: Record<string, unknown>) => [
        each.part,
        each.name,
        each.rows,
        each.revenue_micros,
      ]),
      [
        ['read', '', 5, 14_250_001],
        ['registered', '', 3, 12_000_001],
        ['unregistered', '', 1, 2_000_000],
        ['no_channel', '', 1, 250_000],
        ['adjustment', 'Refund', 1, -1_000_000],
        ['other_months', '', 1, -1_000_000],
      ],
    );
    assert.deepEqual(north.comparisons, [
      {
        code: 'stored',
        subject: AD,
        expected_micros: 14_250_001,
        found_micros: 12_000_000,
        difference_micros: -2_250_001,
        causes: [
          { name: 'unregistered', difference_micros: -2_000_000 },
          { name: 'no_channel', difference_micros: -250_000 },
          { name: 'rounding', difference_micros: -1 },
        ],
      },
    ]);
  });

  it('has every owner with revenue of the month, and only files that count', async () => {
    await ingestText(api, revenueCsv([{ ...row, estimated_partner_revenue: '1' }]), { forceReason });
    await ingestText(api, adCsv([row]), { forceReason, owner: 'North' });
    await ingestText(api, adCsv([{ ...row, partner_revenue: '7' }]), { forceReason, owner: 'North' });
    await ingestText(api, premiumCsv([row]), { forceReason, owner: 'North' });

    const owners = await ownersOf();
    assert.deepEqual(
      owners.map(({ owner, comparisons }: { owner: string; comparisons: Record<string, unknown>[] }) => [
        owner,
        comparisons.map(({ subject, expected_micros: read }) => `${subject} ${read}`),
      ]),
      [
        ['', []],
        ['North', [`${AD} 7000000`, `${PREMIUM} 6500000`]],
      ],
    );
    assert.deepEqual(await ownersOf('2026-09'), []);
    const { body } = await operator.get('/operator/reconciliation');
    assert.deepEqual([body.month, body.newest, body.owners.length], ['2026-10', '2026-10', 2]);
  });

  it('compares summaries with each other, with closing reports, with what was paid and what was withheld', async () => {
    const name = 'report_202610.csv';
    const shorts = { adjustment_type: 'None', engaged_views: '1' };
    const paid = { adjustment_type: 'None', currency_code: 'USD', partner_revenue_local: '0', notes: '' };
    await ingestText(api, adCsv([row]), { forceReason });
    await ingestText(api, premiumCsv([{ ...row, partner_revenue: '1' }]), { forceReason });
    for (const rows of [
      [{ ...shorts, partner_revenue: '3' }],
      [
        { ...shorts, day: '20261001', partner_revenue: '1' },
        { ...shorts, day: '20261002', partner_revenue: '1.5' },
      ],
      [{ ...shorts, country: 'KR', partner_revenue: '3' }],
      [
        { ...paid, revenue_type: 'Ads', partner_revenue_usd: '6.25' },
        { ...paid, revenue_type: 'YouTube Premium', partner_revenue_usd: '1' },
        { ...paid, revenue_type: 'Shorts Ads', partner_revenue_usd: '3' },
        {
          ...paid,
          revenue_type: 'Shorts Subscription',
          adjustment_type: 'Refund',
          partner_revenue_usd: '-0.5',
        },
      ],
      [
        {
          adsense_earnings_month: '202610',
          revenue_source: 'Ads',
          local_currency: 'USD',
          us_sourced_revenue: '5',
          tax_withholding_rate: '0.1',
          tax_withheld_amount: '0.5',
        },
      ],
    ])
      await ingestText(api, summaryCsv(rows), { name, forceReason });

    const [owner] = await ownersOf();
    assert.deepEqual(
      owner.comparisons.map((each: Record<string, unknown>) => [
        each.code,
        each.expected_micros,
        each.found_micros,
        each.difference_micros,
        (each.causes as Record<string, unknown>[]).map(
          ({ name: cause, difference_micros: micros }) => `${cause} ${micros}`,
        ),
      ]),
      [
        ['stored', 6_500_000, 6_500_000, 0, []],
        ['stored', 1_000_000, 1_000_000, 0, []],
        ['shorts_days', 3_000_000, 2_500_000, -500_000, ['unexplained -500000']],
        ['shorts_countries', 3_000_000, 3_000_000, 0, []],
        ['payment_ads', 6_500_000, 6_250_000, -250_000, ['unexplained -250000']],
        ['payment_premium', 1_000_000, 1_000_000, 0, []],
        ['payment_shorts', 3_000_000, 2_500_000, -500_000, ['unexplained -500000']],
        ['withheld', 9_750_000, 9_250_000, -500_000, ['withheld -500000']],
      ],
    );
    assert.deepEqual(
      owner.summaries.map(({ type, amounts }: { type: string; amounts: unknown[] }) => [
        type,
        amounts.length,
      ]),
      [
        ['content_owner_payments_summary_a1', 4],
        ['content_owner_shorts_country_ad_revenue_summary_a2', 1],
        ['content_owner_shorts_day_ad_revenue_summary_a2', 1],
        ['content_owner_shorts_global_ad_revenue_summary_a2', 1],
        ['content_owner_tax_withholding_a1', 1],
      ],
    );
  });

  it('is refused for what is no month', async () => {
    for (const month of ['2026-13', '2026-1', '2026-10-01'])
      assert.equal((await operator.get(`/operator/reconciliation?month=${month}`)).status, 400, month);
  });
});
