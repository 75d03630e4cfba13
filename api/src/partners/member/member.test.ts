import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  createAnonymousClient,
  insertChannel,
  insertSite,
  joinManager,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Changes the fee rate of any version. */
const setFee = (client: PortalClient, target: string, rate: number, seen = '*') =>
  client.post('/member/mcn/update', { target, fee_rate: rate }, { 'if-match': seen });

describeWithDatabase('members', (api) => {
  it("the member list has a manager's members, the newest first, with fee rates and channels", async () => {
    const { client, id } = await joinManager(api, await insertSite(api));
    const first = await addMember(api, client);
    api.clock.advance(1000);
    const second = await addMember(api, client);
    const channel = await insertChannel(api, id, { name: 'Rain 🌧', members: [first.id] });

    const reply = await client.get('/member/mcn/accounts?page=0&size=1');
    const next = await client.get('/member/mcn/accounts?page=1&size=1');

    assert.deepEqual([reply.body.total, reply.body.page, reply.body.size], [2, 0, 1]);
    assert.deepEqual(
      [...reply.body.items, ...next.body.items].map((item) => item.id),
      [second.id, first.id],
    );
    const [item] = next.body.items;
    assert.deepEqual(item, {
      id: first.id,
      email: first.email,
      nickname: 'Member',
      channel_url: null,
      fee_rate: 0.05,
      registered_at: item.registered_at,
      channels: [{ id: channel, name: 'Rain 🌧', thumbnail: '/media/channel.svg' }],
      version: 1,
    });
  });

  it("T-15 members cannot use the manager's calls", async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const member = await addMember(api, client);
    const body = { target: member.id, password: PASSWORD };

    assert.equal((await member.client.get('/member/me')).body.permission_flag, 0);
    assert.equal((await member.client.get('/member/mcn/accounts')).status, 403);
    for (const path of ['/member/mcn/update', '/member/mcn/delete'])
      assert.equal((await member.client.post(path, body)).body.code, 'forbidden');
  });

  it("T-14 calls on another manager's member return the same 404 as on a missing one", async () => {
    const domain = await insertSite(api);
    const { client: own } = await joinManager(api, domain);
    const { client: stranger } = await joinManager(api, domain);
    const member = await addMember(api, own);
    const never = '0192f0c0-1111-7222-8333-444455556666';

    for (const [path, body] of [
      ['/member/mcn/update', { fee_rate: 0.5 }],
      ['/member/mcn/update', { password: 'mine now' }],
      ['/member/mcn/delete', { password: PASSWORD }],
    ] as const) {
      const theirs = await stranger.post(path, { target: member.id, ...body }, { 'if-match': '*' });
      const none = await stranger.post(path, { target: never, ...body }, { 'if-match': '*' });
      assert.equal(theirs.status, 404);
      assert.deepEqual({ ...theirs.body, request_id: '' }, { ...none.body, request_id: '' });
    }
    assert.deepEqual((await stranger.get('/member/mcn/accounts')).body.items, []);
    assert.equal((await member.client.get('/member/me')).status, 200);
  });

  it('deleting a manager as a member returns 404', async () => {
    const { client, id } = await joinManager(api, await insertSite(api));

    assert.equal((await client.post('/member/mcn/delete', { target: id, password: PASSWORD })).status, 404);
  });

  it('a changed fee rate applies from the day of the change, and the previous rate to earlier days', async () => {
    api.clock.set('2026-03-02T09:00:00Z');
    const { client, id: accountId } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);
    const periods = async () =>
      api.db
        .selectFrom('fee_rate')
        .select(['from_day', 'until_day', 'basis_points'])
        .where('account_id', '=', accountId)
        .where('member_id', '=', id)
        .orderBy('from_day')
        .execute();

    await setFee(client, id, 0.1);
    await setFee(client, id, 0.2);
    api.clock.advance(3 * DAY);
    await setFee(client, id, 0.1234);

    // 09:00 UTC is still the evening before in California: 01:00 on 2 March.
    assert.deepEqual(await periods(), [
      { from_day: '0001-01-01', until_day: '2026-03-02', basis_points: 500 },
      { from_day: '2026-03-02', until_day: '2026-03-05', basis_points: 2000 },
      { from_day: '2026-03-05', until_day: '9999-12-31', basis_points: 1234 },
    ]);
    assert.equal((await client.get('/member/mcn/accounts')).body.items[0].fee_rate, 0.1234);
  });

  it('T-60 fee periods stay gapless when a rate is changed many times at once', async () => {
    api.clock.set('2026-04-02T09:00:00Z');
    const { client, id: accountId } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);

    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => setFee(client, id, n / 100)));

    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    const rows = await api.db
      .selectFrom('fee_rate')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    assert.deepEqual(rows.map(({ from_day: day }) => day).toSorted(), ['0001-01-01', '2026-04-02']);
  });

  it('T-17 fee rates outside 0 to 1, with too many decimals or of other types are refused', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const { id } = await addMember(api, client);

    for (const rate of [5, -1, '0.05', 0.00001, null, 1e309]) {
      const body = { target: id, fee_rate: rate };
      const reply = await client.post('/member/mcn/update', body, { 'if-match': '*' });
      assert.equal(reply.status, 400, String(rate));
      assert.equal(reply.body.errors[0].path, 'fee_rate');
    }
    const nothing = await client.post('/member/mcn/update', { target: id });
    assert.equal(nothing.body.errors[0].code, 'unchanged');
  });

  it("T-06 a member's sessions end when its manager changes its password", async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const member = await addMember(api, client);

    await client.post('/member/mcn/update', { target: member.id, password: 'brand new' });

    assert.equal((await member.client.get('/member/me')).status, 401);
    await createAnonymousClient(api, client.domain).signIn(member.email, 'brand new');
  });

  it("T-06 T-25 deleting a member ends its sessions and requires the manager's own password", async () => {
    const { client, id: accountId } = await joinManager(api, await insertSite(api));
    const member = await addMember(api, client);
    await insertChannel(api, accountId, { members: [member.id] });

    const wrong = await client.post('/member/mcn/delete', { target: member.id, password: 'not it' });
    assert.equal(wrong.status, 403);
    assert.deepEqual(
      wrong.body.errors.map(({ path, code }: { path: string; code: string }) => [path, code]),
      [['password', 'wrong']],
    );
    assert.equal(
      (await client.post('/member/mcn/delete', { target: member.id, password: PASSWORD })).status,
      200,
    );

    assert.equal((await member.client.get('/member/me')).status, 401);
    assert.equal((await client.get('/member/mcn/accounts')).body.total, 0);
    assert.equal((await client.get('/channel/list')).body.total, 1);
  });

  it('T-16 a new member is validated by the rules of the form', async () => {
    const { client } = await joinManager(api, await insertSite(api));
    const good = { user_id: 'new@example.com', password: 'abcd', nickname: '나나', channels: '' };
    const refused = async (change: object) => {
      const reply = await client.post('/member/mcn/add', { ...good, ...change });
      assert.equal(reply.status, 400, JSON.stringify(reply.body));
      return reply.body.errors[0].path;
    };

    assert.equal(await refused({ user_id: 'no address' }), 'user_id');
    assert.equal(await refused({ password: 'abc' }), 'password');
    assert.equal(await refused({ password: 'x'.repeat(65) }), 'password');
    assert.equal(await refused({ nickname: ' n ' }), 'nickname');
    assert.equal(await refused({ channels: 'javascript:alert(1)' }), 'channels');
    for (const field of ['role', 'fee_rate', 'permission_flag', 'domain', 'id'])
      assert.equal(await refused({ [field]: 1 }), field);
    assert.equal((await client.post('/member/mcn/add', { ...good, password: '🔐'.repeat(64) })).status, 200);
    const again = await client.post('/member/mcn/add', good);
    assert.equal(again.status, 409);
    assert.equal(again.body.errors[0].path, 'user_id');
  });

  it("changing a nickname requires the account's password", async () => {
    const { client } = await joinManager(api, await insertSite(api));

    assert.equal(
      (await client.post('/member/account/update', { password: 'nope', nickname: 'New' })).status,
      403,
    );
    const tooLong = await client.post('/member/account/update', {
      password: PASSWORD,
      nickname: 'x'.repeat(13),
    });
    assert.equal(tooLong.body.errors[0].path, 'nickname');
    assert.equal(
      (await client.post('/member/account/update', { password: PASSWORD, nickname: 'New' })).status,
      200,
    );
    assert.equal((await client.get('/member/me')).body.account.nickname, 'New');
    assert.equal((await client.post('/member/account/update', { password: PASSWORD })).status, 400);
  });
});
