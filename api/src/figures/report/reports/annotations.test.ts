import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { randomIds } from '../../../platform/ids.ts';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { addMember, insertChannel, insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';

type Annotation = {
  date: string;
  channels: { count: number; names: string[] };
  notices: { count: number; names: string[] };
  changes: string[];
};

const NONE = { count: 0, names: [] };
const OCTOBER = 'from=2026-10-01&to=2026-10-31';

describeWithDatabase('annotations of trends', (api) => {
  let manager: PortalClient;
  let member: PortalClient;
  let memberId = '';
  let stranger: PortalClient;
  let foreigner: PortalClient;
  let street = '';

  const get = async (client: PortalClient, query: string): Promise<Annotation[]> => {
    const { status, body } = await client.get(`/report/annotations?${query}`);
    assert.equal(status, 200);
    return body.items;
  };

  const publish = (domain: string | null, title: string, time: string) =>
    api.db
      .insertInto('notice')
      .values({
        id: randomIds.uuid(),
        domain,
        pinned: false,
        published_at: new Date(time),
        title: JSON.stringify({ ko: title, en: `${title} (en)` }),
        body: JSON.stringify({ ko: '' }),
      })
      .execute();

  before(async () => {
    api.clock.set('2026-11-21T12:00:00Z');
    const [site, elsewhere] = [await insertSite(api), await insertSite(api)];
    const owner = await joinManager(api, site);
    manager = owner.client;
    manager.language = 'ko';
    ({ client: member, id: memberId } = await addMember(api, manager));
    ({ client: stranger } = await joinManager(api, site));
    ({ client: foreigner } = await joinManager(api, elsewhere));
    for (const client of [member, foreigner]) client.language = 'ko';
    const approve = (name: string, time: string | null, members: readonly string[] = []) =>
      insertChannel(api, owner.id, { name, approved_at: time === null ? null : new Date(time), members });
    street = await approve('골목', '2026-10-08T18:00:00Z', [memberId]);
    // The Pacific day of both is 8 October.
    await approve('식탁', '2026-10-09T06:59:59Z');
    await approve('산책', '2026-10-09T07:00:00Z');
    await approve('대기', null);
    await publish(site, '점검', '2026-10-09T18:00:00Z');
    await publish(null, '모두에게', '2026-10-20T18:00:00Z');
    await publish(elsewhere, '다른 도메인', '2026-10-21T18:00:00Z');
    await publish(site, '예약', '2026-11-22T18:00:00Z');
  });

  it('approved channels and published notices are listed by Pacific day', async () => {
    assert.deepEqual(await get(manager, OCTOBER), [
      { date: '2026-10-08', channels: { count: 2, names: ['골목', '식탁'] }, notices: NONE, changes: [] },
      {
        date: '2026-10-09',
        channels: { count: 1, names: ['산책'] },
        notices: { count: 1, names: ['점검'] },
        changes: [],
      },
      { date: '2026-10-20', channels: NONE, notices: { count: 1, names: ['모두에게'] }, changes: [] },
    ]);
    assert.deepEqual(await get(manager, 'from=2026-10-10&to=2026-10-19'), []);
  });

  it('the day on which YouTube began to count every start of a Short is listed where the period has it', async () => {
    const change = { channels: NONE, notices: NONE, changes: ['shorts_views'] };
    assert.deepEqual(await get(manager, 'from=2025-03-30&to=2025-04-01'), [
      { date: '2025-03-31', ...change },
    ]);
    assert.deepEqual(await get(manager, 'from=2025-02-10&to=2025-04-20&interval=month'), [
      { date: '2025-03-01', ...change },
    ]);
    assert.deepEqual(await get(manager, 'from=2025-04-01&to=2025-04-20'), []);
    assert.deepEqual(await get(manager, 'from=2025-03-01&to=2025-03-30'), []);
  });

  it('so is the day on which it began to count every start of any video', async () => {
    const change = { channels: NONE, notices: NONE, changes: ['all_views'] };
    assert.deepEqual(await get(manager, 'from=2026-08-20&to=2026-08-26'), [
      { date: '2026-08-24', ...change },
    ]);
    assert.deepEqual(await get(manager, 'from=2026-08-01&to=2026-08-23'), []);
  });

  it('annotations of weeks and months have the dates of the points of the trend', async () => {
    const [week, last] = await get(manager, `${OCTOBER}&interval=week`);
    assert.deepEqual([week?.date, week?.channels.count], ['2026-10-04', 3]);
    assert.equal(last?.date, '2026-10-18');
    const months = await get(manager, 'from=2026-10-03&to=2026-11-20&interval=month');
    assert.deepEqual(
      months.map(({ date, channels, notices }) => [date, channels.count, notices.count]),
      [['2026-10-03', 3, 2]],
    );
  });

  it('names more than three channels of a day only by their count', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    for (const name of ['1', '2', '3', '4'])
      await insertChannel(api, id, { name, approved_at: new Date(`2026-09-10T1${name}:00:00Z`) });

    const [only] = await get(client, 'from=2026-09-01&to=2026-09-30');

    assert.deepEqual(only?.channels, { count: 4, names: ['1', '2', '3'] });
  });

  it('T-18 a member sees approvals of its own channels only, and all notices of the domain', async () => {
    const items = await get(member, OCTOBER);

    assert.deepEqual(
      items.flatMap(({ channels }) => channels.names),
      ['골목'],
    );
    assert.deepEqual(
      items.flatMap(({ notices }) => notices.names),
      ['점검', '모두에게'],
    );
    assert.deepEqual(await get(manager, `${OCTOBER}&member=${memberId}`), items);
    assert.deepEqual((await get(manager, `${OCTOBER}&channel=${street}`))[0]?.channels.names, ['골목']);
  });

  it('T-18 a member sees no approval from after its assignment has ended', async () => {
    const end = (from: string, until: string) =>
      api.db
        .updateTable('channel_member')
        .set({ from_day: from, until_day: until })
        .where('member_id', '=', memberId)
        .execute();
    await end('2026-10-01', '2026-10-08');
    assert.deepEqual(
      (await get(member, OCTOBER)).flatMap(({ channels }) => channels.names),
      [],
    );
    await end('2026-10-01', '2026-10-09');
    assert.deepEqual(
      (await get(member, OCTOBER)).flatMap(({ channels }) => channels.names),
      ['골목'],
    );
  });

  it('T-14 no other account sees an approval, and no other domain a notice', async () => {
    const ofStranger = await get(stranger, OCTOBER);
    assert.deepEqual(
      ofStranger.flatMap(({ channels }) => channels.names),
      [],
    );
    const ofForeigner = await get(foreigner, OCTOBER);
    assert.deepEqual(
      ofForeigner.flatMap(({ channels, notices }) => [...channels.names, ...notices.names]),
      ['모두에게', '다른 도메인'],
    );
    const { status } = await stranger.get(`/report/annotations?${OCTOBER}&channel=${street}`);
    assert.equal(status, 404);
  });

  it('titles of notices are in the language of the request', async () => {
    manager.language = 'en';
    const items = await get(manager, OCTOBER);
    manager.language = 'ko';

    assert.deepEqual(items[1]?.notices.names, ['점검 (en)']);
  });

  it('a notice is not listed before it is published', async () => {
    assert.deepEqual(await get(manager, 'from=2026-11-01&to=2026-11-30'), []);
  });
});
