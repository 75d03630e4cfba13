import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { readDoubtCodes, readDoubts } from '../testing/expect-doubts.ts';
import { claimChannel, deleteReports, ingestText } from '../testing/ingest-fixtures.ts';
import { basicCsv, type Cells, revenueCsv } from '../testing/report-csv.ts';

const NEARBY = ['20261112', '20261113', '20261114', '20261115'];
const DAY = '20261116';
const BIG = Array.from({ length: 10 }, (_, index) => `UCnear-${index}`);
const SMALL = 'UCnear-small';
const LATER = 'UCnear-later';

const rowsOf = (date: string, figures: Readonly<Record<string, number>>, column: string): Cells[] =>
  Object.entries(figures).map(([channel, figure]) => ({
    date,
    channel_id: channel,
    video_id: `video-${channel}`,
    [column]: String(figure),
  }));
const views = (date: string, figures: Readonly<Record<string, number>>) =>
  basicCsv(rowsOf(date, figures, 'views'));
const money = (date: string, figures: Readonly<Record<string, number>>) =>
  revenueCsv(rowsOf(date, figures, 'estimated_partner_revenue'));
const each = (channels: readonly string[], figure: number) =>
  Object.fromEntries(channels.map((channel) => [channel, figure]));

describeEachDatabase('doubts about a day compared with nearby days', (api) => {
  let small = { id: '', email: '' };

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const site = await insertSite(api);
    const first = await joinManager(api, site);
    small = await joinManager(api, site);
    for (const youtubeId of [...BIG, LATER]) await claimChannel(api, first.id, { youtubeId });
    await claimChannel(api, small.id, { youtubeId: SMALL });
  });
  const fillNearby = async () => {
    await deleteReports(api);
    for (const date of NEARBY) {
      await ingestText(api, views(date, { ...each(BIG, 2_000), [SMALL]: 1_500 }));
      await ingestText(api, money(date, { ...each(BIG, 2), [SMALL]: 1.5 }));
    }
  };
  beforeEach(fillNearby);

  it('T-65 the first file of a day in won instead of dollars is refused with both figures', async () => {
    for (const stepFacts of [undefined, 2]) {
      const content = money(DAY, { ...each(BIG, 2_800), [SMALL]: 2_100 });
      const doubts = await readDoubts(api, content, stepFacts === undefined ? {} : { stepFacts });

      assert.deepEqual(doubts, [
        {
          code: 'above_nearby',
          accept: 'force',
          path: '2026-11-16, all accounts',
          message:
            'revenue $30100.00 instead of $21.50, 1400 times as much. Compared with 2026-11-12, 2026-11-13, 2026-11-14, 2026-11-15.',
          day: '2026-11-16',
          account: undefined,
          expected: 21_500_000,
          found: 30_100_000_000,
          unit: 'usd_micros',
          setting: 'MAX_DEVIATION_FACTOR',
        },
      ]);
    }
  });

  it('T-65 a header alone, or far less than nearby days have, is refused', async () => {
    const named = { name: 'content_owner_basic_a4_20261116.csv' };
    assert.deepEqual(await readDoubtCodes(api, basicCsv([]), named), ['below_nearby']);

    const [few] = await readDoubts(api, views(DAY, { ...each(BIG, 400), [SMALL]: 200 }));
    assert.deepEqual([few?.code, few?.expected, few?.found], ['below_nearby', 21_500, 4_200]);
  });

  it('T-65 a file without an account or most channels of the days before is refused and names the account', async () => {
    const [account] = await readDoubts(api, views(DAY, each(BIG, 2_200)));
    assert.deepEqual(
      [account?.code, account?.account, account?.expected, account?.found],
      ['below_nearby', small.email, 1_500, 0],
    );

    const rest = { ...each(BIG.slice(0, 4), 4_500), [SMALL]: 1_500 };
    const [channels] = await readDoubts(api, views(DAY, rest));
    assert.deepEqual([channels?.code, channels?.expected, channels?.found], ['missing_channels', 11, 5]);
  });

  it('what happens without an error is taken in: weekends, growth, a new channel, a video that is seen by many, small figures', async () => {
    const accepted: [string, string][] = [
      ['half of all views', views(DAY, { ...each(BIG, 1_000), [SMALL]: 700 })],
      ['three times as many', views(DAY, { ...each(BIG, 6_000), [SMALL]: 4_000 })],
      [
        'a large channel that is new',
        views(DAY, { ...each(BIG, 2_000), [SMALL]: 1_500, [LATER]: 9_000_000 }),
      ],
      ['fifty times the views of one account', views(DAY, { ...each(BIG, 2_000), [SMALL]: 75_000 })],
      ['an account without views', views(DAY, { ...each(BIG, 2_000), [SMALL]: 61 })],
    ];
    for (const [what, content] of accepted) {
      await fillNearby();
      assert.equal((await ingestText(api, content)).outcome, 'ingested', what);
    }
    await deleteReports(api);
    await ingestText(api, money('20261115', { [SMALL]: 0.02 }));
    assert.equal((await ingestText(api, money(DAY, { [SMALL]: 9 }))).outcome, 'ingested');
  });

  it('a day far from all others, and the first one of all, are compared with nothing', async () => {
    assert.equal((await ingestText(api, views('20261001', { [SMALL]: 90_000_000 }))).outcome, 'ingested');
    await deleteReports(api);
    assert.equal((await ingestText(api, views(DAY, { [SMALL]: 90_000_000 }))).outcome, 'ingested');
  });

  it('T-65 more than a day has already is refused when no nearby day says how much is likely', async () => {
    await deleteReports(api);
    await ingestText(api, money(DAY, each(BIG, 2)));

    const [doubt] = await readDoubts(api, money(DAY, each(BIG, 2_800)));
    assert.deepEqual(
      [doubt?.code, doubt?.expected, doubt?.found],
      ['more_revenue', 20_000_000, 28_000_000_000],
    );
    assert.equal((await ingestText(api, money(DAY, each(BIG, 8)))).outcome, 'replaced');
  });

  it('a report that completes a part which was forced in is taken in, because it is like nearby days', async () => {
    await ingestText(api, views(DAY, { [SMALL]: 1_500 }), { forceReason: 'the rest comes later' });

    const whole = views(DAY, { ...each(BIG, 2_000), [SMALL]: 1_500 });
    assert.equal((await ingestText(api, whole)).outcome, 'replaced');
  });

  it('T-64 days that run and days of the far past are refused', async () => {
    const of = (date: string) => views(date, { [SMALL]: 5 });
    const [running] = await readDoubts(api, of('20261121'));
    assert.deepEqual([running?.code, running?.accept, running?.day], ['running_days', 'force', '2026-11-21']);
    const [past] = await readDoubts(api, of('20251116'));
    assert.deepEqual([past?.code, past?.day], ['past_days', '2025-11-16']);
  });

  it('T-65 rows that are there twice are refused, and rows that differ in one column are added up', async () => {
    const rows = rowsOf(DAY, { ...each(BIG, 1_000), [SMALL]: 750 }, 'views');
    const subscribed = rows.map((row) => ({ ...row, subscribed_status: 'subscribed' }));

    const [doubt] = await readDoubts(api, basicCsv([...rows, ...subscribed, ...rows.slice(3)]));
    assert.deepEqual(
      [doubt?.code, doubt?.found, doubt?.unit, doubt?.path],
      ['repeated_rows', 8, 'rows', 'line 24'],
    );
    const anonymous = { ...rows[0], video_id: '', country_code: '' };
    const { outcome } = await ingestText(api, basicCsv([...rows, ...subscribed, anonymous, anonymous]));
    assert.equal(outcome, 'ingested');
  });
});
