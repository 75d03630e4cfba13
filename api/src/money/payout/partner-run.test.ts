import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

/** October's gross in won, of which the platform keeps nothing. */
const GROSS = String(31 * 31 * 1400);
const IBAN = 'DE89370400440532013000';
const PAYER = { name: 'Platform', iban: 'GB82WEST12345698765432', account_number: null, bank_code: null };

describeWithDatabase('pay runs of the platform', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'prun');
  });

  const post = (path: string, body: object) => fixture.operator.post(`/operator/payouts/${path}`, body);
  const run = async (query = '') => {
    const { status, body } = await fixture.operator.get(
      `/operator/payouts/run?domain=${fixture.domain}${query}`,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const order = (from: object = PAYER) => post('run/order', { domain: fixture.domain, from });

  it('a run lists the managers of a domain that are payable on a day', async () => {
    const { day, items } = await run();

    assert.equal(day, '2026-11-20');
    assert.deepEqual(
      items.map((line: Record<string, unknown>) => [
        (line['payee'] as { id: string }).id,
        line['amount'],
        line['currency'],
        line['months'],
        line['has_bank_details'],
      ]),
      [[fixture.accountId, GROSS, 'KRW', ['2026-10'], false]],
    );
  });

  it('an order needs bank details of a manager, and leaves out the numbers of none', async () => {
    const none = await order();
    assert.deepEqual([none.status, none.body.code], [409, 'payee_missing']);
    const given = { payee: fixture.accountId, name: 'Manager & Co', iban: IBAN };
    const set = await fixture.manager.post('/payout/payee', {
      ...given,
      account_number: null,
      bank_code: null,
    });
    assert.equal(set.status, 200, JSON.stringify(set.body));

    const { status, body, headers } = await order();

    assert.equal(status, 200, JSON.stringify(body));
    assert.match(String(headers['content-disposition']), /payments_[\w.-]+_2026-11-20\.xml/);
    for (const part of [PAYER.iban, IBAN, 'Manager &amp; Co', `<InstdAmt Ccy="KRW">${GROSS}</InstdAmt>`])
      assert.ok(String(body).includes(part), part);
    const csv = await fixture.operator.get(`/operator/payouts/run/export?domain=${fixture.domain}`);
    assert.match(String(csv.body), new RegExp(`${IBAN}.*${GROSS},KRW,2026-11-20`));
  });

  it('the account that pays is checked like any other', async () => {
    const wrong = await order({ ...PAYER, iban: null });
    assert.deepEqual([wrong.status, wrong.body.code], [400, 'validation']);
    assert.equal((await order({ ...PAYER, iban: 'GB82WEST12345698765433' })).status, 400);
  });

  it('a hold keeps a manager out of the run until it is released, and the manager reads why', async () => {
    const account = fixture.accountId;
    const held = await post('hold', { account, reason: 'A new bank account' });
    assert.equal(held.status, 200, JSON.stringify(held.body));

    assert.deepEqual((await run()).items, []);
    const own = await fixture.timeline();
    assert.deepEqual(
      own.months.flatMap(({ state, hold }) => (state === 'held' ? [hold?.reason] : [])),
      ['A new bank account'],
    );
    const shown = await fixture.operator.get(`/operator/payouts?domain=${fixture.domain}`);
    const [balance] = shown.body.items;
    assert.deepEqual(balance.open_months, ['2026-10']);
    const [entry] = balance.entries;
    assert.deepEqual([entry.kind, entry.reason, entry.is_ended], ['hold', 'A new bank account', false]);
    const foreign = await fixture.manager.post('/payout/release', { entry: held.body.id, reason: 'mine' });
    assert.equal(foreign.status, 404, 'a manager cannot release what the platform holds');

    const released = await post('release', { account, entry: held.body.id, reason: 'It is right' });
    assert.equal(released.status, 200, JSON.stringify(released.body));
    assert.equal((await run()).items.length, 1);
    const { body: later } = await fixture.operator.get(`/operator/payouts?domain=${fixture.domain}`);
    const entries: { is_ended: boolean }[] = later.items[0].entries;
    assert.deepEqual(
      entries.map(({ is_ended: isEnded }) => isEnded),
      [true, false],
    );
    const again = await post('release', { account, entry: held.body.id, reason: 'x' });
    assert.deepEqual([again.status, again.body.code], [409, 'payout_reversed']);
  });

  it('a hold of one month ends on its day by itself', async () => {
    const held = await post('hold', {
      account: fixture.accountId,
      month: '2026-10',
      until: '2026-12-01',
      reason: 'Papers',
    });
    assert.equal(held.status, 200, JSON.stringify(held.body));

    assert.deepEqual((await run()).items, []);
    assert.equal((await run('&day=2026-12-01')).items.length, 1);
  });

  it('partners cannot hold or prepare what the platform pays', async () => {
    const domain = fixture.domain;
    for (const path of ['run', 'run/export', 'minimum'])
      assert.equal((await fixture.manager.get(`/operator/payouts/${path}?domain=${domain}`)).status, 403);
    const body = { domain, from: PAYER };
    assert.equal((await fixture.manager.post('/operator/payouts/run/order', body)).status, 403);
  });
});
