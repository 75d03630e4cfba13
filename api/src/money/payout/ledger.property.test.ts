import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths } from '../../platform/calendar.ts';
import { computeLedger, findPayoutDays, type LedgerEntry, type LedgerInput } from './ledger.ts';

const FIRST = '2026-01-01';

type Step =
  | { do: 'book'; amount: bigint }
  | { do: 'pay'; amount: bigint }
  | { do: 'reverse' | 'release'; which: number }
  | { do: 'hold'; which: number; days: number | null };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('book' as const), amount: fc.bigInt(-2_000n, 3_000n) }),
  fc.record({ do: fc.constant('pay' as const), amount: fc.bigInt(1n, 2_000n) }),
  fc.record({ do: fc.constantFrom('reverse' as const, 'release' as const), which: fc.nat(50) }),
  fc.record({
    do: fc.constant('hold' as const),
    which: fc.nat(5),
    days: fc.option(fc.integer({ min: 1, max: 9 })),
  }),
);

/** The ledger after steps of one day each; steps that the server refuses are left out. */
const play = (steps: readonly Step[], minimum: bigint): LedgerInput => {
  const bookings: LedgerInput['bookings'][number][] = [];
  const entries: LedgerEntry[] = [];
  for (const [index, each] of steps.entries()) {
    const day = addDays(FIRST, index);
    const empty = {
      id: `e${index}`,
      amount: 0n,
      madeOn: day,
      day,
      month: null,
      until: null,
      reason: 'x',
      reverses: null,
    };
    if (each.do === 'book') bookings.push({ month: addMonths(FIRST, index), amount: each.amount, day });
    else if (each.do === 'pay') entries.push({ ...empty, kind: 'payment', amount: each.amount });
    else if (each.do === 'hold')
      entries.push({
        ...empty,
        kind: 'hold',
        month: bookings[each.which]?.month ?? null,
        until: each.days === null ? null : addDays(day, each.days),
      });
    else {
      const kind = each.do === 'reverse' ? 'payment' : 'hold';
      const ended = new Set(entries.map(({ reverses }) => reverses));
      const open = entries.filter((entry) => entry.kind === kind && !ended.has(entry.id));
      const found = open[each.which % Math.max(1, open.length)];
      if (found)
        entries.push({
          ...empty,
          kind: each.do === 'reverse' ? 'reversal' : 'release',
          amount: found.amount,
          reverses: found.id,
        });
    }
  }
  return { bookings, entries, minimum, today: addDays(FIRST, steps.length) };
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

describe('balances of payouts', () => {
  it('after any history the balance is the sum of what was booked, paid and taken back, and its parts add up', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.bigInt(0n, 1_500n), (steps, minimum) => {
        const input = play(steps, minimum);
        const ledger = computeLedger(input);

        const signs = { payment: -1n, reversal: 1n, hold: 0n, release: 0n };
        const expected =
          sum(input.bookings.map(({ amount }) => amount)) +
          sum(input.entries.map(({ kind, amount }) => signs[kind] * amount));
        assert.equal(ledger.balance, expected);
        const open = sum(ledger.months.map((month) => month.open));
        assert.equal(ledger.payable + ledger.held + ledger.carriedOver, open);
        assert.equal(open, ledger.balance > 0n ? ledger.balance : 0n);
        for (const month of ledger.months) {
          const due = month.amount > 0n ? month.amount : 0n;
          assert.ok(month.open >= 0n && month.paid >= 0n && month.offset >= 0n);
          assert.equal(month.open + month.paid + month.offset, due);
          assert.equal(month.state === 'paid', due > 0n && month.open === 0n);
        }
      }),
    );
  });

  it('only a reversal makes a paid month unpaid', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const last = steps.at(-1);
        fc.pre(last?.do !== 'reverse');
        const before = computeLedger(play(steps.slice(0, -1), 0n));
        const after = computeLedger(play(steps, 0n));

        for (const [index, month] of before.months.entries())
          if (month.state === 'paid') assert.equal(after.months[index]?.state, 'paid');
      }),
    );
  });

  it('the days of a month are there exactly when its state has been reached', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const input = play(steps, 100n);
        const { payableOn, paidOn } = findPayoutDays(input);

        for (const { month, state } of computeLedger(input).months) {
          assert.equal(paidOn.has(month), state === 'paid');
          assert.equal(payableOn.has(month), state === 'paid' || state === 'payable');
        }
      }),
    );
  });
});
