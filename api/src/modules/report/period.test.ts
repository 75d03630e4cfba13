import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, eachDay } from './calendar.ts';
import { compareWindow, intervals, lengthOf, movedTo, partsOf } from './period.ts';

const period = fc
  .record({ offset: fc.integer({ min: 0, max: 8_000 }), days: fc.integer({ min: 1, max: 400 }) })
  .map(({ offset, days }) => {
    const from = addDays('2010-01-01', offset);
    return { from, to: addDays(from, days - 1) };
  });

test('partsOf returns consecutive parts that are together exactly the period', () => {
  fc.assert(
    fc.property(period, fc.constantFrom(...intervals), (whole, interval) => {
      const days = partsOf(whole, interval).flatMap(({ from, to }) => eachDay(from, to));
      assert.deepEqual(days, eachDay(whole.from, whole.to));
    }),
  );
});

test('compareWindow returns as many days as the period has', () => {
  fc.assert(
    fc.property(period, fc.constantFrom('previous', 'last_year'), (whole, mode) => {
      const window = compareWindow(whole, { compare: mode });
      assert.ok(window);
      assert.equal(lengthOf(window), lengthOf(whole));
      if (mode === 'previous') assert.equal(addDays(window.to, 1), whole.from);
    }),
  );
});

test('compareWindow returns undefined for the mode none', () => {
  assert.equal(compareWindow({ from: '2026-11-01', to: '2026-11-18' }, { compare: 'none' }), undefined);
});

test('movedTo returns parts with the same lengths and distances', () => {
  const whole = { from: '2026-10-22', to: '2026-11-18' };
  const parts = partsOf(whole, 'week');
  const moved = parts.map((part) => movedTo(part, whole.from, '2026-09-24'));

  assert.equal(moved[0]?.from, '2026-09-24');
  assert.equal(moved.at(-1)?.to, '2026-10-21');
  assert.deepEqual(moved.map(lengthOf), parts.map(lengthOf));
});

test('compareWindow returns the custom window', () => {
  const whole = { from: '2026-11-01', to: '2026-11-18' };
  const chosen = { compare_from: '2026-08-01', compare_to: '2026-08-18' };

  assert.deepEqual(compareWindow(whole, { compare: 'custom', ...chosen }), {
    from: '2026-08-01',
    to: '2026-08-18',
  });
});
