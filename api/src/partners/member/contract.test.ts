import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';
import { NOVEMBER } from '../../money/closing/testing/closing-fixture.ts';
import { ANN, createPayoutFixture, type PayoutFixture } from '../../money/payout/testing/payout-fixture.ts';

describeWithDatabase('contracts', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'contract');
  });

  const end = (from: string, target = fixture.ann) =>
    fixture.manager.post('/member/mcn/contract/end', { target, from });
  const resume = (target = fixture.ann) => fixture.manager.post('/member/mcn/contract/continue', { target });
  const detail = async (id = fixture.ann) => {
    const { status, body } = await fixture.manager.get(`/member/mcn/account?id=${id}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const runJob = async () => {
    await api.app.jobs.store.schedule('member.contract-ends', 'all', api.clock.now());
    await api.app.jobs.runDue();
  };
  const spansOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('channel_member')
      .select(['until_day', 'part'])
      .where('member_id', '=', id)
      .orderBy('part', 'desc')
      .execute();
    return rows.map(({ until_day: until, part }) => `${part} ${until}`);
  };
  const assign = (channel: string | undefined, member: string) =>
    fixture.manager.post('/channel/assign', { channel, members: [member] }, { 'if-match': '*' });

  it('an end in a closed month is refused as a share and a fee are', async () => {
    const { status, body } = await end('2026-10-31');

    assert.deepEqual([status, body.code], [400, 'validation']);
    assert.deepEqual(
      body.errors.map(({ path, code }: { path: string; code: string }) => [path, code]),
      [['from', 'too_small']],
    );
    assert.equal((await detail()).contract_until, null);
  });

  it('before the day nothing changes, and the end can be undone', async () => {
    const running = await spansOf(fixture.ann);
    const { status, body } = await end('2026-12-01');

    assert.deepEqual([status, body.contract_until], [200, '2026-12-01']);
    assert.equal((await detail()).contract_until, '2026-12-01');
    await runJob();
    assert.deepEqual(await spansOf(fixture.ann), running);
    assert.equal((await assign(fixture.channels[2]?.id, fixture.ann)).status, 200);

    assert.equal((await resume()).status, 200);
    assert.equal((await detail()).contract_until, null);
    assert.equal((await resume()).status, 200, 'again it has no effect');
  });

  it('on the day its assignments end, its part is unassigned, and others keep theirs', async () => {
    const others = await spansOf(fixture.ben);
    assert.equal((await end('2026-12-01')).status, 200);
    api.clock.set('2026-12-01T20:00:00Z');
    await runJob();

    assert.deepEqual(
      (await spansOf(fixture.ann)).map((span) => span.split(' ')[1]),
      ['2026-12-01', '2026-12-01', '2026-12-01'],
    );
    assert.deepEqual(await spansOf(fixture.ben), others);
    assert.deepEqual((await detail()).account.channels, []);
  });

  it('a past day of an open month ends it at once from that day on', async () => {
    const { status } = await end('2026-11-25', fixture.ben);

    assert.equal(status, 200);
    assert.deepEqual(
      (await spansOf(fixture.ben)).map((span) => span.split(' ')[1]),
      ['2026-11-25'],
    );
  });

  it('it gets no channel until its contract is continued', async () => {
    const refused = await assign(fixture.channels[0]?.id, fixture.ann);
    assert.deepEqual([refused.status, refused.body.code], [409, 'contract_ended']);

    assert.equal((await resume(fixture.ben)).status, 200);

    const given = await assign(fixture.channels[0]?.id, fixture.ben);
    assert.equal(given.status, 200, JSON.stringify(given.body));
  });

  it('it signs in, reads its past and its money, and is paid what it earned', async () => {
    const [ann] = fixture.members;
    const statement = await ann!.client.get('/report/statement?month=2026-10');
    assert.equal(statement.body.items[0].total.KRW.net, ANN);
    const timeline = await ann!.client.get('/payout/timeline');
    assert.equal(timeline.body.balances[0].payable, ANN);
    const report = await ann!.client.get('/report/summary?from=2026-10-01&to=2026-10-31&compare=none');
    assert.ok(Number(report.body.figures.revenue.value) > 0);
    assert.equal((await fixture.pay({ amount: ANN, day: '2026-12-01' })).status, 200);

    api.clock.set('2026-12-15T20:00:00Z');
    await fixture.issueMonth(NOVEMBER, '10', '20', '1');
    const later = await ann!.client.get('/payout/timeline');
    // The whole November came before the end, with the third channel from the 20th on.
    assert.equal(later.body.balances[0].payable, String((30 * 20 + 11) * 1_400 * 0.95));

    api.clock.set('2027-01-20T20:00:00Z');
    await fixture.issueMonth('2026-12-01', '10', '20', '1');
    const after = await ann!.client.get('/payout/timeline');
    assert.equal(
      after.body.balances[0].payable,
      later.body.balances[0].payable,
      'December has nothing for it',
    );
  });

  it('archiving, in contrast, ends its access', async () => {
    const [ann] = fixture.members;
    const deleted = await fixture.manager.post('/member/mcn/delete', {
      target: fixture.ann,
      password: PASSWORD,
    });
    assert.equal(deleted.status, 200);

    assert.equal((await ann!.client.get('/payout/timeline')).status, 401);
    assert.equal((await end('2027-03-01')).status, 404);
  });

  it('only its own manager ends a contract', async () => {
    const { client: rival } = await joinManager(api, fixture.domain);
    const body = { target: fixture.ben, from: '2027-03-01' };
    assert.equal((await rival.post('/member/mcn/contract/end', body)).status, 404);
    assert.equal((await fixture.members[1]!.client.post('/member/mcn/contract/end', body)).status, 403);
  });
});
