import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, insertChannel, insertSite, joinManager } from '../../platform/testing/fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;

describeWithDatabase("a member's page", (api) => {
  it('it has the fee rates with their days, the newest first, and the day from which a change holds', async () => {
    api.clock.set('2026-03-02T09:00:00Z');
    const { client } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);
    const read = () => client.get(`/member/mcn/account?id=${id}`);
    const before = await read();
    api.clock.advance(3 * DAY);

    await client.post('/member/mcn/update', { target: id, fee_rate: 0.1234 }, { 'if-match': '"1"' });
    const after = await read();

    assert.equal(before.headers['etag'], '"1"');
    assert.deepEqual(before.body.rates, [{ from_day: null, until_day: null, fee_rate: 0.05 }]);
    assert.equal(before.body.today, '2026-03-02');
    assert.deepEqual(after.body.rates, [
      { from_day: '2026-03-05', until_day: null, fee_rate: 0.1234 },
      { from_day: null, until_day: '2026-03-05', fee_rate: 0.05 },
    ]);
    assert.equal(after.headers['etag'], '"2"');
    assert.deepEqual(after.body.account, (await client.get('/member/mcn/accounts')).body.items[0]);
  });

  it('it has running and ended assignments with their parts, days and number of other members', async () => {
    api.clock.set('2026-05-10T12:00:00Z');
    const { client, id: accountId } = await joinManager(api, await insertSite(api));
    const [own, other] = [await addMember(api, client), await addMember(api, client)];
    const kept = await insertChannel(api, accountId, { name: 'Kept', members: [own.id, other.id] });
    const left = await insertChannel(api, accountId, { name: 'Left', members: [own.id] });
    const version = async () =>
      (await client.get('/channel/list')).body.items.find((item: { id: string }) => item.id === left).version;

    await client.post(
      '/channel/unassign',
      { channel: left, members: [own.id] },
      { 'if-match': `"${await version()}"` },
    );
    const { body } = await client.get(`/member/mcn/account?id=${own.id}`);

    assert.deepEqual(
      body.assignments.map(({ channel, ...span }: { channel: { name: string } }) => ({
        ...span,
        name: channel.name,
      })),
      [
        { name: 'Kept', part: 0.5, from_day: null, until_day: null, other_members: 1 },
        { name: 'Left', part: 1, from_day: null, until_day: '2026-05-10', other_members: 0 },
      ],
    );
    assert.deepEqual(
      body.account.channels.map(({ id }: { id: string }) => id),
      [kept],
    );
  });

  it("T-14 another manager's member returns the same 404 as a missing one", async () => {
    const domain = await insertSite(api);
    const { client: own } = await joinManager(api, domain);
    const { client: stranger } = await joinManager(api, domain);
    const { id } = await addMember(api, own);

    const theirs = await stranger.get(`/member/mcn/account?id=${id}`);
    const none = await stranger.get('/member/mcn/account?id=0192f0c0-1111-7222-8333-444455556666');

    assert.equal(theirs.status, 404);
    assert.deepEqual({ ...theirs.body, request_id: '' }, { ...none.body, request_id: '' });
  });

  it('T-15 a member cannot read its own page or that of another member', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const [own, other] = [await addMember(api, client), await addMember(api, client)];

    for (const { id } of [own, other])
      assert.equal((await own.client.get(`/member/mcn/account?id=${id}`)).body.code, 'forbidden');
  });
});
