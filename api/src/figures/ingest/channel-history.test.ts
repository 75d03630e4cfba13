import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager, nextNumber } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports, ingestText } from './testing/ingest-fixtures.ts';
import { adCsv, basicCsv, claimCsv, premiumCsv, revenueCsv } from './testing/report-csv.ts';

const REGISTERED = 'UCregisteredbefore000000';

describeEachDatabase('the history of a channel', (api) => {
  let operator: PortalClient;
  let domain: string;
  let later: { client: PortalClient; email: string };

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    operator = (await signInOperator(api)).client;
    domain = await insertSite(api);
    const { id } = await joinManager(api, domain);
    await claimChannel(api, id, { youtubeId: REGISTERED });
  });
  beforeEach(async () => {
    await deleteReports(api);
    later = await joinManager(api, domain);
  });

  const newId = () => `UC${String(nextNumber()).padStart(22, '0')}`;
  const register = async (youtubeId: string) => {
    const csv = `manager,youtube_id,name,category\n${later.email},${youtubeId},Later,bgm\n`;
    const { status } = await operator.post(`/operator/channels/import?domain=${domain}`, csv, {
      'content-type': 'text/csv',
    });
    assert.equal(status, 200);
  };
  const rowsOf = (youtubeId: string, date: string) =>
    [REGISTERED, youtubeId].map((channel_id) => ({
      date,
      channel_id,
      video_id: `v${channel_id.slice(-10)}`,
      country_code: 'KR',
      views: '100',
      estimated_partner_revenue: '1.5',
    }));
  const figuresOf = async () => {
    const { body } = await later.client.get('/report/summary?from=2026-11-01&to=2026-11-20');
    return [body.figures.views.value, body.figures.revenue.value];
  };
  const resend = async () => (await operator.get('/operator/deliveries')).body.resend;

  it('is the same whether the channel is registered before, between or after its reports', async () => {
    for (const turn of [0, 1, 2, 3, 4]) {
      later = await joinManager(api, domain);
      await deleteReports(api);
      const id = newId();
      const steps = [
        () => ingestText(api, basicCsv(rowsOf(id, '20261117'))),
        () => ingestText(api, revenueCsv(rowsOf(id, '20261117'))),
        () => ingestText(api, basicCsv(rowsOf(id, '20261118'))),
        () => ingestText(api, revenueCsv(rowsOf(id, '20261118'))),
      ];
      for (const [at, step] of [...steps.entries(), [4, async () => {}] as const]) {
        if (at === turn) {
          await register(id);
          await api.app.jobs.runDue();
        }
        await step();
      }

      assert.deepEqual(await figuresOf(), [200, '3'], `registered after ${turn} files`);
    }
  });

  it('has the final revenue and the claims of files from before the registration', async () => {
    const id = newId();
    const video = `v${id.slice(-10)}`;
    const row = { date: '20261002', channel_id: id, video_id: video, country_code: 'KR' };
    const known = { ...row, channel_id: REGISTERED, video_id: 'known-video' };
    api.clock.set('2026-11-21T12:00:00Z');
    await ingestText(api, basicCsv([row, known].map((each) => ({ ...each, views: '100' }))));
    await ingestText(
      api,
      revenueCsv([row, known].map((each) => ({ ...each, estimated_partner_revenue: '1' }))),
    );
    const closing = (amount: string) => [row, known].map((each) => ({ ...each, partner_revenue: amount }));
    await ingestText(api, adCsv(closing('2')));
    await ingestText(api, premiumCsv(closing('0.5')));
    const claim = {
      claim_id: 'C1',
      asset_id: 'A1',
      isrc: 'KRX4G2600417',
      asset_title: 'Tide',
      artist: 'Han',
    };
    await ingestText(
      api,
      claimCsv([
        { ...claim, channel_id: id, video_id: video, matching_duration: '12' },
        { ...claim, claim_id: 'C2', channel_id: REGISTERED, video_id: 'known-video' },
      ]),
    );

    await register(id);
    await api.app.jobs.runDue();

    const { body } = await later.client.get('/report/summary?from=2026-10-01&to=2026-10-31');
    assert.deepEqual([body.figures.views.value, Number(body.figures.revenue.value)], [100, 2.5]);
    const claims = await api.db.selectFrom('video_claim').select('video_id').orderBy('video_id').execute();
    assert.deepEqual(
      claims.map(({ video_id: each }) => each),
      ['known-video', video],
    );
  });

  it('names the files to send again when their content is not kept, and sending one brings it in', async () => {
    const id = newId();
    const csv = basicCsv(rowsOf(id, '20261117'));
    await ingestText(api, csv, { name: 'monday.csv' });
    await api.db.deleteFrom('delivery_content').execute();
    assert.deepEqual(await resend(), []);

    await register(id);
    await api.app.jobs.runDue();
    const named = await resend();
    const again = await ingestText(api, csv, { name: 'monday.csv' });
    const third = await ingestText(api, csv, { name: 'monday.csv' });

    assert.deepEqual(
      named.map(({ name, channels }: { name: string; channels: number }) => [name, channels]),
      [['monday.csv', 1]],
    );
    assert.deepEqual([again.outcome, third.outcome], ['replaced', 'duplicate']);
    assert.deepEqual(await figuresOf(), [100, null]);
    assert.deepEqual(await resend(), []);
  });

  it('has no figures of a file that was withdrawn or replaced before the registration', async () => {
    const id = newId();
    await ingestText(api, basicCsv(rowsOf(id, '20261117')), {
      createdAt: new Date('2026-11-18T08:00:00Z'),
    });
    const newer = rowsOf(id, '20261117').map((row) => ({ ...row, views: '90' }));
    await ingestText(api, basicCsv(newer), { createdAt: new Date('2026-11-19T08:00:00Z') });
    await ingestText(api, basicCsv(rowsOf(id, '20261118')), { name: 'wrong.csv' });
    const { items } = (await operator.get('/operator/deliveries?from=2026-11-18')).body;
    await operator.post('/operator/deliveries/withdraw', { id: items[0].id, reason: 'wrong' });

    await register(id);
    await api.app.jobs.runDue();

    assert.equal((await figuresOf())[0], 90);
  });
});
