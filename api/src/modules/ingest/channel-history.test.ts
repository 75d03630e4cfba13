import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager, nextNumber } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports, ingestText } from './testing/ingest-world.ts';
import { adCsv, basicCsv, claimCsv, premiumCsv, revenueCsv } from './testing/report-csv.ts';

const REGISTERED = 'UCregisteredbefore000000';

describeEachDatabase('the history of a channel', (world) => {
  let operator: PortalClient;
  let domain: string;
  let later: { client: PortalClient; email: string };

  before(async () => {
    world.clock.set('2026-11-21T12:00:00Z');
    operator = (await signInOperator(world)).client;
    domain = await insertSite(world);
    const { id } = await joinManager(world, domain);
    await claimChannel(world, id, { youtubeId: REGISTERED });
  });
  beforeEach(async () => {
    await deleteReports(world);
    later = await joinManager(world, domain);
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
      ...{ date, channel_id, video_id: `v${channel_id.slice(-10)}`, country_code: 'KR' },
      ...{ views: '100', estimated_partner_revenue: '1.5' },
    }));
  const figuresOf = async () => {
    const { body } = await later.client.get('/report/summary?from=2026-11-01&to=2026-11-20');
    return [body.figures.views.value, body.figures.revenue.value];
  };
  const resend = async () => (await operator.get('/operator/deliveries')).body.resend;

  it('is the same whether the channel is registered before, between or after its reports', async () => {
    for (const turn of [0, 1, 2, 3, 4]) {
      later = await joinManager(world, domain);
      await deleteReports(world);
      const id = newId();
      const steps = [
        () => ingestText(world, basicCsv(rowsOf(id, '20261117'))),
        () => ingestText(world, revenueCsv(rowsOf(id, '20261117'))),
        () => ingestText(world, basicCsv(rowsOf(id, '20261118'))),
        () => ingestText(world, revenueCsv(rowsOf(id, '20261118'))),
      ];
      for (const [at, step] of [...steps.entries(), [4, async () => {}] as const]) {
        if (at === turn) {
          await register(id);
          await world.app.jobs.runDue();
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
    world.clock.set('2026-11-21T12:00:00Z');
    await ingestText(world, basicCsv([row, known].map((each) => ({ ...each, views: '100' }))));
    await ingestText(
      world,
      revenueCsv([row, known].map((each) => ({ ...each, estimated_partner_revenue: '1' }))),
    );
    const closing = (amount: string) => [row, known].map((each) => ({ ...each, partner_revenue: amount }));
    await ingestText(world, adCsv(closing('2')));
    await ingestText(world, premiumCsv(closing('0.5')));
    const claim = {
      claim_id: 'C1',
      asset_id: 'A1',
      isrc: 'KRX4G2600417',
      asset_title: 'Tide',
      artist: 'Han',
    };
    await ingestText(
      world,
      claimCsv([
        { ...claim, channel_id: id, video_id: video, matching_duration: '12' },
        { ...claim, claim_id: 'C2', channel_id: REGISTERED, video_id: 'known-video' },
      ]),
    );

    await register(id);
    await world.app.jobs.runDue();

    const { body } = await later.client.get('/report/summary?from=2026-10-01&to=2026-10-31');
    assert.deepEqual([body.figures.views.value, Number(body.figures.revenue.value)], [100, 2.5]);
    const claims = await world.db.selectFrom('video_claim').select('video_id').orderBy('video_id').execute();
    assert.deepEqual(
      claims.map(({ video_id: each }) => each),
      ['known-video', video],
    );
  });

  it('names the files to send again when their content is not kept, and sending one brings it in', async () => {
    const id = newId();
    const csv = basicCsv(rowsOf(id, '20261117'));
    await ingestText(world, csv, { name: 'monday.csv' });
    await world.db.deleteFrom('delivery_content').execute();
    assert.deepEqual(await resend(), []);

    await register(id);
    await world.app.jobs.runDue();
    const named = await resend();
    const again = await ingestText(world, csv, { name: 'monday.csv' });
    const third = await ingestText(world, csv, { name: 'monday.csv' });

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
    await ingestText(world, basicCsv(rowsOf(id, '20261117')), {
      createdAt: new Date('2026-11-18T08:00:00Z'),
    });
    const newer = rowsOf(id, '20261117').map((row) => ({ ...row, views: '90' }));
    await ingestText(world, basicCsv(newer), { createdAt: new Date('2026-11-19T08:00:00Z') });
    await ingestText(world, basicCsv(rowsOf(id, '20261118')), { name: 'wrong.csv' });
    const { items } = (await operator.get('/operator/deliveries?from=2026-11-18')).body;
    await operator.post('/operator/deliveries/withdraw', { id: items[0].id, reason: 'wrong' });

    await register(id);
    await world.app.jobs.runDue();

    assert.equal((await figuresOf())[0], 90);
  });
});
