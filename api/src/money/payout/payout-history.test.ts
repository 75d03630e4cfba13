import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describeWithDatabase } from '../../platform/testing/describe-databases.ts';
import { isFullDepth } from '../../platform/testing/test-depth.ts';
import { ANN, createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts';

const RUNS = isFullDepth ? 40 : 5;

type Call =
  | { do: 'pay'; amount: number; isAdvance: boolean }
  | { do: 'advance'; amount: number; share: number }
  | { do: 'reverse' | 'hold' | 'release'; which: number };

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    isAdvance: fc.boolean(),
    amount: fc.integer({ min: 1, max: 600_000 }),
  }),
  fc.record({
    do: fc.constant('advance' as const),
    share: fc.constantFrom(0.25, 1),
    amount: fc.integer({ min: 1, max: 600_000 }),
  }),
  fc.record({
    do: fc.constantFrom('reverse' as const, 'hold' as const, 'release' as const),
    which: fc.nat(20),
  }),
);

describeWithDatabase('histories of payouts', (api) => {
  let fixture: PayoutFixture;
  before(async () => {
    fixture = await createPayoutFixture(api, 'history');
  });

  const send = async (each: Call) => {
    if (each.do === 'pay')
      return fixture.pay({ amount: String(each.amount), ...(each.isAdvance && { reason: 'An advance' }) });
    const { manager, ann } = fixture;
    if (each.do === 'advance') {
      const given = { amount: String(each.amount), currency: 'KRW', day: '2026-11-20', share: each.share };
      return manager.post('/payout/advance', { payee: ann, ...given });
    }
    if (each.do === 'hold') return manager.post('/payout/hold', { payee: ann, reason: 'x' });
    const kinds = each.do === 'reverse' ? ['payment', 'advance'] : ['hold'];
    const { entries } = await fixture.timeline(ann);
    const open = entries.filter(({ kind }) => kinds.includes(kind ?? ''));
    const entry = open[each.which % Math.max(1, open.length)]?.['id'];
    return entry ? manager.post(`/payout/${each.do}`, { entry, reason: 'x' }) : undefined;
  };
  const readBalance = async () => {
    const { rows } = await sql<{ balance: string }>`
      select (select sum(net) from statement_amount where member_id = ${fixture.ann} and currency = 'KRW')
        - coalesce((select sum(case kind when 'payment' then amount when 'advance' then amount when 'reversal' then -amount else 0 end)
          from payout_entry where payee_id = ${fixture.ann}), 0) as balance`.execute(api.db);
    return rows[0]?.balance;
  };

  /** What of the statements is not paid: the balance, without the advances that only later statements pay back. */
  const readUnpaid = async () => {
    const [shown] = (await fixture.timeline(fixture.ann)).balances;
    return BigInt(shown?.['balance'] ?? 0) + BigInt(shown?.['advance'] ?? 0);
  };

  it('after simultaneous calls of any kind the balance is the sum of all rows, and nothing is paid twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
        async (batches) => {
          for (const batch of batches) {
            const earlier = await readUnpaid();
            const replies = await Promise.all(batch.map(send));
            const statuses = replies.map((reply) => reply?.status ?? 200);
            assert.ok(statuses.every((status) => status === 200 || status === 409));
            const balance = (await readBalance()) ?? '';
            const [shown] = (await fixture.timeline(fixture.ann)).balances;
            assert.equal(shown?.['balance'], balance);
            const isAdvanced = batch.some(
              (each) => each.do === 'advance' || (each.do === 'pay' && each.isAdvance),
            );
            if (!isAdvanced && earlier >= 0n)
              assert.ok((await readUnpaid()) >= 0n, 'more was paid than was payable');
          }
          const { rows } = await sql<{ count: string }>`
          select count(*) as count from (select reverses from payout_entry where reverses is not null
            group by reverses having count(*) > 1) twice`.execute(api.db);
          assert.equal(Number(rows[0]?.count), 0);
          assert.ok(
            BigInt((await readBalance()) ?? 0) <= BigInt(ANN),
            'no more was taken back than was paid',
          );
        },
      ),
      { numRuns: RUNS },
    );
  });
});
