import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { ANN, BEN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

describeWithDatabase('the import of a pay run', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'trip');
  });

  const send = (csv: string) =>
    fixture.manager.post('/payout/payments/import', csv, { 'content-type': 'text/csv' });

  it('the file of a run is imported as it is, and pays each of its payees once', async () => {
    const bank = { iban: null, account_number: '110-123-456789', bank_code: '088' };
    const set = await fixture.manager.post('/payout/payee', {
      payee: fixture.ann,
      // A spreadsheet would read this name as a formula, and a reader of CSV this comma as a column.
      name: '=Ann, "A" & Co',
      ...bank,
    });
    assert.equal(set.status, 200, JSON.stringify(set.body));
    const { body: csv } = await fixture.manager.get('/payout/run/export');

    const first = await send(csv);
    const again = await send(csv);

    assert.deepEqual([first.body.added, first.body.kept], [2, 0], JSON.stringify(first.body));
    assert.deepEqual([again.body.added, again.body.kept], [0, 2], JSON.stringify(again.body));
    for (const [member, amount] of [
      [fixture.ann, ANN],
      [fixture.ben, BEN],
    ] as const) {
      const { months, entries } = await fixture.timeline(member);
      assert.equal(months.find(({ month }) => month === '2026-10')?.['state'], 'paid');
      assert.deepEqual(
        entries.map((entry) => [entry['kind'], entry['amount'], entry['day'], entry['reference']]),
        [['payment', amount, '2026-11-20', 'Statement 2026-10']],
      );
    }
    assert.deepEqual((await fixture.manager.get('/payout/run')).body.items, []);
  });

  it('a column that neither a bank nor a run has is still refused', async () => {
    const { body } = await send('email,amount,currency,date,reference,iban,colour\n');

    assert.deepEqual(
      body.file_errors.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`),
      ['line 1, column 7 (colour): unknown_column'],
    );
  });
});
