import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import { LAST_DAY } from '../../platform/day-span.ts';
import { describeEachDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  insertChannel,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';

type Member = Awaited<ReturnType<typeof addMember>>;
type Leaving = { client: Member['client']; first: Member };

describeEachDatabase('parts of assignments', (api) => {
  const scene = async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const members = [(await addMember(api, client)).id, (await addMember(api, client)).id];
    return { client, id, members, channel: await insertChannel(api, id) };
  };

  it('T-60 the database refuses parts of more than a whole on one day, also of simultaneous transactions', async () => {
    const { id, members, channel } = await scene();
    const span = (member: number, part: number, from = '2026-11-01', until = LAST_DAY) => ({
      account_id: id,
      channel_id: channel,
      member_id: members[member] ?? '',
      assigned_at: api.clock.now(),
      from_day: from,
      until_day: until,
      part,
    });
    const insertInto = (db: Db, ...spans: ReturnType<typeof span>[]) =>
      db.insertInto('channel_member').values(spans).execute();
    const insert = (...spans: ReturnType<typeof span>[]) => insertInto(api.db, ...spans);

    const hasInserted = Promise.withResolvers<undefined>();
    const mayCommit = Promise.withResolvers<undefined>();
    const first = api.db.transaction().execute(async (transaction) => {
      await insertInto(transaction, span(0, 6_000));
      hasInserted.resolve(undefined);
      await mayCommit.promise;
    });
    await hasInserted.promise;
    const second = insert(span(1, 6_000));
    // Without waiting for the first one, it would end by now.
    await Promise.race([Promise.allSettled([second]), delay(200)]);
    mayCommit.resolve(undefined);
    const results = await Promise.allSettled([first, second]);

    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'rejected'],
    );
    await api.db.deleteFrom('channel_member').where('channel_id', '=', channel).execute();
    await assert.rejects(insert(span(0, 6_000), span(1, 4_001)), /more than a whole/);
    // The same member twice on one day would count it twice.
    await assert.rejects(insert(span(0, 10), span(0, 10, '2026-11-05')), /assigned twice/);
    await assert.rejects(insert(span(0, 10_001)), /channel_member_part/);
    await assert.rejects(insert(span(0, 0)), /channel_member_part/);
    await assert.rejects(insert(span(0, 10, '2026-11-05', '2026-11-05')), /channel_member_days/);
    await insert(
      span(0, 6_000, '2026-11-01', '2026-11-10'),
      span(1, 6_000, '2026-11-10'),
      span(0, 4_000, '2026-11-10'),
    );
    await assert.rejects(
      api.db
        .updateTable('channel_member')
        .set({ part: 6_001 })
        .where('from_day', '=', '2026-11-10')
        .where('member_id', '=', members[1] ?? '')
        .execute(),
      /more than a whole/,
    );
  });

  it('T-60 simultaneous assignments of different members leave equal parts of a whole', async () => {
    const { client, members, channel } = await scene();
    const assign = (member: string | undefined) =>
      client.post('/channel/assign', { channel, members: [member] }, { 'if-match': '*' });

    const replies = await Promise.all([...members, ...members].map(assign));

    assert.ok(replies.every(({ status }) => status === 200));
    const running = await api.db
      .selectFrom('channel_member')
      .select('part')
      .where('channel_id', '=', channel)
      .where('until_day', '=', LAST_DAY)
      .execute();
    assert.deepEqual(running, [{ part: 5_000 }, { part: 5_000 }]);
  });

  it('the channels of a member that deletes its own account are shared by the others from that day on', async () => {
    const { client, channel } = await scene();
    const [first, second] = [await addMember(api, client), await addMember(api, client)];
    const body = { channel, members: [first.id, second.id] };
    assert.equal((await client.post('/channel/assign', body, { 'if-match': '*' })).status, 200);

    const reply = await first.client.post('/member/account/delete.account', { password: PASSWORD });

    assert.equal(reply.status, 200);
    const rows = await api.db
      .selectFrom('channel_member')
      .select(['member_id', 'part'])
      .where('channel_id', '=', channel)
      .where('until_day', '=', LAST_DAY)
      .execute();
    assert.deepEqual(rows, [{ member_id: second.id, part: 10_000 }]);
  });

  const deletions = {
    'deletes its own account': async ({ first }: Leaving) =>
      first.client.post('/member/account/delete.account', { password: PASSWORD }),
    'is deleted by the manager': async ({ client, first }: Leaving) =>
      client.post('/member/mcn/delete', { target: first.id, password: PASSWORD }, { 'if-match': '*' }),
  };
  for (const [how, leave] of Object.entries(deletions))
    it(`the others keep chosen parts of a channel when a member ${how}`, async () => {
      const { client, channel } = await scene();
      const first = await addMember(api, client);
      const [second, third] = [await addMember(api, client), await addMember(api, client)];
      const chosen = [
        { member: first.id, part: 0.5 },
        { member: second.id, part: 0.3 },
        { member: third.id, part: 0.1 },
      ];
      const body = { channel, members: chosen.map(({ member }) => member), parts: chosen };
      assert.equal((await client.post('/channel/assign', body, { 'if-match': '*' })).status, 200);

      assert.equal((await leave({ client, first })).status, 200);

      const rows = await api.db
        .selectFrom('channel_member')
        .select(['member_id', 'part'])
        .where('channel_id', '=', channel)
        .where('until_day', '=', LAST_DAY)
        .orderBy('part', 'desc')
        .execute();
      assert.deepEqual(rows, [
        { member_id: second.id, part: 3_000 },
        { member_id: third.id, part: 1_000 },
      ]);
    });
});
