import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toPacificDay } from './clock.ts';
import {
  addDays,
  countMonths,
  daysBetween,
  listDays,
  endMonthsBefore,
  isDay,
  subtractMonths,
  startOfMonth,
  startOfWeek,
  getWeekday,
} from './calendar.ts';

const day = fc
  .date({ min: new Date('2005-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('isDay accepts real calendar days only', () => {
  for (const text of ['2026-11-18', '2028-02-29', '2026-12-31']) assert.equal(isDay(text), true, text);
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '20261118',
    '2026-1-1',
    '',
    '2026-11-18T00:00',
  ]) {
    assert.equal(isDay(text), false, text);
  }
});

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -2_000, max: 2_000 }), (from, count) => {
      const to = addDays(from, count);
      assert.equal(daysBetween(from, to), count);
      assert.equal(addDays(to, -count), from);
      assert.equal(listDays(from, to).length, Math.max(0, count + 1));
    }),
  );
});

test('weeks begin on Monday and months on the first', () => {
  fc.assert(
    fc.property(day, (some) => {
      assert.equal(getWeekday(startOfWeek(some)), 0);
      assert.ok(daysBetween(startOfWeek(some), some) < 7);
      assert.equal(startOfMonth(some).slice(0, 7), some.slice(0, 7));
    }),
  );
});

test('subtractMonths returns the same date, or the last day of a month without that date', () => {
  assert.equal(subtractMonths('2026-11-18', 12), '2025-11-18');
  assert.equal(subtractMonths('2028-02-29', 12), '2027-02-28');
  assert.equal(subtractMonths('2026-03-30', 1), '2026-02-28');
  assert.equal(subtractMonths('2026-01-15', 1), '2025-12-15');
});

test('endMonthsBefore returns the last day of a month for the last day of another', () => {
  assert.equal(endMonthsBefore('2026-11-30', 1), '2026-10-31');
  assert.equal(endMonthsBefore('2026-02-28', 2), '2025-12-31');
  assert.equal(endMonthsBefore('2026-11-24', 1), '2026-10-24');
});

test('countMonths counts the calendar months of the days, also over a new year', () => {
  assert.equal(countMonths('2026-11-01', '2026-11-24'), 1);
  assert.equal(countMonths('2025-11-30', '2026-02-01'), 4);
});

test('a Pacific day lasts from midnight to midnight, also when daylight saving time changes', () => {
  const cases = [
    ['2026-03-08T07:59:59Z', '2026-03-07'],
    ['2026-03-08T08:00:00Z', '2026-03-08'],
    ['2026-03-09T06:59:59Z', '2026-03-08'],
    ['2026-03-09T07:00:00Z', '2026-03-09'],
    ['2026-11-01T06:59:59Z', '2026-10-31'],
    ['2026-11-02T07:59:59Z', '2026-11-01'],
  ] as const;

  for (const [instant, expected] of cases) assert.equal(toPacificDay(new Date(instant)), expected, instant);
});
