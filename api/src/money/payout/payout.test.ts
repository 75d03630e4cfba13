import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { addMember, joinManager, PASSWORD } from '../../platform/testing/fixtures.ts';
import { NOVEMBER, OCTOBER } from '../closing/testing/closing-fixture.ts';
import { ANN, BEN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

describeWithDatabase('payouts', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'payout');
  });

  const monthOf = async (member: string, month: string) =>
    (await fixture.timeline(member)).months.find((row) => row['month'] === month);
  const balanceOf = async (member: string) => (await fixture.timeline(member)).balances[0];
  const reverse = (entry: string) =>
    fixture.manager.post('/payout/reverse', { entry, reason: 'The bank sent it back' });

  it('an issued month is payable in the currency of its domain, and the months after it are estimated', async () => {
    const { balances, months } = await fixture.timeline(fixture.ann);

    assert.deepEqual(balances, [
      {
        currency: 'KRW',
        balance: ANN,
        advance: '0',
        payable: ANN,
        held: '0',
        carried_over: '0',
        paid: '0',
        minimum: '0',
        minimum_of: null,
      },
    ]);
    const [running, issued] = months;
    assert.deepEqual([running?.['month'], running?.['state']], ['2026-11', 'estimated']);
    assert.equal(running?.['final_expected_on'], '2026-12-20');
    assert.deepEqual(
      [issued?.['state'], issued?.['amount'], issued?.['open'], issued?.['paid_on']],
      ['payable', ANN, ANN, null],
    );
    assert.deepEqual(
      [issued?.['closed_on'], issued?.['issued_on'], issued?.['payable_on']],
      ['2026-11-20', '2026-11-20', '2026-11-20'],
    );
  });

  it('a month is paid in parts, and a reversal makes it payable again', async () => {
    const first = await fixture.pay({ amount: '324600', reference: 'A-1' });
    assert.equal(first.status, 200, JSON.stringify(first.body));
    assert.deepEqual(
      [(await monthOf(fixture.ann, '2026-10'))?.['state'], (await balanceOf(fixture.ann))?.['payable']],
      ['payable', '500000'],
    );
    api.clock.set('2026-11-24T20:00:00Z');
    const second = await fixture.pay({ amount: '500000', day: '2026-11-23' });
    const paid = await monthOf(fixture.ann, '2026-10');
    assert.deepEqual([paid?.['state'], paid?.['paid'], paid?.['paid_on']], ['paid', ANN, '2026-11-23']);

    assert.equal((await reverse(second.body.id)).status, 200);
    const open = await monthOf(fixture.ann, '2026-10');
    assert.deepEqual([open?.['state'], open?.['open'], open?.['paid_on']], ['payable', '500000', null]);
    const again = await reverse(second.body.id);
    assert.deepEqual([again.status, again.body.code], [409, 'payout_reversed']);
    assert.equal((await fixture.timeline(fixture.ann)).entries.length, 3, 'nothing is deleted');
  });

  it('a payment above what is payable is refused unless a reason is given', async () => {
    const refused = await fixture.pay({ amount: '500001' });
    assert.deepEqual([refused.status, refused.body.code], [409, 'payout_exceeds']);

    const paid = await fixture.pay({ amount: '500001', reason: 'An advance' });

    assert.equal(paid.status, 200);
    assert.equal((await balanceOf(fixture.ann))?.['balance'], '-1');
    assert.equal((await reverse(paid.body.id)).status, 200);
    for (const amount of ['0', '1.5', '-1', '1e3'])
      assert.equal((await fixture.pay({ amount })).status, 400, amount);
    assert.equal((await fixture.pay({ amount: '1', day: '2026-12-24' })).status, 400);
    assert.equal((await fixture.pay({ amount: '1', currency: 'USD' })).body.code, 'payout_exceeds');
  });

  it('of two simultaneous payments of one balance one is recorded', async () => {
    const replies = await Promise.all([
      fixture.pay({ amount: '400000', payee: fixture.ben }),
      fixture.pay({ amount: '400000', payee: fixture.ben }),
    ]);

    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal((await balanceOf(fixture.ben))?.['balance'], String(Number(BEN) - 400_000));
  });

  it('a hold with a day ends on that day, and one without it by a release', async () => {
    const hold = (given: object) =>
      fixture.manager.post('/payout/hold', { payee: fixture.ann, reason: 'No tax form', ...given });
    assert.equal((await hold({ until: '2026-12-01' })).status, 200);
    const held = await monthOf(fixture.ann, '2026-10');
    assert.deepEqual(
      [held?.['state'], held?.hold?.reason, held?.hold?.until],
      ['held', 'No tax form', '2026-12-01'],
    );
    assert.deepEqual(
      [(await balanceOf(fixture.ann))?.['held'], (await balanceOf(fixture.ann))?.['payable']],
      ['500000', '0'],
    );
    assert.equal((await fixture.pay({ amount: '1' })).body.code, 'payout_exceeds');

    api.clock.set('2026-12-01T20:00:00Z');
    const free = await monthOf(fixture.ann, '2026-10');
    assert.deepEqual([free?.['state'], free?.['payable_on']], ['payable', '2026-12-01']);

    const second = await hold({ month: '2026-10' });
    assert.equal((await monthOf(fixture.ann, '2026-10'))?.['state'], 'held');
    const released = await fixture.manager.post('/payout/release', {
      entry: second.body.id,
      reason: 'It came',
    });
    assert.equal(released.status, 200);
    assert.equal((await monthOf(fixture.ann, '2026-10'))?.['state'], 'payable');
    assert.equal((await hold({ until: '2026-12-01' })).status, 400);
  });

  it('a correction after a payment makes the balance negative, and the next money offsets it', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    assert.equal((await fixture.pay({ amount: '500000' })).status, 200);
    const late = await fixture.manager.post('/payout/hold', { payee: fixture.ann, reason: 'Too late' });
    const paid = await monthOf(fixture.ann, '2026-10');
    assert.deepEqual([paid?.['state'], paid?.hold], ['paid', null], 'nothing of it is held');
    await fixture.manager.post('/payout/release', { entry: late.body.id, reason: 'It was paid' });
    // October turns out to be half of what was paid.
    await fixture.deliver(OCTOBER, '5', '10', '1');
    await fixture.issueMonth(NOVEMBER, '0', '0', '0');

    assert.equal((await balanceOf(fixture.ann))?.['balance'], '-412300');
    assert.equal((await monthOf(fixture.ann, '2026-11'))?.['state'], 'nothing_due');
    assert.equal((await monthOf(fixture.ann, '2026-10'))?.['state'], 'paid');
    assert.equal((await fixture.pay({ amount: '1' })).body.code, 'payout_exceeds');

    api.clock.set('2027-01-20T20:00:00Z');
    await fixture.issueMonth('2026-12-01', '10', '20', '1');
    const next = await monthOf(fixture.ann, '2026-12');
    assert.deepEqual([next?.['amount'], next?.['state'], next?.['open']], [ANN, 'payable', '412300']);
    assert.equal((await balanceOf(fixture.ann))?.['payable'], '412300');
  });

  it('balances list all members, and what the manager keeps on a line of its own', async () => {
    const { body } = await fixture.manager.get('/payout/balances');

    assert.deepEqual(
      body.items.map(({ payee, balance }: { payee: { id: string }; balance: string }) => [payee.id, balance]),
      [
        [fixture.ann, '412300'],
        [fixture.ben, '218450'],
      ],
    );
    assert.equal(body.own[0].currency, 'KRW');
    assert.ok(Number(body.own[0].amount) > 0);
  });

  it('what is booked stays in its currency when the domain changes its own', async () => {
    await api.db
      .updateTable('site')
      .set({ default_currency: 'USD' })
      .where('domain', '=', fixture.domain)
      .execute();
    api.clock.set('2027-02-20T20:00:00Z');
    await fixture.issueMonth('2027-01-01', '10', '20', '1');

    const { balances } = await fixture.timeline(fixture.ann);

    assert.deepEqual(
      balances.map(({ currency, balance }) => [currency, balance]),
      [
        ['KRW', '412300'],
        ['USD', '589.00'],
      ],
    );
  });

  it('members read their own timeline only, and managers that of their members', async () => {
    const [ann] = fixture.members;
    const own = await ann?.client.get('/payout/timeline');
    assert.equal(own?.body.payee.id, fixture.ann);
    assert.equal((await ann?.client.get(`/payout/timeline?member=${fixture.ben}`))?.status, 404);
    assert.equal((await ann?.client.get('/payout/balances'))?.status, 403);
    const { client: rival } = await joinManager(api, fixture.domain);
    const other = await addMember(api, rival);
    assert.equal((await rival.get(`/payout/timeline?member=${fixture.ann}`)).status, 404);
    assert.equal((await fixture.pay({ payee: other.id, amount: '1', reason: 'x' })).status, 404);
    assert.equal((await fixture.pay({ payee: fixture.accountId, amount: '1', reason: 'x' })).status, 404);
  });

  it('a member that was paid in advance is archived when it is deleted, and its balance stays', async () => {
    const { id } = await addMember(api, fixture.manager);
    assert.equal((await fixture.pay({ payee: id, amount: '10', reason: 'An advance' })).status, 200);

    const deleted = await fixture.manager.post('/member/mcn/delete', { target: id, password: PASSWORD });

    assert.equal(deleted.status, 200);
    assert.equal((await balanceOf(id))?.['balance'], '-10');
    const kept = await api.db.selectFrom('member').select('archived_at').where('id', '=', id).execute();
    assert.ok(kept[0]?.archived_at);
  });
});
