import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../../../platform/calendar.ts';
import { paidText, computeStatement } from './statement.ts';

const FIRST = '2026-10-01';
const DAYS = 31;
const always = { from: '0001-01-01', until: '9999-12-31' };
const memberIds = ['ann', 'ben', 'cho', 'dee', 'eun'];

const rates = fc.array(fc.integer({ min: 900_000_000, max: 1_600_000_000 }), {
  minLength: DAYS,
  maxLength: DAYS,
});
const fees = fc
  .tuple(
    fc.integer({ min: 0, max: 10_000 }),
    fc.integer({ min: 0, max: 10_000 }),
    fc.integer({ min: 1, max: DAYS }),
  )
  .map(([before, after, change]) => [
    { from: '0001-01-01', until: addDays(FIRST, change), basisPoints: before },
    { from: addDays(FIRST, change), until: '9999-12-31', basisPoints: after },
  ]);
const channels = fc.array(
  fc.record({
    spans: fc.subarray(memberIds).chain((members) =>
      fc
        .tuple(
          ...members.map(() =>
            fc.record({
              from: fc.integer({ min: 0, max: DAYS - 1 }),
              length: fc.integer({ min: 1, max: DAYS }),
              part: fc.integer({ min: 1, max: Math.floor(10_000 / Math.max(1, members.length)) }),
            }),
          ),
        )
        .map((spans) =>
          spans.map(({ from, length, part }, index) => ({
            memberId: members[index] ?? '',
            part,
            from: addDays(FIRST, from),
            until: addDays(FIRST, from + length),
          })),
        ),
    ),
    days: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: DAYS - 1 }).map((index) => addDays(FIRST, index)),
        micros: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 13n }),
      }),
      { maxLength: 12 },
    ),
  }),
  { maxLength: 12 },
);
const book = fc.record({
  rates,
  fees: fc.tuple(fees, fees, fees, fees, fees),
  channels: channels.map((given) => given.map((channel, index) => ({ ...channel, id: String(index) }))),
});

/** An exact fraction, as an oracle independent of the service. */
type Fraction = { top: bigint; bottom: bigint };
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const zero: Fraction = { top: 0n, bottom: 1n };
const absolute = (value: bigint) => (value < 0n ? -value : value);

/** Rounds `value × 10^decimals` to a whole number, half away from zero. */
const rounded = ({ top, bottom }: Fraction, decimals: number) => {
  const scaled = absolute(top) * 10n ** BigInt(decimals);
  const whole = (scaled * 2n + bottom) / (2n * bottom);
  return top < 0n ? -whole : whole;
};

for (const [currency, decimals] of [
  ['KRW', 0],
  ['USD', 2],
] as const) {
  test(`T-63 statementOf: rows add up to the total in ${currency}, equal to a computation with fractions`, () => {
    fc.assert(
      fc.property(book, ({ rates: daily, fees: periods, channels: given }) => {
        const rateNumber = (day: string) =>
          currency === 'USD' ? 1_000_000 : (daily[Number(day.slice(8)) - 1] ?? 0);
        const rateOf = (day: string) => (rateNumber(day) / 1_000_000).toFixed(6);
        const members = memberIds.map((id, index) => ({ id, fees: periods[index] ?? [] }));

        const { items, unassigned, totals } = computeStatement({
          members,
          channels: given,
          rateOf,
          decimals,
        });

        const convert = (day: string, micros: bigint): Fraction => ({
          top: micros * BigInt(rateNumber(day)),
          bottom: 10n ** 12n,
        });
        const everything = given
          .flatMap(({ days }) => days.map(({ day, micros }) => convert(day, micros)))
          .reduce(plus, zero);
        const sum = (name: 'gross' | 'fee' | 'net') => items.reduce((total, item) => total + item[name], 0n);
        assert.equal(totals.gross, rounded(everything, decimals));
        assert.equal(sum('gross') + unassigned, totals.gross);
        assert.deepEqual([sum('fee'), sum('net')], [totals.fee, totals.net]);
        for (const [index, { id }] of members.entries()) {
          const own = given.flatMap((channel) =>
            channel.spans
              .filter(({ memberId }) => memberId === id)
              .flatMap(({ from, until, part }) =>
                channel.days
                  .filter(({ day }) => from <= day && day < until)
                  .map(({ day, micros }) => {
                    const { top, bottom } = convert(day, micros);
                    return { day, share: { top: top * BigInt(part), bottom: bottom * 10_000n } };
                  }),
              ),
          );
          const gross = own.map(({ share }) => share).reduce(plus, zero);
          const fee = own
            .map(({ day, share: { top, bottom } }) => {
              const points =
                periods[index]?.find(({ from, until }) => from <= day && day < until)?.basisPoints ?? 0;
              return { top: top * BigInt(points), bottom: bottom * 10_000n };
            })
            .reduce(plus, zero);
          const row = items[index];
          assert.ok(row);
          assert.equal(row.gross, row.fee + row.net);
          // Each is within one unit of its exact rounded amount.
          assert.ok(absolute(row.gross - rounded(gross, decimals)) <= 1n);
          assert.ok(absolute(row.fee - rounded(fee, decimals)) <= 1n);
        }
      }),
      { numRuns: 150 },
    );
  });
}

test('T-63 statementOf returns the fee of a correction when the other days of the month had another fee', () => {
  const { items } = computeStatement({
    members: [
      {
        id: 'ann',
        fees: [
          { from: '0001-01-01', until: '2026-10-02', basisPoints: 1 },
          { from: '2026-10-02', until: '9999-12-31', basisPoints: 0 },
        ],
      },
    ],
    channels: [
      {
        id: 'one',
        spans: [{ memberId: 'ann', ...always, part: 10_000 }],
        days: [
          { day: '2026-10-01', micros: -16_666_667n },
          { day: '2026-10-02', micros: 16_666_112n },
        ],
      },
    ],
    rateOf: () => '900',
    decimals: 0,
  });

  assert.deepEqual(items, [{ gross: 0n, fee: -2n, net: 2n }]);
});

test('statementOf divides a channel by the parts of its members', () => {
  const { items, unassigned, totals } = computeStatement({
    members: memberIds
      .slice(0, 3)
      .map((id) => ({ id, fees: [{ from: '0001-01-01', until: '9999-12-31', basisPoints: 500 }] })),
    channels: [
      {
        id: 'one',
        spans: [3_334, 3_333, 3_333].map((part, index) => ({
          ...always,
          memberId: memberIds[index] ?? '',
          part,
        })),
        days: [{ day: FIRST, micros: 100_000_000n }],
      },
      { id: 'two', spans: [], days: [{ day: FIRST, micros: 5_000n }] },
    ],
    rateOf: () => '1',
    decimals: 2,
  });

  assert.deepEqual(
    items.map(({ gross, fee, net }) => [gross, fee, net]),
    [
      [3_334n, 167n, 3_167n],
      [3_333n, 167n, 3_166n],
      [3_333n, 167n, 3_166n],
    ],
  );
  assert.equal(unassigned, 1n);
  assert.deepEqual(totals, { gross: 10_001n, fee: 501n, net: 9_499n });
});

test('paidText formats an amount with all decimals of its currency', () => {
  assert.deepEqual(
    [paidText(3_334n, 2), paidText(-5n, 2), paidText(0n, 2), paidText(1_234n, 0), paidText(-7n, 0)],
    ['33.34', '-0.05', '0.00', '1234', '-7'],
  );
});
