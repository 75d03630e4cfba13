import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@portal/shared/facts';
import fc from 'fast-check';
import { addDays, listDays } from '../../../platform/calendar.ts';
import { splitCompared, compareWindow, intervals, lengthOf, splitPeriod } from './period.ts';

const period = fc
  .record({ offset: fc.integer({ min: 0, max: 8_000 }), days: fc.integer({ min: 1, max: 400 }) })
  .map(({ offset, days }) => {
    const from = addDays('2010-01-01', offset);
    return { from, to: addDays(from, days - 1) };
  });

test('splitPeriod returns consecutive parts that are together exactly the period', () => {
  fc.assert(
    fc.property(period, fc.constantFrom(...intervals), (whole, interval) => {
      const days = splitPeriod(whole, interval, 'ko').flatMap(({ from, to }) => listDays(from, to));
      assert.deepEqual(days, listDays(whole.from, whole.to));
    }),
  );
});

test('compareWindow by days returns as many days as the period has', () => {
  fc.assert(
    fc.property(period, fc.constantFrom('previous', 'last_year'), (whole, mode) => {
      const window = compareWindow(whole, { compare: mode, compare_by: 'days' });
      assert.ok(window);
      assert.equal(lengthOf(window), lengthOf(whole));
      if (mode === 'previous') assert.equal(addDays(window.to, 1), whole.from);
    }),
  );
});

test('compareWindow returns undefined for the mode none', () => {
  assert.equal(compareWindow({ from: '2026-11-01', to: '2026-11-18' }, { compare: 'none' }), undefined);
});

const byMonths = (mode: 'previous' | 'last_year', from: string, to: string) =>
  compareWindow({ from, to }, { compare: mode, compare_by: 'months' });

test('compareWindow by months returns the same days of as many months before', () => {
  for (const [period, expected] of [
    // A month that still runs, a whole one, and six months.
    ['2026-11-01 2026-11-24', '2026-10-01 2026-10-24'],
    ['2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
    ['2026-02-01 2026-02-28', '2026-01-01 2026-01-31'],
    ['2026-03-01 2026-03-30', '2026-02-01 2026-02-28'],
    ['2026-01-01 2026-01-10', '2025-12-01 2025-12-10'],
    ['2026-06-01 2026-11-24', '2025-12-01 2026-05-24'],
  ] as const) {
    const [from = '', to = ''] = period.split(' ');
    const window = byMonths('previous', from, to);
    assert.equal(`${window?.from} ${window?.to}`, expected, period);
  }
});

test('compareWindow by months returns whole months of the year before, also around 29 February', () => {
  assert.deepEqual(byMonths('last_year', '2028-02-01', '2028-02-29'), {
    from: '2027-02-01',
    to: '2027-02-28',
  });
  assert.deepEqual(byMonths('last_year', '2029-02-01', '2029-02-28'), {
    from: '2028-02-01',
    to: '2028-02-29',
  });
});

test('splitCompared returns parts with the same lengths and distances', () => {
  const whole = { from: '2026-10-22', to: '2026-11-18' };
  const comparison = { compare: 'previous', compare_by: 'days', interval: 'week' } as const;
  const parts = splitPeriod(whole, 'week', 'zh-CN');
  const compared = splitCompared(parts, compareWindow(whole, comparison), comparison);

  assert.equal(compared[0]?.from, '2026-09-24');
  assert.equal(compared.at(-1)?.to, '2026-10-21');
  assert.deepEqual(compared.map(lengthOf), parts.map(lengthOf));
});

test('splitCompared by months compares each calendar month with a whole one', () => {
  const comparison = { compare: 'previous', compare_by: 'months', interval: 'month' } as const;
  const whole = { from: '2026-09-01', to: '2026-11-24' };
  const compared = splitCompared(
    splitPeriod(whole, 'month', 'ko'),
    compareWindow(whole, comparison),
    comparison,
  );

  assert.deepEqual(compared, [
    { from: '2026-06-01', to: '2026-06-30' },
    { from: '2026-07-01', to: '2026-07-31' },
    { from: '2026-08-01', to: '2026-08-24' },
  ]);
});

test('splitCompared ends with the window, whichever of both is longer', () => {
  const comparison = { compare: 'previous', compare_by: 'months' } as const;
  const partsBy = (from: string, to: string, interval: 'day' | 'week') => {
    const whole = { from, to };
    const window = compareWindow(whole, comparison);
    return splitCompared(splitPeriod(whole, interval, 'zh-CN'), window, { ...comparison, interval });
  };

  assert.deepEqual(partsBy('2026-03-01', '2026-03-31', 'day').at(-1), {
    from: '2026-02-28',
    to: '2026-02-28',
  });
  assert.deepEqual(partsBy('2026-03-01', '2026-03-31', 'week').at(-1), {
    from: '2026-02-23',
    to: '2026-02-28',
  });
  assert.deepEqual(partsBy('2026-11-01', '2026-11-30', 'day').at(-1), {
    from: '2026-10-30',
    to: '2026-10-30',
  });
});

test('compareWindow returns the custom window', () => {
  const whole = { from: '2026-11-01', to: '2026-11-18' };
  const chosen = { compare_from: '2026-08-01', compare_to: '2026-08-18' };

  assert.deepEqual(compareWindow(whole, { compare: 'custom', ...chosen }), {
    from: '2026-08-01',
    to: '2026-08-18',
  });
});

test('weeks begin as calendars of the language do', () => {
  const whole = { from: '2026-11-11', to: '2026-11-24' };
  const startsIn = (language: Language) => splitPeriod(whole, 'week', language).map(({ from }) => from);

  for (const language of ['ko', 'en', 'zh-TW'] as const)
    assert.deepEqual(startsIn(language), ['2026-11-11', '2026-11-15', '2026-11-22'], language);
  assert.deepEqual(startsIn('zh-CN'), ['2026-11-11', '2026-11-16', '2026-11-23']);
});
