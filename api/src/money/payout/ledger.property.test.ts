import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths } from '../../platform/calendar.ts';
import { computeLedger, findPayoutDays, type LedgerEntry, type LedgerInput } from './ledger.ts';

const FIRST = '2026-01-01';

type Step =
  | { do: 'book'; amount: bigint }
  | { do: 'pay'; amount: bigint }
  | { do: 'advance'; amount: bigint; share: number }
  | { do: 'reverse' | 'release'; which: number }
  | { do: 'hold'; which: number; days: number | null };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('book' as const), amount: fc.bigInt(-2_000n, 3_000n) }),
  fc.record({ do: fc.constant('pay' as const), amount: fc.bigInt(1n, 2_000n) }),
  fc.record({
    do: fc.constant('advance' as const),
    amount: fc.bigInt(1n, 4_000n),
    share: fc.constantFrom(1, 3_333, 5_000, 10_000),
  }),
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
      share: null,
    };
    if (each.do === 'book') bookings.push({ month: addMonths(FIRST, index), amount: each.amount, day });
    else if (each.do === 'pay') entries.push({ ...empty, kind: 'payment', amount: each.amount });
    else if (each.do === 'advance')
      entries.push({
        ...empty,
        kind: 'advance',
        amount: each.amount,
        share: each.share,
        month: addMonths(FIRST, index),
      });
    else if (each.do === 'hold')
      entries.push({
        ...empty,
        kind: 'hold',
        month: bookings[each.which]?.month ?? null,
        until: each.days === null ? null : addDays(day, each.days),
      });
    else {
      const kinds = each.do === 'reverse' ? ['payment', 'advance'] : ['hold'];
      const ended = new Set(entries.map(({ reverses }) => reverses));
      const open = entries.filter((entry) => kinds.includes(entry.kind) && !ended.has(entry.id));
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

        const signs = { payment: -1n, advance: -1n, reversal: 1n, hold: 0n, release: 0n };
        const expected =
          sum(input.bookings.map(({ amount }) => amount)) +
          sum(input.entries.map(({ kind, amount }) => signs[kind] * amount));
        assert.equal(ledger.balance, expected);
        const open = sum(ledger.months.map((month) => month.open));
        assert.equal(ledger.payable + ledger.held + ledger.carriedOver, open);
        // What is advanced and not paid back yet is not payable, but below 0 in the balance.
        const owed = ledger.balance + ledger.advance;
        assert.equal(open, owed > 0n ? owed : 0n);
        for (const month of ledger.months) {
          const due = month.amount > 0n ? month.amount : 0n;
          assert.ok(month.open >= 0n && month.paid >= 0n && month.offset >= 0n);
          assert.ok(month.recouped >= 0n);
          assert.equal(month.open + month.paid + month.offset + month.recouped, due);
          assert.equal(month.state === 'paid', due > 0n && month.open === 0n);
        }
      }),
    );
  });

  it('months pay back what was advanced, each advance its share, and never more than it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const input = play(steps, 0n);
        const { months, advance } = computeLedger(input);

        const ended = new Set(input.entries.map(({ reverses }) => reverses));
        const lasting = input.entries.filter(({ kind, id }) => kind === 'advance' && !ended.has(id));
        const unpaid = new Map(lasting.map(({ id, amount }) => [id, amount]));
        for (const { month, amount, recouped } of months) {
          let rest = amount > 0n ? amount : 0n;
          for (const { id, month: first, share } of lasting.filter((entry) => (entry.month ?? '') <= month)) {
            const part = ((amount > 0n ? amount : 0n) * BigInt(share ?? 0)) / 10_000n;
            const [own = 0n] = [part, unpaid.get(id) ?? 0n, rest].toSorted((a, b) => (a < b ? -1 : 1));
            assert.ok(first !== null);
            unpaid.set(id, (unpaid.get(id) ?? 0n) - own);
            rest -= own;
          }
          assert.equal(recouped, (amount > 0n ? amount : 0n) - rest);
        }
        assert.equal(advance, sum([...unpaid.values()]));
        assert.ok(advance >= 0n && advance <= sum(lasting.map(({ amount }) => amount)));
      }),
    );
  });

  it('what a month has paid back changes only when an advance is taken back', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        fc.pre(steps.at(-1)?.do !== 'reverse');
        const before = computeLedger(play(steps.slice(0, -1), 0n));
        const after = computeLedger(play(steps, 0n));

        for (const [index, { recouped }] of before.months.entries())
          assert.equal(after.months[index]?.recouped, recouped);
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
