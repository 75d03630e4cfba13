import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { NOVEMBER, OCTOBER } from '../closing/testing/closing-fixture.ts';
import { ANN, BEN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

/** October's gross in won: 31 days of 31 dollars at 1,400 won. */
const GROSS = 31 * 31 * 1400;

describeWithDatabase('payouts to partners', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'partner');
  });

  const list = async () => {
    const { status, body } = await fixture.operator.get(`/operator/payouts?domain=${fixture.domain}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body.items[0];
  };
  const setFee = (from: string, rate: number) =>
    fixture.operator.post('/operator/payouts/fee', { account: fixture.accountId, from, fee_rate: rate });
  const pay = (given: object) =>
    fixture.operator.post('/operator/payouts/payment', {
      account: fixture.accountId,
      currency: 'KRW',
      day: '2026-11-20',
      ...given,
    });

  it('without a fee the platform owes a manager the gross of its statements', async () => {
    const found = await list();
    assert.deepEqual(
      [found.gross, found.fee, found.payable, found.fee_rate],
      [String(GROSS), '0', String(GROSS), 0],
    );
  });

  const keptOf = async (month: string, member?: string) =>
    (await fixture.timeline(member)).months.find((each) => each['month'] === month)?.['kept'];

  it('the months of a manager say what of them it keeps: fees and unassigned revenue', async () => {
    assert.equal(await keptOf('2026-10'), String(GROSS - Number(ANN) - Number(BEN)));
    assert.equal(await keptOf('2026-11'), null, 'not known before the statement');
    assert.equal(await keptOf('2026-10', fixture.ann), null);
  });

  it('a fee begins with a month without a statement', async () => {
    const refused = await setFee('2026-10', 0.2);
    assert.deepEqual([refused.status, refused.body.code], [409, 'fee_month_issued']);
    assert.equal((await setFee('2026-11', 0.3)).status, 200);
    assert.equal((await setFee('2026-11', 0.1)).status, 200);
    assert.equal((await setFee('2027-01', 0.2)).status, 200);
    api.clock.set('2026-12-15T20:00:00Z');
    await fixture.deliver(OCTOBER, '11', '20', '1');
    await fixture.issueMonth(NOVEMBER, '10', '20', '1');

    const found = await list();

    const added = 31 * 1400;
    const november = 30 * 31 * 1400;
    assert.deepEqual(
      [found.gross, found.fee, found.fee_rate],
      [String(GROSS + added + november), String(november / 10), 0.1],
      'the correction of October has the fee of October',
    );
    assert.equal(found.payable, String(GROSS + added + (november * 9) / 10));
    const toMembers = (added + (november * 30) / 31) * 0.95;
    assert.equal(
      await keptOf('2026-11'),
      String(added + (november * 9) / 10 - toMembers),
      'the manager pays what its fees do not cover of the platform’s',
    );
  });

  it('payments to a manager are recorded and taken back as those to members, which they do not change', async () => {
    const { payable, balance } = await list();
    const [first, second] = await Promise.all([pay({ amount: payable }), pay({ amount: payable })]);
    assert.deepEqual([first.status, second.status].toSorted(), [200, 409]);
    const paid = [first, second].find(({ status }) => status === 200);
    const own = await fixture.timeline();
    assert.deepEqual(
      own.months.map(({ month, state }) => [month, state]),
      [
        ['2026-12', 'estimated'],
        ['2026-11', 'paid'],
        ['2026-10', 'paid'],
      ],
    );
    assert.equal((await fixture.timeline(fixture.ann)).balances[0]?.['paid'], '0');
    const foreign = await fixture.manager.post('/payout/reverse', { entry: paid?.body.id, reason: 'mine' });
    assert.equal(foreign.status, 404, 'a manager cannot take back what the platform paid');

    const reversed = await fixture.operator.post('/operator/payouts/reverse', {
      account: fixture.accountId,
      entry: paid?.body.id,
      reason: 'It came back',
    });

    assert.equal(reversed.status, 200);
    assert.equal((await list()).balance, balance);
  });

  it('partners cannot read or write what the platform pays', async () => {
    assert.equal((await fixture.manager.get('/operator/payouts')).status, 403);
    const own = { account: fixture.accountId, currency: 'KRW', amount: '1', day: '2026-11-20', reason: 'x' };
    assert.equal((await fixture.manager.post('/operator/payouts/payment', own)).status, 403);
  });
});
