import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { readDoubtCodes, readDoubts } from '../testing/expect-doubts.ts';
import { claimChannel, deleteReports, ingestText } from '../testing/ingest-fixtures.ts';
import { adCsv, type Cells, premiumCsv, revenueCsv } from '../testing/report-csv.ts';

const CHANNELS = ['UCmonth-a', 'UCmonth-b', 'UCmonth-c'];
const AD_NAME = (month: string) => `content_owner_ad_revenue_raw_a1_${month}.csv`;
const PREMIUM_NAME = (month: string) => `content_owner_non_music_red_revenue_raw_a1_${month}.csv`;
const OCTOBER = ['20261005', '20261006', '20261007'];
const NOVEMBER = ['20261117', '20261118'];

const place = (date: string, channel: string): Cells => ({
  date,
  channel_id: channel,
  video_id: `video-${channel}`,
});

/** Each channel has 20 dollars of advertising and 10 of Premium on each of the days. */
const estimateOf = (days: readonly string[]) =>
  revenueCsv(
    days.flatMap((date) =>
      CHANNELS.map((channel) => ({
        ...place(date, channel),
        estimated_partner_revenue: '30',
        estimated_partner_ad_revenue: '20',
        estimated_partner_red_revenue: '10',
      })),
    ),
  );

const paid = (dollars: string, days = OCTOBER, channels = CHANNELS): Cells[] =>
  days.flatMap((date) => channels.map((channel) => ({ ...place(date, channel), partner_revenue: dollars })));

describeEachDatabase('doubts about closing reports', (api) => {
  let manager: PortalClient;
  let second = { id: '', email: '' };

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const site = await insertSite(api);
    const first = await joinManager(api, site);
    second = await joinManager(api, site);
    manager = first.client;
    for (const youtubeId of CHANNELS.slice(0, 2)) await claimChannel(api, first.id, { youtubeId });
    await claimChannel(api, second.id, { youtubeId: CHANNELS[2] ?? '' });
  });
  beforeEach(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    await deleteReports(api);
    await ingestText(api, estimateOf(OCTOBER));
    await ingestText(api, estimateOf(NOVEMBER));
  });

  const statusOf = async (from: string, to: string) => {
    const { body } = await manager.get(`/report/summary?from=${from}&to=${to}`);
    return [body.status, body.figures.revenue.value];
  };

  it('T-65 closing reports of the month that runs are refused, also with a reason, and the month stays estimated', async () => {
    const before = await statusOf('2026-11-01', '2026-11-30');
    assert.deepEqual(before, ['estimated', '120']);

    for (const forceReason of [undefined, 'I insist'])
      for (const [content, name] of [
        [adCsv([]), AD_NAME('202611')],
        [premiumCsv([]), PREMIUM_NAME('20261101')],
        [adCsv(paid('20', NOVEMBER)), 'report.csv'],
      ] as const) {
        const doubts = await readDoubts(api, content, { name, forceReason });
        const month = doubts.find(({ code }) => code === 'month_runs');
        assert.deepEqual([month?.accept, month?.month], ['never', '2026-11']);
      }

    assert.deepEqual(await statusOf('2026-11-01', '2026-11-30'), before);
  });

  it('T-64 a month runs until its last Pacific day has ended', async () => {
    const close = adCsv(paid('20', NOVEMBER));
    api.clock.set('2026-12-01T07:59:59Z');
    assert.deepEqual(await readDoubtCodes(api, close), ['month_runs']);

    api.clock.set('2026-12-01T08:00:00Z');
    assert.equal((await ingestText(api, close)).outcome, 'ingested');
  });

  it('T-65 closing reports with a header only, or without a registered channel, are refused unless there is a reason', async () => {
    const [empty] = await readDoubts(api, adCsv([]), { name: AD_NAME('202610') });
    assert.deepEqual(
      { ...empty, message: '', path: '' },
      {
        code: 'empty_closing',
        accept: 'force',
        month: '2026-10',
        message: '',
        path: '',
        expected: 180_000_000,
        found: 0,
        unit: 'usd_micros',
      },
    );
    assert.deepEqual(await readDoubtCodes(api, premiumCsv([]), { name: PREMIUM_NAME('202610') }), [
      'empty_closing',
    ]);
    assert.deepEqual(await readDoubtCodes(api, adCsv(paid('20', OCTOBER, ['UCnobody']))), [
      'no_registered_channel',
      'empty_closing',
    ]);
    assert.deepEqual(await statusOf('2026-10-01', '2026-10-31'), ['estimated', '180']);

    const forceReason = 'the contract has ended';
    await ingestText(api, adCsv([]), { name: AD_NAME('202610'), forceReason });
    await ingestText(api, premiumCsv([]), { name: PREMIUM_NAME('202610'), forceReason });
    assert.deepEqual(await statusOf('2026-10-01', '2026-10-31'), ['final', '0']);
  });

  it('T-65 a closing report that lacks days, channels or accounts of the estimate is refused with what it lacks', async () => {
    const lacksDays = await readDoubts(api, adCsv(paid('20', OCTOBER.slice(0, 1))));
    assert.deepEqual(
      lacksDays.map(({ code, expected, found }) => [code, expected, found]),
      [
        ['below_estimate', 180_000_000, 60_000_000],
        ['uncovered_days', 3, 1],
      ],
    );

    const lacksAccount = await readDoubts(api, adCsv(paid('30', OCTOBER, CHANNELS.slice(0, 2))));
    assert.deepEqual(
      lacksAccount.map(({ code, account, expected, found }) => [code, account, expected, found]),
      [
        ['below_estimate', second.email, 60_000_000, 0],
        ['uncovered_channels', undefined, 3, 2],
      ],
    );
  });

  it('T-65 a closing report far below or above the month’s estimate is refused with both figures', async () => {
    const [below] = await readDoubts(api, adCsv(paid('15')));
    assert.equal(
      below?.message,
      'revenue $135.00 instead of $180.00, 25 % less. Compared with the month’s estimate.',
    );

    const [above] = await readDoubts(api, adCsv(paid('28000')));
    assert.deepEqual(
      [above?.code, above?.expected, above?.found, above?.setting],
      ['above_estimate', 180_000_000, 252_000_000_000, 'MAX_DEVIATION_FACTOR'],
    );
  });

  it('closing reports that differ a little from the estimate are taken in', async () => {
    assert.equal((await ingestText(api, adCsv(paid('18.5')))).outcome, 'ingested');
    assert.equal((await ingestText(api, premiumCsv(paid('10.5')))).outcome, 'ingested');
    assert.deepEqual(await statusOf('2026-10-01', '2026-10-31'), ['final', '174']);
  });

  it('a closing report of a month that the portal has estimated in part is compared for these days only', async () => {
    const days = ['20261001', '20261002', '20261003', '20261004', ...OCTOBER];
    const more = Array.from({ length: 20 }, (_, index) => `202610${index + 10}`);

    assert.equal((await ingestText(api, adCsv(paid('20', [...days, ...more])))).outcome, 'ingested');
  });

  it('T-65 every doubt is reported at once', async () => {
    const content = adCsv(paid('0.1', OCTOBER.slice(0, 1), CHANNELS.slice(0, 1))).slice(0, -1);

    const codes = await readDoubtCodes(api, content, { owner: 'nort' });
    assert.deepEqual(codes, ['new_owner', 'cut_row']);
    assert.deepEqual(
      [...new Set(await readDoubtCodes(api, content))],
      ['cut_row', 'below_estimate', 'uncovered_days', 'uncovered_channels'],
    );
  });
});
