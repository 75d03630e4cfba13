import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { listDaysOfMonth } from '../../platform/calendar.ts';
import type { IngestFileOptions } from './ingest.service.ts';
import { MalformedFileError } from '../../platform/csv/file-error.ts';
import { claimChannel, deleteReports, ingestText, readStoredRows } from './testing/ingest-fixtures.ts';
import { adCsv, basicCsv, type Cells, premiumCsv, revenueCsv } from './testing/report-csv.ts';

const at = (text: string) => new Date(`2026-11-${text}T00:00:00Z`);
const place = { channel_id: 'UCclosing1', video_id: 'closing-one' };
const views: Cells = { ...place, date: '20261015', views: '1000', red_views: '100' };
const estimate: Cells = {
  ...place,
  date: '20261015',
  estimated_partner_revenue: '10',
  estimated_partner_ad_revenue: '7',
  estimated_partner_red_revenue: '3',
};
const ad: Cells = { ...place, date: '20261015', partner_revenue: '6.5' };
const premium: Cells = { ...place, date: '20261015', partner_revenue: '2.25' };

describeWithDatabase('closing reports', (api) => {
  let manager: PortalClient;
  let other: PortalClient;

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const site = await insertSite(api);
    const [first, second] = [await joinManager(api, site), await joinManager(api, site)];
    [manager, other] = [first.client, second.client];
    await claimChannel(api, first.id, { youtubeId: 'UCclosing1' });
    await claimChannel(api, second.id, { youtubeId: 'UCclosing2' });
  });
  beforeEach(async () => {
    await deleteReports(api);
    await ingestText(api, basicCsv([views]));
    await ingestText(
      api,
      revenueCsv([estimate, { ...estimate, channel_id: 'UCclosing2', video_id: 'closing-two' }]),
    );
  });

  /** The closing reports have no row of the other account, which is doubted. */
  const forceReason = 'the other channel earned nothing';
  const close = (content: string, options: Partial<IngestFileOptions> = {}) =>
    ingestText(api, content, { forceReason, ...options });

  const summaryOf = async (client: PortalClient, period = 'from=2026-10-01&to=2026-10-31') => {
    const { status, body } = await client.get(`/report/summary?${period}`);
    assert.equal(status, 200, JSON.stringify(body));
    return {
      status: body.status,
      revenue: body.figures.revenue.value,
      premium: body.figures.premium_rpm.value,
    };
  };
  const months = async (client: PortalClient) =>
    (await client.get('/report/settlement?from=2026-10&to=2026-11')).body.items;

  it('revenue becomes final once both closing reports of a month are ingested', async () => {
    assert.deepEqual(await summaryOf(manager), { status: 'estimated', revenue: '10', premium: '30' });

    const first = await close(adCsv([ad]));
    assert.deepEqual(await summaryOf(manager), { status: 'estimated', revenue: '10', premium: '30' });
    await close(premiumCsv([premium]));

    assert.deepEqual(
      first.days.map(({ day }) => day),
      listDaysOfMonth('2026-10-01'),
    );
    assert.deepEqual(await summaryOf(manager), { status: 'final', revenue: '8.75', premium: '22.5' });
    // The closing reports have no row for the other account, so its final revenue is 0.
    assert.deepEqual(await summaryOf(other), { status: 'final', revenue: '0', premium: null });
    const { body } = await manager.get('/report/freshness');
    assert.deepEqual([body.status, body.final_through], ['final', '2026-10-31']);
  });

  it('final revenue is the same in country, video and summary reports', async () => {
    await close(premiumCsv([{ ...premium, country_code: 'US' }]));
    await close(adCsv([ad]));
    const range = 'from=2026-10-01&to=2026-10-31';

    const countries = await manager.get(`/report/countries?${range}`);
    const videos = await manager.get(`/report/videos?${range}`);
    const video = await manager.get(`/report/video?${range}&id=closing-one`);

    assert.deepEqual(
      countries.body.items.map(({ country, value }: Record<string, unknown>) => [country, value]),
      [
        ['KR', '6.5'],
        ['US', '2.25'],
      ],
    );
    assert.equal(videos.body.totals.revenue, '8.75');
    assert.equal(video.body.countries.revenue.total, '8.75');
    assert.deepEqual(
      ['total', 'ad', 'premium'].map(
        (name) => video.body.revenue_analysis[name].value ?? video.body.revenue_analysis[name],
      ),
      ['8.75', '6.5', '2.25'],
    );
  });

  it('the settlement report has estimated beside final revenue', async () => {
    await close(adCsv([ad]));
    await close(premiumCsv([premium]));

    assert.deepEqual(await months(manager), [
      {
        month: '2026-10',
        status: 'final',
        estimated: '10',
        final: '8.75',
        difference: '-1.25',
        change: -0.125,
      },
      { month: '2026-11', status: null, estimated: null, final: null, difference: null, change: null },
    ]);
  });

  it('corrections count on the day that they concern, also of a month without revenue', async () => {
    const correction = {
      ...ad,
      adjustment_type: 'Revenue Correction',
      date: '20260803',
      partner_revenue: '-1.5',
    };
    await close(adCsv([ad, correction, { ...correction, date: '20261016', partner_revenue: '0.25' }]));
    await close(premiumCsv([premium]));

    assert.equal((await summaryOf(manager)).revenue, '9');
    assert.equal((await summaryOf(manager, 'from=2026-10-31&to=2026-10-31')).revenue, '0');
    assert.equal((await summaryOf(manager, 'from=2026-10-16&to=2026-10-16')).revenue, '0.25');
    assert.deepEqual(await summaryOf(manager, 'from=2026-08-01&to=2026-08-31'), {
      status: 'final',
      revenue: '-1.5',
      premium: null,
    });
    const { body } = await manager.get('/report/freshness');
    assert.equal(body.first_day, '2026-10-01');
  });

  it('corrections do not count on days with an estimate, and do again when these are final', async () => {
    const august = { ...place, date: '20260803' };
    await close(adCsv([ad, { ...ad, adjustment_type: 'Refund', date: '20260803', partner_revenue: '-1.5' }]));
    const revenueInAugust = async () => (await summaryOf(manager, 'from=2026-08-01&to=2026-08-31')).revenue;

    await close(revenueCsv([{ ...august, estimated_partner_revenue: '4' }]));
    assert.equal(await revenueInAugust(), '4');
    await close(adCsv([{ ...august, partner_revenue: '3' }]));
    await close(premiumCsv([{ ...august, partner_revenue: '0.25' }]));
    assert.equal(await revenueInAugust(), '1.75');

    await close(adCsv([ad]));
    assert.equal(await revenueInAugust(), '3.25');
  });

  it('T-65 the stored figures do not depend on the order and repetition of a month’s reports', async () => {
    const files = [
      { content: adCsv([ad]), createdAt: at('10') },
      { content: premiumCsv([premium]), createdAt: at('11') },
      { content: revenueCsv([{ ...estimate, estimated_partner_revenue: '11' }]), createdAt: at('12') },
      { content: basicCsv([{ ...views, views: '2000' }]), createdAt: at('13') },
      { content: adCsv([{ ...ad, partner_revenue: '6' }]), createdAt: at('14') },
    ];
    const take = async (order: readonly number[]) => {
      await deleteReports(api);
      for (const index of order) {
        const { content, createdAt } = files[index] ?? { content: '', createdAt: at('01') };
        await close(content, { createdAt });
      }
      return readStoredRows(api);
    };
    const expected = await take([0, 1, 2, 3, 4]);

    for (const order of [
      [4, 3, 2, 1, 0],
      [2, 0, 3, 1, 4, 0],
      [1, 4, 2, 3, 3, 0],
    ])
      assert.deepEqual(await take(order), expected);
    assert.equal((await summaryOf(manager)).revenue, '8.25');
    assert.equal((await months(manager))[0].estimated, '11');
  });

  it('a closing report with a header only closes a month without revenue', async () => {
    await close(adCsv([]), { name: 'content_owner_ad_revenue_raw_a1_202610.csv' });
    await close(premiumCsv([]), {
      name: 'content_owner_non_music_red_revenue_raw_a1_20261001.csv',
    });

    assert.deepEqual(await summaryOf(manager), { status: 'final', revenue: '0', premium: '0' });
  });

  it('closing reports may use other column names', async () => {
    const renamed = adCsv([ad]).replace('"date"', '"day"').replace('"country_code"', '"country"');

    assert.equal((await close(renamed)).type, 'content_owner_ad_revenue_raw_a1');
  });

  it('a closing report of two months, or of none, is refused and changes nothing', async () => {
    const before = await readStoredRows(api);
    const refusals: [string, string][] = [
      [adCsv([ad, { ...ad, date: '20260915' }]), 'several_months'],
      [adCsv([]), 'no_month'],
    ];

    for (const [content, code] of refusals)
      await assert.rejects(close(content, { name: 'closing.csv' }), (error) => {
        assert.ok(error instanceof MalformedFileError);
        assert.equal(error.errors[0]?.code, code);
        return true;
      });
    assert.deepEqual(await readStoredRows(api), before);
  });

  it('a period that extends beyond the closed month is partly final', async () => {
    await close(adCsv([ad]));
    await close(premiumCsv([premium]));
    await ingestText(api, revenueCsv([{ ...estimate, date: '20261101' }]));

    assert.deepEqual(await summaryOf(manager, 'from=2026-10-15&to=2026-11-01'), {
      status: 'partly_final',
      revenue: '18.75',
      premium: '22.5',
    });
  });
});
