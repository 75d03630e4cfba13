import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { insertSite, joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { newStandInChannel, openStandIn } from '../../youtube/testing/stand-in-fixtures.ts';
import { deleteReports, ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, basicCsv, premiumCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';

const { standIn, environment } = await openStandIn();

describeWithDatabase(
  'a returning channel',
  (api) => {
    let operator: PortalClient;
    before(async () => {
      operator = (await signInOperator(api)).client;
    });

    const known = () => {
      const channel = newStandInChannel();
      standIn.data.put(channel);
      return channel.id;
    };
    const partner = async () => (await joinManager(api, await insertSite(api))).client;
    const add = async (client: PortalClient, youtubeId: string): Promise<string> => {
      const { body } = await client.post('/channel/add', { youtube_id: youtubeId, category: 'bgm' });
      assert.ok(body.channel, JSON.stringify(body));
      return body.channel.id;
    };
    const decide = (channel: string, decision: string) =>
      operator.post('/operator/channel/review', { channel, decision, reason: 'x' }, { 'if-match': '*' });
    const remove = (client: PortalClient, channel: string) =>
      client.post('/channel/delete', { channels: [channel], acknowledged: true, password: PASSWORD });
    /** Ingests a view and a dollar for each of the days. */
    const deliver = async (channel: string, ...days: string[]) => {
      const rows = days.map((day) => ({
        date: day.replaceAll('-', ''),
        channel_id: channel,
        video_id: `v${channel.slice(-8)}`,
        country_code: 'KR',
        views: '1',
        estimated_partner_revenue: '1',
      }));
      await ingestText(api, basicCsv(rows));
      await ingestText(api, revenueCsv(rows));
    };
    const figuresOf = async (client: PortalClient) => {
      const { body } = await client.get('/report/summary?from=2026-11-01&to=2026-11-30');
      return [body.figures.views.value, body.figures.revenue.value];
    };

    it('a returning channel earns from its approval on, for any account and however late a report is', async () => {
      await deleteReports(api);
      api.clock.set('2026-11-11T20:00:00Z');
      const [first, second] = [await partner(), await partner()];
      const id = known();
      const original = await add(first, id);
      await deliver(id, '2026-11-05');
      await decide(original, 'approve');
      assert.deepEqual(await figuresOf(first), [1, '1'], 'for the first time every day counts');

      await remove(first, original);
      const returned = await add(second, id);
      await deliver(id, '2026-11-06');
      assert.deepEqual(await figuresOf(second), [0, '0'], 'it waits');
      assert.equal((await decide(returned, 'approve')).status, 200);
      api.clock.set('2026-11-14T20:00:00Z');
      await deliver(id, '2026-11-07', '2026-11-10', '2026-11-11', '2026-11-12');

      assert.deepEqual(await figuresOf(second), [2, '2']);
      assert.deepEqual(await figuresOf(first), [0, '0']);
    });

    it('closing reports pay a returning channel from its approval on', async () => {
      await deleteReports(api);
      api.clock.set('2026-11-11T20:00:00Z');
      const client = await partner();
      const id = known();
      await remove(client, await add(client, id));
      await decide(await add(client, id), 'approve');
      api.clock.set('2026-12-05T20:00:00Z');
      const place = { channel_id: id, video_id: `v${id.slice(-8)}`, country_code: 'KR' };
      const paid = ['20261110', '20261111'].map((date) => ({ ...place, date, partner_revenue: '5' }));
      await ingestText(api, adCsv(paid));
      await ingestText(api, premiumCsv(paid));

      assert.equal((await figuresOf(client))[1], '10');
    });

    it('a rejected channel loses its figures, also when it is registered again', async () => {
      await deleteReports(api);
      api.clock.set('2026-11-11T20:00:00Z');
      const client = await partner();
      const id = known();
      const channel = await add(client, id);
      await deliver(id, '2026-11-05');
      await decide(channel, 'reject');
      assert.deepEqual(await figuresOf(client), [0, '0']);

      assert.equal(await add(client, id), channel);
      assert.deepEqual(await figuresOf(client), [0, '0']);
      await deliver(id, '2026-11-06');
      assert.deepEqual(await figuresOf(client), [0, '0']);
    });

    it('figures of a rejected channel are those of the account that registers it next, also after a transfer back', async () => {
      await deleteReports(api);
      api.clock.set('2026-11-11T20:00:00Z');
      const [first, second] = [await partner(), await partner()];
      const id = known();
      const channel = await add(first, id);
      await deliver(id, '2026-11-05');
      await decide(channel, 'reject');

      const next = await add(second, id);
      await api.app.jobs.runDue();
      await decide(next, 'approve');
      assert.deepEqual(
        [await figuresOf(first), await figuresOf(second)],
        [
          [0, '0'],
          [1, '1'],
        ],
      );

      const { account_id: account } = await api.db
        .selectFrom('channel')
        .select('account_id')
        .where('id', '=', channel)
        .executeTakeFirstOrThrow();
      const order = { channel: next, account, from: '2026-11-05' };
      const { status, body } = await operator.post('/operator/channel/transfer', order);
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(
        [await figuresOf(first), await figuresOf(second)],
        [
          [1, '1'],
          [0, '0'],
        ],
      );
    });

    it('a month that is closed after a rejection pays the account that registers the channel next, and nobody twice', async () => {
      await deleteReports(api);
      api.clock.set('2026-12-05T20:00:00Z');
      const domain = await insertSite(api);
      const [first, second] = [
        (await joinManager(api, domain)).client,
        (await joinManager(api, domain)).client,
      ];
      const close = async (month: string) => {
        const order = { domain, month, reason: 'a test' };
        assert.equal((await operator.post('/operator/closing', order)).status, 200);
      };
      await close('2026-10');
      const id = known();
      const channel = await add(first, id);
      await deliver(id, '2026-11-05');
      const place = { channel_id: id, video_id: `v${id.slice(-8)}`, country_code: 'KR' };
      const paid = [{ ...place, date: '20261105', partner_revenue: '5' }];
      await ingestText(api, adCsv(paid));
      await ingestText(api, premiumCsv(paid));
      await decide(channel, 'reject');

      await close('2026-11');
      await add(second, id);
      await api.app.jobs.runDue();
      assert.deepEqual([(await figuresOf(first))[1], (await figuresOf(second))[1]], ['0', '10']);
      api.clock.set('2027-01-05T20:00:00Z');
      await close('2026-12');

      const booked = await api.db
        .selectFrom('closed_revenue')
        .innerJoin('channel', 'channel.id', 'closed_revenue.channel_id')
        .select(['closed_revenue.month', 'micros', 'channel.status'])
        .where('youtube_id', '=', id)
        .execute();
      assert.deepEqual(booked, [{ month: '2026-12-01', micros: '10000000', status: 0 }]);
    });

    it('a channel of a withdrawn account counts as returning', async () => {
      const [first, second] = [await partner(), await partner()];
      const id = known();
      await add(first, id);
      assert.equal((await first.post('/member/account/delete.account', { password: PASSWORD })).status, 200);
      await add(second, id);

      const claim = await api.db
        .selectFrom('channel_claim')
        .select('from_day')
        .where('youtube_id', '=', id)
        .executeTakeFirst();
      assert.equal(claim?.from_day, '9999-12-31');
    });
  },
  environment,
);
