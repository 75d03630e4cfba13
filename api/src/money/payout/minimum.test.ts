import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { NOVEMBER } from '../closing/testing/closing-fixture.ts';
import { ANN, BEN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

describeWithDatabase('payout minimums', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'least');
  });

  const setDomain = (amount: string | null) =>
    fixture.operator.post('/operator/payouts/minimum', { domain: fixture.domain, amount });
  const stateOf = async (member: string, month = '2026-10') =>
    (await fixture.timeline(member)).months.find((row) => row['month'] === month)?.['state'];

  it("a balance below the domain's minimum is carried over", async () => {
    assert.equal((await setDomain('500000')).status, 200);

    assert.deepEqual([await stateOf(fixture.ann), await stateOf(fixture.ben)], ['payable', 'carried_over']);
    const { balances } = await fixture.timeline(fixture.ben);
    assert.deepEqual(
      [balances[0]?.['payable'], balances[0]?.['carried_over'], balances[0]?.['minimum']],
      ['0', BEN, '500000'],
    );
    const refused = await fixture.pay({ payee: fixture.ben, amount: '1' });
    assert.equal(refused.body.code, 'payout_exceeds');
    assert.equal((await setDomain('0')).status, 400);
    assert.equal((await setDomain('1.5')).status, 400);
  });

  it("a member's own minimum replaces the domain's until it is null again", async () => {
    const set = (amount: string | null) =>
      fixture.manager.post('/payout/minimum', { payee: fixture.ben, amount });
    assert.equal((await set('0')).status, 200);
    assert.equal(await stateOf(fixture.ben), 'payable');

    assert.equal((await set(null)).status, 200);
    assert.equal(await stateOf(fixture.ben), 'carried_over');
  });

  it('a balance says whose minimum it has, and a domain how many members have their own', async () => {
    const read = async () => {
      const { body } = await fixture.operator.get(`/operator/payouts/minimum?domain=${fixture.domain}`);
      const { balances } = await fixture.timeline(fixture.ben);
      return [
        body.currency,
        body.amount,
        body.members,
        balances[0]?.['minimum'],
        balances[0]?.['minimum_of'],
      ];
    };
    const set = (payee: string, amount: string | null) =>
      fixture.manager.post('/payout/minimum', { payee, amount });

    assert.deepEqual(await read(), ['KRW', '500000', 0, '500000', 'domain']);
    assert.equal((await set(fixture.ben, '7')).status, 200);
    assert.deepEqual(await read(), ['KRW', '500000', 1, '7', 'member']);
    assert.equal((await set(fixture.ben, null)).status, 200);
    assert.equal((await setDomain(null)).status, 200);
    assert.deepEqual(await read(), ['KRW', null, 0, '0', null]);
    assert.equal((await setDomain('500000')).status, 200);
    const own = await set(fixture.accountId, '0');
    assert.deepEqual([own.status, own.body.code], [404, 'not_found'], 'the platform decides what it pays');
  });

  it('the next month lifts both months above the minimum', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    await fixture.issueMonth(NOVEMBER, '10', '20', '1');

    const { balances, months } = await fixture.timeline(fixture.ben);

    assert.equal(balances[0]?.['payable'], String(Number(BEN) + 399_000));
    const october = months.find(({ month }) => month === '2026-10');
    assert.deepEqual(
      [october?.['state'], october?.['issued_on'], october?.['payable_on']],
      ['payable', '2026-11-20', '2026-12-15'],
    );
    assert.equal((await setDomain(null)).status, 200);
    assert.equal((await fixture.pay({ amount: ANN })).status, 200);
  });
});
