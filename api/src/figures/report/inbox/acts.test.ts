import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../../platform/testing/describe-databases.ts';
import { insertChannel, insertSite, joinManager, addMember } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
import { createPayoutFixture, type PayoutFixture } from '../../../money/payout/testing/payout-fixture.ts';

const anyVersion = { 'if-match': '*' };

const listAbout = async (client: PortalClient, kind: string) =>
  (await client.get('/inbox/list')).body.items
    .map(({ about }: { about: Record<string, unknown> }) => about)
    .filter((about: { kind: string }) => about.kind === kind);

const assertOk = ({ status, body }: { status: number; body: unknown }) =>
  assert.equal(status, 200, JSON.stringify(body));

describeWithDatabase('people are notified of what others do', (api) => {
  let manager: PortalClient;
  let member: PortalClient;
  let memberId: string;
  let channel: string;

  before(async () => {
    const joined = await joinManager(api, await insertSite(api));
    manager = joined.client;
    ({ client: member, id: memberId } = await addMember(api, manager));
    channel = await insertChannel(api, joined.id, { status: 0, verification: 'none', name: '느린 캠핑' });
  });

  it('a member of a channel that is assigned to it, of its part and of the end', async () => {
    const assign = (body: object) => manager.post('/channel/assign', { channel, ...body }, anyVersion);
    assertOk(await assign({ members: [memberId] }));
    assertOk(await manager.post('/channel/unassign', { channel, members: [memberId] }, anyVersion));
    assertOk(await assign({ members: [memberId] }));

    const parts = (await listAbout(member, 'assignment')).map(({ part }: { part: number }) => part);
    assert.deepEqual(parts, [1, 0, 1]);
    assert.deepEqual(await listAbout(manager, 'assignment'), []);
  });

  it('manager and members of what an operator decides on a channel', async () => {
    const { client: operator } = await signInOperator(api);
    assertOk(
      await operator.post(
        '/operator/channel/review',
        { channel, decision: 'hold', reason: '썸네일을 확인해 주세요' },
        anyVersion,
      ),
    );

    for (const client of [manager, member])
      assert.deepEqual(await listAbout(client, 'channel_status'), [
        {
          kind: 'channel_status',
          channel: { id: channel, name: '느린 캠핑' },
          status: 1,
          reason: '썸네일을 확인해 주세요',
        },
      ]);
  });

  it('a member of its fee', async () => {
    assertOk(await manager.post('/member/mcn/update', { target: memberId, fee_rate: 0.12 }, anyVersion));

    const [fee] = await listAbout(member, 'fee');
    assert.equal(fee?.fee_rate, 0.12);
    assert.deepEqual(await listAbout(manager, 'fee'), []);
  });

  it('a member of the end of its contract, and that it continues', async () => {
    const target = { target: memberId };
    assertOk(await manager.post('/member/mcn/contract/end', { ...target, from: '2027-01-31' }));
    assertOk(await manager.post('/member/mcn/contract/continue', target));

    assert.deepEqual(await listAbout(member, 'contract'), [
      { kind: 'contract', until: null },
      { kind: 'contract', until: '2027-01-31' },
    ]);
    assert.deepEqual(await listAbout(manager, 'contract'), []);
  });

  it('people whose favourites, and managers whose videos, lose a track', async () => {
    const { client: operator } = await signInOperator(api);
    const header = 'isrc,title,artist,category,duration,tags,cover,exclusive';
    const row = (number: number) => `KRX4G260000${number},Track ${number},Han,BGM,1:05,,,`;
    const send = (rows: string[], query = '') =>
      operator.post(`/operator/music?name=tracks.csv${query}`, [header, ...rows].join('\n'), {
        'content-type': 'text/csv',
      });
    assertOk(await send([row(1), row(2)]));
    assertOk(await member.post('/music/favourites/add', { isrc: 'KRX4G2600002' }));

    assertOk(await send([row(1)], '&remove_missing=1'));

    assert.deepEqual(await listAbout(member, 'tracks_removed'), [
      { kind: 'tracks_removed', tracks: [{ isrc: 'KRX4G2600002', title: 'Track 2' }] },
    ]);
    assert.deepEqual(await listAbout(manager, 'tracks_removed'), []);
  });
});

describeWithDatabase('people are notified of their money', (api) => {
  let fixture: PayoutFixture;
  const aboutOf = async (memberId: string, kind: string) => {
    const rows = await api.db
      .selectFrom('notification')
      .select('facts')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind as 'statement')
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(({ facts }) => facts);
  };

  before(async () => {
    fixture = await createPayoutFixture(api, 'notified');
  });

  it('members with a line in a statement of it', async () => {
    for (const id of [fixture.ann, fixture.ben]) {
      const [statement] = await aboutOf(id, 'statement');
      assert.ok(statement?.kind === 'statement');
      assert.equal(statement.month, '2026-10');
    }
  });

  it('a payee of a payment, and of its reversal', async () => {
    const paid = await fixture.pay({ amount: '324600', reference: 'A-1' });
    assertOk(paid);
    assertOk(await fixture.manager.post('/payout/reverse', { entry: paid.body.id, reason: 'wrong' }));

    assert.deepEqual(
      (await aboutOf(fixture.ann, 'payment')).map((facts) =>
        facts.kind === 'payment' ? [facts.entry, facts.amount, facts.currency] : [],
      ),
      [
        ['payment', '324600', 'KRW'],
        ['reversal', '324600', 'KRW'],
      ],
    );
    assert.deepEqual(await aboutOf(fixture.ben, 'payment'), []);
  });

  it('a payee of a hold and of its end', async () => {
    const held = await fixture.manager.post('/payout/hold', { payee: fixture.ben, reason: 'Bank details' });
    assertOk(held);
    assertOk(
      await fixture.manager.post('/payout/release', { entry: held.body.id, reason: 'They are there' }),
    );

    assert.deepEqual(
      (await aboutOf(fixture.ben, 'hold')).map((facts) =>
        facts.kind === 'hold' ? [facts.is_held, facts.reason] : [],
      ),
      [
        [true, 'Bank details'],
        [false, 'They are there'],
      ],
    );
  });
});
