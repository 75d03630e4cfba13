import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { claimChannel, deleteReports, ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import {
  adCsv,
  basicCsv,
  claimCsv,
  premiumCsv,
  revenueCsv,
} from '../../figures/ingest/testing/report-csv.ts';

describeWithDatabase('a transfer of a channel', (api) => {
  let operator: PortalClient;
  before(async () => {
    operator = (await signInOperator(api)).client;
  });
  beforeEach(async () => {
    api.clock.set('2026-11-21T20:00:00Z');
    await deleteReports(api);
  });

  const forced = { forceReason: 'a small file' };
  const rowOf = (youtubeId: string, day: string) => ({
    date: day.replaceAll('-', ''),
    channel_id: youtubeId,
    video_id: `v${youtubeId.slice(-8)}`,
    country_code: 'KR',
  });
  const deliver = async (youtubeIds: readonly string[], days: readonly string[]) => {
    const rows = days.flatMap((day) =>
      youtubeIds.map((id) => ({ ...rowOf(id, day), views: '1', estimated_partner_revenue: '1' })),
    );
    const replies = [await ingestText(api, basicCsv(rows), forced)];
    replies.push(await ingestText(api, revenueCsv(rows), forced));
    return replies.map(({ outcome }) => outcome);
  };
  const transfer = (channel: string, account: string, from: string) =>
    operator.post('/operator/channel/transfer', { channel, account, from });
  const figuresOf = async (client: PortalClient, days = 'from=2026-11-01&to=2026-11-30') => {
    const { body } = await client.get(`/report/summary?${days}`);
    return [body.figures.views.value, body.figures.revenue.value];
  };
  /** What reports read, without the versions that an ingest gives its rows. */
  const rollUps = async () => {
    const read = async (table: string, keys: string) => {
      const { rows } = await sql<{ day: string }>`
        select account_id, day, ${sql.raw(keys)}, views, revenue_micros from ${sql.table(table)} f
        where (account_id, day, version) not in (select account_id, day, version from hidden_figures)
        order by account_id, day, ${sql.raw(keys)}`.execute(api.db);
      return rows;
    };
    return [
      await read('video_day', 'channel_id, video_id'),
      await read('channel_day', 'channel_id'),
      await read('channel_day_country', 'channel_id, country'),
      await read('account_day_country', 'country'),
    ];
  };
  const DAYS = ['2026-11-05', '2026-11-10', '2026-11-11', '2026-11-12'];
  let number = 0;
  /** Two partners with a channel each that has a view and a dollar on four days; the first channel has a member. */
  const scene = async () => {
    number += 1;
    const site = await insertSite(api);
    const [giving, getting] = [await joinManager(api, site), await joinManager(api, site)];
    const member = await addMember(api, giving.client);
    const [moved, other] = [`UCtransfer-moved${number}`, `UCtransfer-other${number}`];
    const channel = await claimChannel(api, giving.id, { youtubeId: moved, members: [member.id] });
    await claimChannel(api, getting.id, { youtubeId: other });
    await deliver([moved, other], DAYS);
    return { giving, getting, member, channel, moved, other };
  };

  it('both managers, and the members who had the channel, are notified', async () => {
    const { giving, getting, member, channel, moved: name } = await scene();

    const { body } = await transfer(channel, getting.id, '2026-11-11');

    const listAbout = async (client: PortalClient) =>
      (await client.get('/inbox/list')).body.items.map(({ about }: { about: unknown }) => about);
    const from = { from_day: '2026-11-11' };
    assert.deepEqual(await listAbout(giving.client), [
      { kind: 'transfer', channel: { id: channel, name }, is_received: false, ...from },
    ]);
    assert.deepEqual(await listAbout(getting.client), [
      { kind: 'transfer', channel: { id: body.channel, name }, is_received: true, ...from },
    ]);
    assert.deepEqual(await listAbout(member.client), [
      { kind: 'assignment', channel: { id: channel, name }, part: 0, ...from },
    ]);
  });

  it('figures from a day on belong to the other account, as files that are sent later say too', async () => {
    const { giving, getting, channel, moved, other } = await scene();

    const reply = await transfer(channel, getting.id, '2026-11-11');

    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    assert.deepEqual(
      [await figuresOf(giving.client), await figuresOf(getting.client)],
      [
        [2, '2'],
        [6, '6'],
      ],
    );
    const moves = await rollUps();
    api.clock.advance(60_000);
    assert.deepEqual(await deliver([moved, other], [...DAYS, '2026-11-13']), ['replaced', 'replaced']);
    assert.deepEqual(
      (await rollUps()).map((rows) => rows.filter(({ day }) => day !== '2026-11-13')),
      moves,
    );
    assert.deepEqual(
      [await figuresOf(giving.client), await figuresOf(getting.client)],
      [
        [2, '2'],
        [8, '8'],
      ],
    );
  });

  it('a closing report that waits for the other one is moved, too', async () => {
    api.clock.set('2026-12-05T20:00:00Z');
    const { giving, getting, channel, moved } = await scene();
    // No other figures are moved.
    const rows = ['2026-11-10', '2026-11-14'].map((day) => ({ ...rowOf(moved, day), partner_revenue: '2' }));
    await ingestText(api, adCsv(rows), forced);
    await api.db.updateTable('video').set({ title: 'A title' }).where('channel_id', '=', channel).execute();

    await transfer(channel, getting.id, '2026-11-13');
    await ingestText(api, premiumCsv(rows), forced);

    const days = 'from=2026-11-10&to=2026-11-14';
    const revenue = async (client: PortalClient) => (await figuresOf(client, days))[1];
    assert.deepEqual([await revenue(giving.client), await revenue(getting.client)], ['4', '4']);
    const { body } = await getting.client.get(`/report/videos?${days}`);
    assert.ok(body.items.some(({ title }: { title: string }) => title === 'A title'));
  });

  it('the channel is in the list of the other account only, and earlier days stay with the member that had them', async () => {
    const { giving, getting, member, channel } = await scene();
    const net = await figuresOf(member.client, 'from=2026-11-01&to=2026-11-10');

    const { body } = await transfer(channel, getting.id, '2026-11-11');

    assert.equal((await giving.client.get('/channel/list')).body.total, 0);
    const { items } = (await getting.client.get('/channel/list')).body;
    assert.ok(items.some(({ id }: { id: string }) => id === body.channel));
    const spans = await api.db
      .selectFrom('channel_member')
      .select(['until_day'])
      .where('channel_id', '=', channel)
      .execute();
    assert.deepEqual(spans, [{ until_day: '2026-11-11' }]);
    assert.deepEqual(
      await figuresOf(giving.client, `from=2026-11-01&to=2026-11-10&member=${member.id}`),
      net,
    );
    const { body: history } = await getting.client.get(`/channel/assignments?channels=${body.channel}`);
    assert.equal(history.channels[0].earliest.day, '2026-11-11');
  });

  it('a channel can go back to the account that had it', async () => {
    const { giving, getting, channel } = await scene();
    const { body } = await transfer(channel, getting.id, '2026-11-10');

    const back = await transfer(body.channel, giving.id, '2026-11-12');

    assert.deepEqual([back.status, back.body.channel], [200, channel]);
    assert.deepEqual(
      [await figuresOf(giving.client), await figuresOf(getting.client)],
      [
        [2, '2'],
        [6, '6'],
      ],
    );
    assert.equal((await giving.client.get('/channel/list')).body.total, 1);
  });

  it('the tracks of its videos are those that they were claimed for', async () => {
    const { getting, channel, moved } = await scene();
    const video = rowOf(moved, '2026-11-11').video_id;
    const claim = { claim_id: 'C1', asset_id: 'A1', artist: 'Han', channel_id: moved, video_id: video };
    const [first, second] = [
      { ...claim, isrc: 'KRX4G2600417', asset_title: 'Tide', matching_duration: '12' },
      { ...claim, claim_id: 'C2', isrc: 'KRX4G2600418', asset_title: 'Reef', matching_duration: '3' },
    ];
    await ingestText(api, claimCsv([first, second]), forced);

    await transfer(channel, getting.id, '2026-11-11');

    const { body } = await getting.client.get(`/report/video?from=2026-11-11&to=2026-11-12&id=${video}`);
    assert.deepEqual(
      body.video.tracks.map(({ title }: { title: string }) => title),
      ['Tide', 'Reef'],
    );
  });

  it('a transfer waits for the steps of an ingest', async () => {
    const { getting, channel, moved } = await scene();
    const finished: string[] = [];
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...rowOf(moved, '2026-11-13'),
      video_id: `step-${index}`,
      views: '1',
    }));
    const ingest = ingestText(api, basicCsv(rows), { ...forced, stepFacts: 2 }).then(() =>
      finished.push('ingest'),
    );
    while ((await api.db.selectFrom('hidden_figures').select('day').execute()).length === 0);

    const { status } = await transfer(channel, getting.id, '2026-11-11');

    finished.push('transfer');
    await ingest;
    assert.deepEqual([status, finished], [200, ['ingest', 'transfer']]);
    assert.deepEqual(await figuresOf(getting.client, 'from=2026-11-13&to=2026-11-13'), [40, null]);
  });

  it('a transfer begins neither before the first open day, nor after today, nor before the channel was had', async () => {
    const { giving, getting, channel, moved } = await scene();
    await deliver([moved], ['2026-10-05']);
    const paid = [{ ...rowOf(moved, '2026-10-05'), partner_revenue: '5' }];
    await ingestText(api, adCsv(paid), forced);
    await ingestText(api, premiumCsv(paid), forced);

    const closed = await transfer(channel, getting.id, '2026-10-31');
    const future = await transfer(channel, getting.id, '2026-11-22');

    assert.deepEqual([closed.status, closed.body.errors[0].path], [400, 'from']);
    assert.deepEqual([future.status, future.body.errors[0].path], [400, 'from']);
    const { body } = await transfer(channel, getting.id, '2026-11-11');
    assert.equal((await transfer(body.channel, giving.id, '2026-11-10')).status, 400);
  });

  it('T-15 only operators transfer channels, to another account of a manager', async () => {
    const { giving, getting, channel } = await scene();
    const body = { channel, account: getting.id, from: '2026-11-11' };

    assert.equal((await getting.client.post('/operator/channel/transfer', body)).status, 403);
    assert.equal((await transfer(channel, giving.id, '2026-11-11')).body.code, 'channel_state');
    const nobody = '0192f0c0-1111-7222-8333-444455556666';
    assert.equal((await transfer(channel, nobody, '2026-11-11')).status, 404);
    assert.equal((await transfer(nobody, getting.id, '2026-11-11')).status, 404);
  });
});
