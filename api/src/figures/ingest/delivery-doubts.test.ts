import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { createServerActor } from '../../access/audit/actor.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import type { IngestFileOptions } from './ingest.service.ts';
import { readDoubts } from './testing/expect-doubts.ts';
import { claimChannel, deleteReports, ingestText } from './testing/ingest-fixtures.ts';
import { adCsv, basicCsv, type Cells, claimCsv, revenueCsv } from './testing/report-csv.ts';

const viewsOf = (channel: string, views: number): Cells => ({
  date: '20261118',
  channel_id: `UCdoubt-${channel}`,
  video_id: `video-${channel}`,
  views: String(views),
});
const NAMED = 'content_owner_basic_a4_20261118.csv';

describeEachDatabase('deliveries that look wrong', (api) => {
  let site = '';
  let [first, second] = [
    { id: '', email: '' },
    { id: '', email: '' },
  ];

  before(async () => {
    site = await insertSite(api);
    first = await joinManager(api, site);
    second = await joinManager(api, site);
    for (const channel of ['a', 'b']) await claimChannel(api, first.id, { youtubeId: `UCdoubt-${channel}` });
    await claimChannel(api, second.id, { youtubeId: 'UCdoubt-c' });
  });
  beforeEach(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    await deleteReports(api);
    await ingestText(api, basicCsv([viewsOf('a', 9_000), viewsOf('b', 1_000), viewsOf('c', 5_000)]));
  });

  const doubtsOf = async (content: string, options: Partial<IngestFileOptions> = {}) =>
    (await readDoubts(api, content, options)).map(
      ({ path, code, message }) => `${path}: ${code}: ${message}`,
    );

  it('T-65 a report with far fewer views is refused with both figures, in all and by account', async () => {
    const doubts = await doubtsOf(basicCsv([viewsOf('a', 2_000), viewsOf('b', 900), viewsOf('c', 5_100)]));

    assert.deepEqual(doubts, [
      '2026-11-18, all accounts: fewer_views: views 8000 instead of 15000, 47 % less.',
      `2026-11-18, ${first.email}: fewer_views: views 2900 instead of 10000, 71 % less.`,
    ]);
  });

  it('T-65 a report without the rows of an account is refused', async () => {
    const doubts = await doubtsOf(basicCsv([viewsOf('a', 14_000), viewsOf('b', 1_000)]));

    assert.deepEqual(
      doubts.map((doubt) => doubt.split(': ').slice(0, 2)),
      [
        [`2026-11-18, ${second.email}`, 'fewer_facts'],
        [`2026-11-18, ${second.email}`, 'fewer_channels'],
        [`2026-11-18, ${second.email}`, 'fewer_views'],
      ],
    );
  });

  it('T-65 a report with a header only is refused', async () => {
    const doubts = await doubtsOf(basicCsv([]), { name: NAMED });

    assert.match(doubts[0] ?? '', /^2026-11-18, all accounts: fewer_facts: facts 0 instead of 3, 100 % less/);
  });

  it('T-65 a file without any registered channel is refused, and names its channels', async () => {
    const [first] = await doubtsOf(basicCsv([viewsOf('of-others', 7)]));

    assert.equal(
      first,
      'column channel_id: no_registered_channel: None of its 1 channels is registered: UCdoubt-of-others.',
    );
  });

  it('T-65 a file that ends inside its last row is refused', async () => {
    const whole = basicCsv([viewsOf('a', 9_000), viewsOf('b', 1_000), viewsOf('c', 5_000)]);

    assert.deepEqual(await doubtsOf(whole.slice(0, -1)), [
      'end of file: cut_row: The last row has no line end; the file may be cut off.',
    ]);
  });

  it('T-65 a list of claims that is far shorter than the stored one is refused', async () => {
    const claim = (id: number): Cells => ({
      claim_id: `claim-${id}`,
      channel_id: 'UCdoubt-a',
      video_id: 'video-a',
      asset_id: 'asset',
    });
    await ingestText(api, claimCsv([1, 2, 3, 4].map(claim)));

    assert.deepEqual(await doubtsOf(claimCsv([claim(1)])), [
      'the list: fewer_rows: 1 rows instead of 4, 75 % less.',
    ]);
  });

  it('a closing report is compared by month', async () => {
    api.clock.set('2026-12-20T12:00:00Z');
    const paid = (date: string, dollars: string): Cells => ({
      ...viewsOf('a', 0),
      date,
      partner_revenue: dollars,
    });
    await ingestText(api, adCsv([paid('20261118', '100'), paid('20261119', '100')]));

    const { outcome } = await ingestText(api, adCsv([paid('20261118', '195'), paid('20261119', '5')]));
    const doubts = await doubtsOf(adCsv([paid('20261118', '20'), paid('20261119', '20')]));

    assert.equal(outcome, 'replaced');
    assert.equal(
      doubts[0],
      'the month, all accounts: fewer_revenue: revenue $40.00 instead of $200.00, 80 % less.',
    );
  });

  it('small corrections and increases are taken in', async () => {
    const corrected = basicCsv([viewsOf('a', 8_000), viewsOf('b', 100), viewsOf('c', 50_000)]);
    const money = (dollars: string) =>
      revenueCsv([{ ...viewsOf('a', 0), estimated_partner_revenue: dollars }]);
    await ingestText(api, money('0.9'));

    assert.equal((await ingestText(api, corrected)).outcome, 'replaced');
    assert.equal((await ingestText(api, money('0.2'))).outcome, 'replaced');
  });

  it('a reason overrules the doubts; the refusal and the reason are in the audit log', async () => {
    const actor = createServerActor(site, null);
    const content = basicCsv([viewsOf('a', 14_000), viewsOf('b', 1_000)]);
    await doubtsOf(content, { actor });

    const { outcome } = await ingestText(api, content, { actor, forceReason: 'the account has left' });

    assert.equal(outcome, 'replaced');
    const entries = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'reason', 'after'])
      .where('action', 'in', ['delivery.ingested', 'delivery.refused'])
      .orderBy('action')
      .execute();
    assert.deepEqual(
      entries.map(({ action, reason }) => [action, reason]),
      [
        ['delivery.ingested', 'the account has left'],
        ['delivery.refused', null],
      ],
    );
    assert.match(JSON.stringify(entries[1]?.after), /fewer_views/);
  });
});
