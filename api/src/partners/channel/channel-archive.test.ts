import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { newStandInChannel, openStandIn } from '../../youtube/testing/stand-in-fixtures.ts';
import { deleteReports, ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, basicCsv, premiumCsv, revenueCsv } from '../../figures/ingest/testing/report-csv.ts';

const { standIn, environment } = await openStandIn();
const MONTHS = { september: '2026-09', october: '2026-10', november: '2026-11' };

describeWithDatabase(
  'archived channels',
  (api) => {
    let operator: PortalClient;
    before(async () => {
      operator = (await signInOperator(api)).client;
    });
    beforeEach(async () => {
      api.clock.set('2026-11-21T20:00:00Z');
      await deleteReports(api);
    });

    const partner = async () => (await joinManager(api, await insertSite(api))).client;
    const known = () => {
      const channel = newStandInChannel();
      standIn.data.put(channel);
      return channel.id;
    };
    const add = async (client: PortalClient, youtubeId: string): Promise<string> => {
      const { body } = await client.post('/channel/add', { youtube_id: youtubeId, category: 'bgm' });
      assert.ok(body.channel, JSON.stringify(body));
      return body.channel.id;
    };
    const decide = (channel: string, decision: string) =>
      operator.post('/operator/channel/review', { channel, decision, reason: 'x' }, { 'if-match': '*' });
    const remove = (client: PortalClient, channel: string) =>
      client.post('/channel/delete', { channels: [channel], acknowledged: true, password: PASSWORD });
    const rowOf = (channel: string, day: string) => ({
      date: day.replaceAll('-', ''),
      channel_id: channel,
      video_id: `v${channel.slice(-8)}`,
      country_code: 'KR',
    });
    const forced = { forceReason: 'a small file' };
    const deliver = async (channel: string, ...days: string[]) => {
      const rows = days.map((day) => ({
        ...rowOf(channel, day),
        views: '1',
        estimated_partner_revenue: '1',
      }));
      await ingestText(api, basicCsv(rows), forced);
      await ingestText(api, revenueCsv(rows), forced);
    };
    const close = async (channel: string, day: string, revenue: string) => {
      const rows = [{ ...rowOf(channel, day), partner_revenue: revenue }];
      await ingestText(api, adCsv(rows), forced);
      await ingestText(api, premiumCsv(rows), forced);
    };
    const revenueOf = async (client: PortalClient, month: keyof typeof MONTHS, query = '') => {
      const days = `from=${MONTHS[month]}-01&to=${MONTHS[month]}-30`;
      const { body } = await client.get(`/report/summary?${days}${query}`);
      return body.figures.revenue.value;
    };
    /** A channel that earned 10 dollars in October, which is closed, and 2 in November. */
    const scene = async () => {
      const client = await partner();
      const id = known();
      const channel = await add(client, id);
      await decide(channel, 'approve');
      const member = await addMember(api, client);
      const order = { channel, members: [member.id] };
      assert.equal((await client.post('/channel/assign', order, { 'if-match': '*' })).status, 200);
      await api.db
        .updateTable('channel_member')
        .set({ from_day: '2026-10-01' })
        .where('channel_id', '=', channel)
        .execute();
      await deliver(id, '2026-10-05', '2026-11-05', '2026-11-06');
      await close(id, '2026-10-05', '5');
      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['10', '2'],
      );
      return { client, id, channel, member };
    };

    it('T-63 deleting a channel keeps closed revenue and its member’s net, and forfeits what is open', async () => {
      const { client, channel, member } = await scene();
      const net = await revenueOf(client, 'october', `&member=${member.id}`);

      assert.equal((await remove(client, channel)).status, 200);

      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['10', '0'],
      );
      assert.equal(await revenueOf(client, 'october', `&member=${member.id}`), net);
      const { body } = await client.get('/report/statement?month=2026-10');
      assert.equal(body.items[0].amounts.USD.net, '9.50');
    });

    it('T-63 a deleted channel keeps revenue of a closed day that waits for the other closing report', async () => {
      const { client } = await scene();
      const id = known();
      const channel = await add(client, id);
      await ingestText(api, adCsv([{ ...rowOf(id, '2026-09-15'), partner_revenue: '3' }]), forced);

      assert.equal((await remove(client, channel)).status, 200);

      await ingestText(api, premiumCsv([{ ...rowOf(id, '2026-09-15'), partner_revenue: '1' }]), forced);
      assert.equal(await revenueOf(client, 'september'), '4');
    });

    it('an archived channel is in no list, queue or report of open days, and cannot be changed', async () => {
      const { client, id, channel } = await scene();
      await remove(client, channel);

      assert.equal((await client.get('/channel/list')).body.total, 0);
      assert.equal((await operator.get(`/operator/channels?search=${id}`)).body.total, 0);
      const reported = async (month: string) =>
        (await client.get(`/report/channels?from=${month}-01&to=${month}-30&compare=none`)).body.total;
      assert.deepEqual([await reported('2026-10'), await reported('2026-11')], [1, 0]);
      assert.equal((await client.get(`/channel/assignments?channels=${channel}`)).status, 404);
      assert.equal((await remove(client, channel)).status, 404);
    });

    it('files that correct closed days reach an archived channel, and later days do not', async () => {
      const { client, id, channel } = await scene();
      await remove(client, channel);

      await deliver(id, '2026-11-05', '2026-11-06', '2026-11-07');
      await close(id, '2026-10-05', '6');

      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['12', '0'],
      );
    });

    it('an archived channel that its account registers again keeps closed revenue and earns from its approval', async () => {
      const { client, id, channel } = await scene();
      await remove(client, channel);

      assert.equal(await add(client, id), channel);
      await deliver(id, '2026-11-08');
      assert.equal(await revenueOf(client, 'november'), '0', 'it waits');
      assert.equal((await decide(channel, 'approve')).status, 200);
      api.clock.set('2026-11-24T20:00:00Z');
      await deliver(id, '2026-11-09', '2026-11-21');

      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['10', '1'],
      );
      assert.equal((await client.get('/channel/list')).body.total, 1);
    });

    it('an archived channel that another account registers leaves closed days with the first one', async () => {
      const { client, id, channel } = await scene();
      await remove(client, channel);
      const other = await partner();

      await decide(await add(other, id), 'approve');
      api.clock.set('2026-11-24T20:00:00Z');
      await deliver(id, '2026-11-09', '2026-11-21');
      await close(id, '2026-10-05', '7');

      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['14', '0'],
      );
      assert.deepEqual([await revenueOf(other, 'october'), await revenueOf(other, 'november')], ['0', '1']);
    });

    it('a rejected channel that is registered again keeps closed revenue', async () => {
      const { client, id, channel } = await scene();
      await api.db.updateTable('channel').set({ status: 0 }).where('id', '=', channel).execute();
      assert.equal((await decide(channel, 'reject')).status, 200);

      assert.equal(await add(client, id), channel);

      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['10', '0'],
      );
    });

    it('open days of a rejected channel with closed revenue are those of the account that registers it next', async () => {
      const { client, id, channel } = await scene();
      await api.db.updateTable('channel').set({ status: 0 }).where('id', '=', channel).execute();
      await decide(channel, 'reject');
      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['10', '0'],
      );

      await deliver(id, '2026-11-07');
      await api.app.jobs.runDue();
      const other = await partner();
      await add(other, id);
      await api.app.jobs.runDue();

      assert.deepEqual(
        [await revenueOf(client, 'october'), await revenueOf(client, 'november')],
        ['10', '0'],
      );
      assert.deepEqual([await revenueOf(other, 'october'), await revenueOf(other, 'november')], ['0', '3']);
    });

    it('T-60 two registrations of a channel never have the same day', async () => {
      const { client, channel, id } = await scene();
      await remove(client, channel);
      const other = await partner();
      const claimed = await add(other, id);

      const overlapping = api.db
        .updateTable('channel_claim')
        .set({ from_day: '2026-10-05' })
        .where('channel_id', '=', claimed)
        .execute();

      await assert.rejects(overlapping, /registered on some of these days/);
    });
  },
  environment,
);
