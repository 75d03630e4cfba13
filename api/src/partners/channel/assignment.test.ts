import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { randomIds } from '../../platform/ids.ts';
import { equalParts } from './assignment-plan.ts';

const seen = (version: number | string) => ({ 'if-match': version === '*' ? '*' : `"${version}"` });
const idsOf = (members: { id: string }[]) => members.map(({ id }) => id);

describeWithDatabase('channel assignment', (api) => {
  const scene = async () => {
    const manager = await joinManager(api, await insertSite(api));
    const members = [await addMember(api, manager.client), await addMember(api, manager.client)];
    const channel = await insertChannel(api, manager.id);
    return { ...manager, members: members.map(({ id }) => id), first: members[0], channel };
  };

  it('a channel is assigned to a member, removed, and assigned again', async () => {
    const { client, members, first, channel } = await scene();
    const order = { channel, members: [members[0]] };

    const assigned = await client.post('/channel/assign', order, seen(1));
    assert.deepEqual(idsOf(assigned.body.channel.members), [members[0]]);
    assert.equal(assigned.headers['etag'], '"2"');
    assert.equal((await first?.client.get('/channel/list'))?.body.total, 1);

    const unassigned = await client.post('/channel/unassign', order, seen(2));
    assert.deepEqual(unassigned.body.channel.members, []);
    assert.equal((await first?.client.get('/channel/list'))?.body.total, 0);
    assert.equal((await client.get('/channel/list')).body.total, 1);

    const again = await client.post('/channel/assign', { channel, members }, seen(3));
    assert.deepEqual(idsOf(again.body.channel.members).toSorted(), members.toSorted());
  });

  const spansOf = async (channel: string) => {
    const rows = await api.db
      .selectFrom('channel_member')
      .select(['member_id', 'from_day', 'until_day', 'part'])
      .where('channel_id', '=', channel)
      .orderBy('from_day')
      .orderBy('part', 'desc')
      .execute();
    return rows.map((row) => [row.member_id, row.from_day, row.until_day, row.part]);
  };

  it('assigning a further member ends the running parts and begins equal ones on the Pacific day', async () => {
    const { client, members, channel } = await scene();
    const [first, second] = members;
    api.clock.set('2026-03-05T07:59:59Z');
    await client.post('/channel/assign', { channel, members: [first] }, seen('*'));
    api.clock.set('2026-03-09T12:00:00Z');
    await client.post('/channel/assign', { channel, members: [second] }, seen('*'));
    assert.deepEqual((await spansOf(channel)).slice(0, 1), [[first, '2026-03-04', '2026-03-09', 10_000]]);
    assert.deepEqual(
      (await spansOf(channel)).slice(1).toSorted(),
      [first, second].map((member) => [member, '2026-03-09', LAST_DAY, 5_000]).toSorted(),
    );

    api.clock.set('2026-03-12T12:00:00Z');
    await client.post('/channel/unassign', { channel, members: [first] }, seen('*'));
    assert.deepEqual((await spansOf(channel)).slice(1), [
      ...[first, second].toSorted().map((member) => [member, '2026-03-09', '2026-03-12', 5_000]),
      [second, '2026-03-12', LAST_DAY, 10_000],
    ]);
  });

  it('unassigning on the day of the assignment leaves no span, and a later assignment begins a new one', async () => {
    const { client, members, channel } = await scene();
    const order = { channel, members: [members[0]] };
    api.clock.set('2026-03-14T12:00:00Z');
    await client.post('/channel/assign', order, seen('*'));
    await client.post('/channel/unassign', order, seen('*'));
    assert.deepEqual(await spansOf(channel), []);

    await client.post('/channel/assign', order, seen('*'));
    api.clock.set('2026-03-17T12:00:00Z');
    await client.post('/channel/unassign', order, seen('*'));
    api.clock.set('2026-03-19T12:00:00Z');
    await client.post('/channel/assign', order, seen('*'));
    assert.deepEqual(await spansOf(channel), [
      [members[0], '2026-03-14', '2026-03-17', 10_000],
      [members[0], '2026-03-19', LAST_DAY, 10_000],
    ]);
  });

  it('deleting a member gives its part to the other members from that day on', async () => {
    const { client, members, channel } = await scene();
    const [first, second] = members;
    await client.post('/channel/assign', { channel, members }, seen('*'));

    const { status } = await client.post(
      '/member/mcn/delete',
      { target: first, password: PASSWORD },
      seen('*'),
    );

    assert.equal(status, 200);
    assert.deepEqual(
      (await spansOf(channel)).map(([member, , , part]) => [member, part]),
      [[second, 10_000]],
    );
  });

  it('three members share 10,000 basis points without a remainder', () => {
    assert.deepEqual(equalParts(3), [3_334, 3_333, 3_333]);
    for (const count of [1, 2, 3, 7, 11, 100]) {
      const parts = equalParts(count);
      assert.equal(
        parts.reduce((sum, part) => sum + part, 0),
        10_000,
      );
      assert.ok(Math.max(...parts) - Math.min(...parts) <= 1);
    }
  });

  it('T-60 an assignment with an old version returns 412 with the current members', async () => {
    const { client, members, channel } = await scene();
    await client.post('/channel/assign', { channel, members: [members[0]] }, seen(1));

    const late = await client.post('/channel/unassign', { channel, members }, seen(1));
    const silent = await client.post('/channel/unassign', { channel, members }, {});

    assert.deepEqual([late.status, late.body.code], [412, 'version_conflict']);
    assert.equal(late.headers['etag'], '"2"');
    assert.deepEqual(idsOf(late.body.current.channel.members), [members[0]]);
    assert.deepEqual([silent.status, silent.body.code], [428, 'version_required']);
    assert.equal((await client.post('/channel/unassign', { channel, members }, seen('*'))).status, 200);
  });

  it('T-60 one of many simultaneous assignments with the same version succeeds', async () => {
    const { client, members, channel } = await scene();

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.post('/channel/assign', { channel, members: [members[index % 2]] }, seen(1)),
      ),
    );

    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    assert.equal(replies.filter(({ status }) => status === 412).length, 19);
    assert.equal((await client.get('/channel/list')).body.items[0].members.length, 1);
  });

  it('an assignment that changes nothing does not change the version', async () => {
    const { client, members, channel } = await scene();
    await client.post('/channel/assign', { channel, members }, seen(1));

    const again = await client.post(
      '/channel/assign',
      { channel, members: [...members, ...members] },
      seen(2),
    );

    assert.equal(again.body.channel.version, 2);
  });

  it('T-14 an assignment with a channel or member of another account returns 404', async () => {
    const { client, members, channel } = await scene();
    const other = await scene();
    const orders = [
      { channel: other.channel, members: [members[0]] },
      { channel, members: [other.members[0]] },
      { channel, members: [members[0], other.members[0]] },
      { channel, members: [other.id] },
      { channel: randomIds.uuid(), members },
    ];
    for (const order of orders)
      for (const path of ['/channel/assign', '/channel/unassign']) {
        const reply = await client.post(path, order, seen('*'));
        assert.deepEqual([reply.status, reply.body.code], [404, 'not_found']);
      }
    assert.deepEqual((await client.get('/channel/list')).body.items[0].members, []);
    assert.equal((await other.first?.client.post('/channel/assign', orders[1], seen('*')))?.status, 403);
  });

  it('assignments are in the audit log with the spans that they wrote', async () => {
    const { client, id, members, channel } = await scene();
    api.clock.set('2026-03-21T12:00:00Z');
    await client.post('/channel/assign', { channel, members: [members[0]] }, seen(1));

    const [entry] = await api.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', channel)
      .execute();

    assert.deepEqual(
      [entry?.action, entry?.actor_id, entry?.tenant_id, entry?.before, entry?.after],
      [
        'channel.assigned',
        id,
        id,
        { members: [], spans: [] },
        {
          members: [members[0]],
          from_day: '2026-03-21',
          version: 2,
          spans: [
            {
              member_id: members[0],
              assigned_at: '2026-03-21T12:00:00.000Z',
              part: 10_000,
              from_day: '2026-03-21',
              until_day: LAST_DAY,
            },
          ],
        },
      ],
    );
  });

  it('T-60 assigning survives the simultaneous deletion of the channel or member', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, members, channel } = await scene();
      const password = 'right-password';

      const replies = await Promise.all([
        client.post('/channel/assign', { channel, members }, seen('*')),
        client.post('/channel/delete', { channels: [channel], acknowledged: true, password }),
        client.post('/member/mcn/delete', { target: members[0], password }, seen('*')),
      ]);

      assert.ok(
        replies.every(({ status }) => status === 200 || status === 404),
        JSON.stringify(replies.map(({ body }) => body)),
      );
      const left = await api.db
        .selectFrom('channel_member')
        .select('member_id')
        .where('channel_id', '=', channel)
        .execute();
      assert.deepEqual(left, []);
    }
  });
});
