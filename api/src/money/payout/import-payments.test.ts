import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { ANN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

describeWithDatabase("payments of a bank's file", (api) => {
  let fixture: PayoutFixture;
  let emails: string[];
  before(async () => {
    fixture = await createPayoutFixture(api, 'bank');
    const { body } = await fixture.manager.get('/payout/balances');
    emails = body.items.map(({ payee }: { payee: { email: string } }) => payee.email);
  });

  const send = (csv: string, query = '') =>
    fixture.manager.post(`/payout/payments/import${query}`, csv, { 'content-type': 'text/csv' });
  const listErrors = ({ body }: Awaited<ReturnType<typeof send>>) =>
    body.file_errors.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`);
  const countEntries = async () => (await api.db.selectFrom('payout_entry').select('id').execute()).length;

  it('a line with an error refuses the whole file, each error with its place', async () => {
    const refused = await send(
      [
        'email,amount,currency,date,reference',
        `${emails[0]},1000,KRW,2026-11-20,R1`,
        'nobody@example.com,1,KRW,2026-11-20,R2',
        `${emails[0]},1.5,KRW,2026-11-20,R3`,
        `${emails[0]},0,KRW,2026-11-20,R4`,
        `${emails[0]},1,EUR,2026-11-20,R5`,
        `${emails[0]},1,KRW,2026-11-31,R6`,
      ].join('\n'),
    );

    assert.deepEqual([refused.status, refused.body.code], [422, 'report_malformed']);
    assert.deepEqual(listErrors(refused), [
      'line 6, column 3 (currency): bad_cell',
      'line 7, column 4 (date): bad_cell',
    ]);
    const later = await send(
      [
        'email,amount,currency,date,reference',
        `${emails[0]},1000,KRW,2026-11-20,R1`,
        'nobody@example.com,1,KRW,2026-11-20,R2',
        `${emails[0]},1.5,KRW,2026-11-20,R3`,
        `${emails[0]},0,KRW,2026-11-20,R4`,
        `${emails[0]},1000,KRW,2026-11-20,R1`,
        `${emails[0]},1,KRW,2026-12-20,R7`,
      ].join('\n'),
    );
    assert.deepEqual(listErrors(later), [
      'line 3 (email): unknown_payee',
      'line 4 (amount): bad_cell',
      'line 5 (amount): bad_cell',
      'line 6: duplicate_payment',
      'line 7 (date): day_to_come',
    ]);
    assert.deepEqual(listErrors(await send('email,amount\n')), [
      'line 1 (currency): missing_column',
      'line 1 (date): missing_column',
      'line 1 (reference): missing_column',
    ]);
    assert.equal(await countEntries(), 0);
  });

  it('lines that are more than what is payable together are refused unless a reason is given', async () => {
    const csv = `email,amount,currency,date,reference\n${emails[0]},800000,KRW,2026-11-20,R1\n${emails[0]},24601,KRW,2026-11-20,R2\n`;

    const refused = await send(csv);

    assert.deepEqual(listErrors(refused), ['line 3 (amount): exceeds_payable']);
    assert.match(refused.body.file_errors[0].message, /^24600 is payable/);
    assert.equal(await countEntries(), 0);
  });

  it('payees are named by address or end-to-end id, and the same file again changes nothing', async () => {
    const id = fixture.ben.replaceAll('-', '').toUpperCase();
    const csv = `\uFEFFE-Mail,EndToEndId,Amount,Ccy,Booking Date,Bank Reference\r\n${emails[0]},,${ANN},krw,2026-11-20,R1\r\n,${id},1000,KRW,2026-11-19,R2\r\n`;

    const first = await send(csv);
    const again = await send(csv);

    assert.deepEqual([first.body.added, first.body.kept], [2, 0], JSON.stringify(first.body));
    assert.deepEqual([again.body.added, again.body.kept], [0, 2]);
    const { months } = await fixture.timeline(fixture.ann);
    assert.equal(months.find(({ month }) => month === '2026-10')?.['state'], 'paid');
    assert.equal((await fixture.timeline(fixture.ben)).balances[0]?.['paid'], '1000');
    const more = await send(`${csv},${id},1000,KRW,2026-11-19,R3\r\n`);
    assert.deepEqual([more.body.added, more.body.kept], [1, 2]);
    const advance = await send(
      `email,amount,currency,date,reference\n${emails[0]},5,KRW,2026-11-20,R9\n`,
      '?reason=An%20advance',
    );
    assert.equal(advance.body.added, 1);
  });

  it('of simultaneous imports of one file one adds its payments', async () => {
    const id = fixture.ben.replaceAll('-', '');
    const csv = `end_to_end_id,amount,currency,date,reference\n${id},77,KRW,2026-11-20,R20\n`;

    const replies = await Promise.all(Array.from({ length: 8 }, () => send(csv)));

    const added = replies.map(({ body }) => body.added).toSorted();
    assert.deepEqual(added, [0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('the exchange rate of a payment in another currency is shown with it, from a file or alone', async () => {
    const day = '2026-11-20';
    const sent = await send(
      `email,amount,currency,date,reference,rate\n${emails[1]},100,KRW,${day},R8,1399.50\n${emails[1]},200,KRW,${day},R9,\n`,
    );
    assert.equal(sent.status, 200, JSON.stringify(sent.body));
    const paid = await fixture.pay({ payee: fixture.ben, amount: '300', day, rate: '1400' });
    assert.equal(paid.status, 200, JSON.stringify(paid.body));
    const partner = { account: fixture.accountId, currency: 'KRW', amount: '1', day, rate: '0.000715' };
    assert.equal((await fixture.operator.post('/operator/payouts/payment', partner)).status, 200);

    const { entries } = await fixture.timeline(fixture.ben);
    const rates = entries.map(({ amount, rate }) => [amount, rate]).toSorted();
    assert.deepEqual(
      rates.filter(([amount]) => ['100', '200', '300'].includes(amount ?? '')),
      [
        ['100', '1399.5'],
        ['200', null],
        ['300', '1400'],
      ],
    );
    const { body } = await fixture.operator.get(`/operator/payouts?domain=${fixture.domain}`);
    assert.deepEqual(
      body.items[0].entries.map(({ rate }: { rate: string | null }) => rate),
      ['0.000715'],
    );
    const wrong = await send(
      `email,amount,currency,date,reference,rate\n${emails[1]},1,KRW,${day},R10,1.2345678\n`,
    );
    assert.deepEqual(listErrors(wrong), ['line 2, column 6 (rate): bad_cell']);
  });
});
