import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { OCTOBER } from '../closing/testing/closing-fixture.ts';
import { ANN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

const DECEMBER = '2026-12-01';
/** What November books for the first member: 30 days of 20 dollars at 1,400 won, less 5 %. */
const NOVEMBER_NET = 798_000;

describeWithDatabase('advances', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'advance');
  });

  const give = (given: object) =>
    fixture.manager.post('/payout/advance', {
      payee: fixture.ann,
      currency: 'KRW',
      amount: '500000',
      day: '2026-11-20',
      share: 0.5,
      reference: 'ADV-1',
      ...given,
    });
  const read = async () => {
    const { balances, months, entries } = await fixture.timeline(fixture.ann);
    const monthOf = (month: string) => {
      const found = months.find((row) => row['month'] === month);
      return [found?.['state'], found?.['amount'], found?.['recouped'], found?.['open']];
    };
    const [sums = {}] = balances;
    const [balance, advance, payable] = [sums['balance'], sums['advance'], sums['payable']];
    return { balance, advance, payable, monthOf, entries };
  };
  const reverse = (entry: string) =>
    fixture.manager.post('/payout/reverse', { entry, reason: 'It was never paid' });

  it('makes the balance lower and leaves what is payable: only later months pay it back', async () => {
    const { status, body } = await give({});

    assert.equal(status, 200, JSON.stringify(body));
    const { balance, advance, payable, monthOf, entries } = await read();
    assert.deepEqual([balance, advance, payable], [String(Number(ANN) - 500_000), '500000', ANN]);
    assert.deepEqual(monthOf('2026-10'), ['payable', ANN, '0', ANN]);
    assert.deepEqual(
      [entries[0]?.['kind'], entries[0]?.['share'], entries[0]?.['month'], entries[0]?.['reference']],
      ['advance', 0.5, '2026-11', 'ADV-1'],
    );
  });

  it('refuses a share or an amount of nothing, a day to come and the manager itself', async () => {
    for (const wrong of [
      { share: 0 },
      { share: 1.5 },
      { amount: '0' },
      { day: '2026-12-24' },
      { reason: 'x' },
    ])
      assert.equal((await give(wrong)).status, 400, JSON.stringify(wrong));
    assert.equal((await give({ payee: fixture.accountId })).status, 404);
    assert.equal((await fixture.members[0]?.client.post('/payout/advance', {}))?.status, 403);
  });

  it('a later month pays back its share, and the rest of it is payable', async () => {
    api.clock.set('2026-12-15T20:00:00Z');
    await fixture.issueMonth('2026-11-01', '10', '20', '1');

    const { balance, advance, payable, monthOf } = await read();

    const share = NOVEMBER_NET / 2;
    assert.equal(balance, String(Number(ANN) + NOVEMBER_NET - 500_000));
    assert.deepEqual([advance, payable], [String(500_000 - share), String(Number(ANN) + share)]);
    assert.deepEqual(monthOf('2026-11'), ['payable', String(NOVEMBER_NET), String(share), String(share)]);
    assert.equal(
      (await fixture.pay({ amount: String(Number(ANN) + share + 1) })).body.code,
      'payout_exceeds',
    );
    assert.equal((await fixture.pay({ amount: String(Number(ANN) + share) })).status, 200);
  });

  it('a correction below 0 pays back nothing, and a month never pays back more than is left', async () => {
    api.clock.set('2027-01-20T20:00:00Z');
    // October turns out to be half of what was paid.
    await fixture.deliver(OCTOBER, '5', '10', '1');
    await fixture.issueMonth(DECEMBER, '0', '0', '0');
    const owed = await read();
    assert.deepEqual([owed.advance, owed.payable], ['101000', '0']);
    assert.deepEqual(owed.monthOf('2026-12'), ['nothing_due', '-412300', '0', '0']);

    api.clock.set('2027-02-20T20:00:00Z');
    await fixture.issueMonth('2027-01-01', '10', '20', '1');

    const { balance, advance, payable, monthOf } = await read();
    const rest = Number(ANN) - 101_000 - 412_300;
    assert.deepEqual(monthOf('2027-01'), ['payable', ANN, '101000', String(rest)]);
    assert.deepEqual([balance, advance, payable], [String(rest), '0', String(rest)]);
  });

  it('an advance that is taken back gives the months back what they have paid', async () => {
    const { entries } = await read();
    const entry = entries.find(({ kind }) => kind === 'advance')?.['id'] ?? '';
    assert.equal((await reverse(entry)).status, 200);
    assert.equal((await reverse(entry)).body.code, 'payout_reversed');

    const { balance, advance, payable, monthOf } = await read();

    const rest = Number(ANN) - 412_300 + 399_000;
    assert.deepEqual([balance, advance, payable], [String(rest), '0', String(rest)]);
    assert.equal(monthOf('2026-11')[2], '0');
  });

  it('of two advances the older one is paid back first, together at most all of a month', async () => {
    assert.equal((await give({ amount: '500000', share: 0.75, day: '2027-02-20' })).status, 200);
    assert.equal((await give({ amount: '500000', share: 0.75, day: '2027-02-20' })).status, 200);
    api.clock.set('2027-03-20T20:00:00Z');
    await fixture.issueMonth('2027-02-01', '10', '20', '1');

    const { advance, monthOf } = await read();

    const net = 28 * 20 * 1_400 * 0.95;
    assert.deepEqual(monthOf('2027-02'), ['paid', String(net), String(net), '0']);
    assert.equal(advance, String(1_000_000 - net));
    const foreign = await fixture.timeline(fixture.ben);
    assert.equal(foreign.balances[0]?.['advance'], '0');
  });
});
