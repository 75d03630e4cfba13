import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, isDay, startOfMonth } from './calendar.ts';
import { lengthOf } from './period.ts';
import { presetsOf } from './presets.ts';

const day = fc
  .date({ min: new Date('2006-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const periodsOf = (latest: string) =>
  Object.fromEntries(
    presetsOf(latest).map(({ name, period, compare }) => [
      name,
      [period.from, period.to, compare.from, compare.to],
    ]),
  );

test('T-64 presetsOf computes the usual periods from the latest day', () => {
  assert.deepEqual(periodsOf('2026-11-17'), {
    latest_day: ['2026-11-17', '2026-11-17', '2026-11-16', '2026-11-16'],
    this_month: ['2026-11-01', '2026-11-17', '2026-10-01', '2026-10-17'],
    last_month: ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    six_months: ['2026-05-01', '2026-11-17', '2025-10-12', '2026-04-30'],
  });
});

test('T-64 presetsOf ends a comparison at the end of its month', () => {
  assert.deepEqual(periodsOf('2028-03-31')['this_month'], [
    '2028-03-01',
    '2028-03-31',
    '2028-02-01',
    '2028-02-29',
  ]);
  assert.deepEqual(periodsOf('2026-01-02')['last_month'], [
    '2025-12-01',
    '2025-12-31',
    '2025-11-01',
    '2025-11-30',
  ]);
});

test('T-64 presetsOf compares with the days right before, without a gap or an overlap', () => {
  fc.assert(
    fc.property(day, (latest) => {
      for (const { name, period, compare } of presetsOf(latest)) {
        for (const edge of [period.from, period.to, compare.from, compare.to]) assert.ok(isDay(edge), edge);
        assert.ok(lengthOf(period) > 0 && lengthOf(compare) > 0);
        assert.ok(compare.to < period.from);
        if (name !== 'this_month') assert.equal(addDays(compare.to, 1), period.from);
        else assert.equal(compare.from, startOfMonth(addDays(period.from, -1)));
        if (name === 'six_months' || name === 'latest_day') assert.equal(lengthOf(compare), lengthOf(period));
      }
    }),
  );
});
