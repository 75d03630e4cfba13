import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import {
  addMember,
  assignMembers,
  createAnonymousClient,
  PASSWORD,
} from '../../platform/testing/fixtures.ts';
import { ingestText } from '../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv } from '../../figures/ingest/testing/report-csv.ts';
import { createReportFixture, type ReportFixture } from '../../figures/report/testing/report-fixture.ts';

const personal = [
  'login',
  'session',
  'external_code',
  'favourite_track',
  'notice_read',
  'saved_view',
] as const;

describeWithDatabase('archived members', (api) => {
  let fixture: ReportFixture;
  let channelId: string;
  const statement = async () => (await fixture.manager.get('/report/statement?month=2026-10')).body;
  const remove = () =>
    fixture.manager.post('/member/mcn/delete', { target: fixture.memberId, password: PASSWORD });
  const rowOf = async () =>
    (await statement()).items.find(
      ({ member }: { member: { id: string } }) => member.id === fixture.memberId,
    );
  const email = async () =>
    (
      await api.db
        .selectFrom('member')
        .select('email')
        .where('id', '=', fixture.memberId)
        .executeTakeFirstOrThrow()
    ).email;

  before(async () => {
    if (api.isOpen) fixture = await createReportFixture(api);
  });

  beforeEach(async () => {
    if (!api.isOpen) return;
    api.clock.set('2026-11-21T12:00:00Z');
    await api.db.deleteFrom('channel_member').execute();
    await api.db.deleteFrom('member').where('role', '=', 'member').execute();
    const member = await addMember(api, fixture.manager);
    fixture = { ...fixture, memberId: member.id, member: member.client };
    const claims = await api.db
      .selectFrom('channel_claim')
      .select('channel_id')
      .where('youtube_id', 'in', fixture.channels.slice(0, 2))
      .orderBy('youtube_id')
      .execute();
    for (const { channel_id: id } of claims)
      await assignMembers(api, { accountId: fixture.managerId, channelId: id }, [member.id]);
    channelId = claims[0]?.channel_id ?? '';
  });

  const deletions = {
    'deleted by the manager': remove,
    'that withdraws': () => fixture.member.post('/member/account/delete.account', { password: PASSWORD }),
  };
  for (const [how, leave] of Object.entries(deletions))
    it(`T-63 a member ${how} keeps what it earned, and nothing becomes unassigned`, async () => {
      const former = await statement();
      const { email: address } = (await rowOf()).member;

      assert.equal((await leave()).status, 200);

      const now = await statement();
      assert.deepEqual([now.totals, now.unassigned], [former.totals, former.unassigned]);
      const { member, amounts } = await rowOf();
      assert.deepEqual(member, {
        id: fixture.memberId,
        nickname: 'Member',
        email: address,
        is_archived: true,
      });
      assert.deepEqual(amounts, former.items[0].amounts);
      const summary = `/report/summary?from=2026-10-01&to=2026-10-31&member=${fixture.memberId}`;
      assert.equal((await fixture.manager.get(summary)).status, 200);
    });

  it('T-06 nobody can sign in to an archived member, and what only the person had is deleted', async () => {
    const address = await email();
    const view = { path: '/dashboard', name: 'Mine', query: 'period=28d', is_default: false };
    assert.equal((await fixture.member.post('/view/add', view)).status, 200);

    assert.equal((await remove()).status, 200);

    assert.equal((await fixture.member.get('/member/me')).status, 401);
    const login = { id: address, password: PASSWORD };
    const anonymous = createAnonymousClient(api, fixture.manager.domain);
    assert.equal((await anonymous.post('/member/login', login)).status, 401);
    for (const table of personal)
      assert.deepEqual(
        await api.db.selectFrom(table).selectAll().where('member_id', '=', fixture.memberId).execute(),
        [],
        table,
      );
    const { password_hash: hash, channel_url: url } = await api.db
      .selectFrom('member')
      .select(['password_hash', 'channel_url'])
      .where('id', '=', fixture.memberId)
      .executeTakeFirstOrThrow();
    assert.deepEqual([hash, url], ['', null]);
  });

  it('T-06 a request that began before the deletion leaves nothing of an archived member', async () => {
    await remove();
    const owner = { account_id: fixture.managerId, member_id: fixture.memberId };

    const insert = api.db
      .insertInto('session')
      .values({
        ...owner,
        token_hash: 'a',
        binding_hash: 'b',
        created_at: api.clock.now(),
        expires_at: api.clock.now(),
      })
      .execute();

    await assert.rejects(insert, /archived/);
  });

  it('an archived member is absent from lists, searches and assignments, and its address is free', async () => {
    const address = await email();
    await remove();

    assert.equal((await fixture.manager.get('/member/mcn/accounts')).body.total, 0);
    assert.equal((await fixture.manager.get('/member/mcn/accounts?search=Member')).body.total, 0);
    assert.equal((await fixture.manager.get(`/member/mcn/account?id=${fixture.memberId}`)).status, 404);
    assert.equal((await remove()).status, 404);
    const body = { channel: channelId, members: [fixture.memberId] };
    const assigned = await fixture.manager.post('/channel/assign', body, { 'if-match': '*' });
    assert.equal(assigned.status, 404);
    const again = { user_id: address, password: 'abcd', nickname: 'Again' };
    assert.equal((await fixture.manager.post('/member/mcn/add', again)).status, 200);
    const { items } = await statement();
    assert.deepEqual(
      items.map(({ member }: { member: { email: string; is_archived: boolean } }) => [
        member.email,
        member.is_archived,
      ]),
      [
        [address, true],
        [address, false],
      ],
    );
  });

  it("the history of a channel shows an archived member's ended assignment", async () => {
    await remove();

    const { body } = await fixture.manager.get(`/channel/assignments?channels=${channelId}`);

    assert.deepEqual(body.channels[0].spans, [
      {
        member: { id: fixture.memberId, nickname: 'Member', is_archived: true },
        part: 1,
        from_day: null,
        until_day: '2026-11-21',
      },
    ]);
  });

  it('a change of assignments after the deletion can be undone', async () => {
    await remove();
    const { body: added } = await fixture.manager.post('/member/mcn/add', {
      user_id: 'next@example.com',
      password: 'abcd',
      nickname: 'Next',
    });
    const order = { channel: channelId, members: [added.account.id] };
    const { body: assigned } = await fixture.manager.post('/channel/assign', order, { 'if-match': '*' });

    const undo = await fixture.manager.post(
      '/channel/assignment/undo',
      { channel: channelId },
      { 'if-match': `"${assigned.channel.version}"` },
    );

    assert.equal(undo.status, 200);
    assert.deepEqual(undo.body.channel.members, []);
  });

  it('a member whose channels never had revenue is deleted', async () => {
    await api.db
      .updateTable('channel_member')
      .set({ from_day: '2026-09-01', until_day: '2026-09-20' })
      .where('member_id', '=', fixture.memberId)
      .execute();

    assert.equal((await remove()).status, 200);

    const rows = await api.db.selectFrom('member').select('id').where('id', '=', fixture.memberId).execute();
    assert.deepEqual(rows, []);
  });

  it('T-63 a member is archived when a closing report with revenue of its days waits for the other one', async () => {
    await api.db
      .updateTable('channel_member')
      .set({ from_day: '2026-08-01', until_day: '2026-08-20' })
      .where('member_id', '=', fixture.memberId)
      .execute();
    const row = {
      date: '20260805',
      channel_id: fixture.channels[0] ?? '',
      video_id: 'waiting',
      partner_revenue: '3',
    };
    await ingestText(api, adCsv([row]), { forceReason: 'a test' });

    await remove();

    const { archived_at: archivedAt } = await api.db
      .selectFrom('member')
      .select('archived_at')
      .where('id', '=', fixture.memberId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(archivedAt, api.clock.now());
  });

  it('a member is archived when revenue of its days is still to come', async () => {
    await api.db
      .updateTable('channel_member')
      .set({ from_day: '2026-11-19', until_day: '2026-11-20' })
      .where('member_id', '=', fixture.memberId)
      .execute();

    await remove();

    const [row] = await api.db
      .selectFrom('member')
      .select('archived_at')
      .where('id', '=', fixture.memberId)
      .execute();
    assert.deepEqual(row?.archived_at, api.clock.now());
  });

  it('a member is archived when revenue of a day before the newest is missing and may still come', async () => {
    const day = '2026-11-10';
    await api.db
      .updateTable('channel_member')
      .set({ from_day: day, until_day: '2026-11-11' })
      .where('member_id', '=', fixture.memberId)
      .execute();
    for (const table of ['report_day', 'channel_day'] as const)
      await api.db.deleteFrom(table).where('day', '=', day).execute();

    await remove();

    const [row] = await api.db
      .selectFrom('member')
      .select('archived_at')
      .where('id', '=', fixture.memberId)
      .execute();
    assert.deepEqual(row?.archived_at, api.clock.now());
  });
});
