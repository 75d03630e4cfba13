import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findOccasion } from './mail-frequency.ts';

describe('the mail that is due when the figures of a day have come', () => {
  it('is daily about that day', () => {
    assert.deepEqual(findOccasion.daily('2026-11-18', '2026-11-21'), {
      period: { from: '2026-11-18', to: '2026-11-18' },
      due: '2026-11-18',
    });
  });

  for (const [today, due] of [
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-25', '2026-11-23'],
  ] as const)
    it(`is weekly about seven days, on ${today} for the week of ${due}`, () => {
      assert.deepEqual(findOccasion.weekly('2026-11-20', today), {
        period: { from: '2026-11-14', to: '2026-11-20' },
        due,
      });
    });

  for (const [day, from, to] of [
    ['2026-11-29', '2026-10-01', '2026-10-31'],
    ['2026-11-30', '2026-11-01', '2026-11-30'],
    ['2026-12-01', '2026-11-01', '2026-11-30'],
    ['2027-01-01', '2026-12-01', '2026-12-31'],
    ['2028-02-28', '2028-01-01', '2028-01-31'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
  ] as const)
    it(`is monthly about the month that ended by ${day}`, () => {
      assert.deepEqual(findOccasion.monthly(day, day), { period: { from, to }, due: to });
    });
});
