import { addDays } from '@portal/shared/i18n';
import {
  comparisonQuery,
  customPeriod,
  defaultInterval,
  firstIncomplete,
  presetRange,
  rangeBefore,
  resolvePeriod,
} from './period.ts';
import type { Period, PeriodPreset } from './period.ts';
import { countDays, endOfMonth, startOfMonth } from './plain-date.ts';

describe('presetRange', () => {
  const table: [preset: PeriodPreset, latestDay: string, from: string, to: string][] = [
    ['latest', '2026-11-18', '2026-11-18', '2026-11-18'],
    ['7d', '2026-11-18', '2026-11-12', '2026-11-18'],
    ['28d', '2026-11-18', '2026-10-22', '2026-11-18'],
    ['90d', '2026-11-18', '2026-08-21', '2026-11-18'],
    ['this-month', '2026-11-18', '2026-11-01', '2026-11-18'],
    ['this-month', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['last-month', '2026-11-18', '2026-10-01', '2026-10-31'],
    ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['6m', '2026-11-18', '2026-06-01', '2026-11-18'],
    ['6m', '2026-03-31', '2025-10-01', '2026-03-31'],
  ];

  it.each(table)('presetRange() of %s on %s is %s to %s', (preset, latestDay, from, to) => {
    expect(presetRange(preset, latestDay)).toEqual({ from, to });
  });

  it('presetRange() neither loses nor repeats a day at a clock change', () => {
    // Pacific time changes on 1 November and 8 March 2026.
    expect(presetRange('7d', '2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' });
    expect(presetRange('7d', '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
  });
});

describe('resolvePeriod', () => {
  it('resolvePeriod() of a preset is undefined before the latest day is known', () => {
    expect(resolvePeriod({ preset: '28d' }, undefined)).toBeUndefined();
  });

  it("resolvePeriod() returns a custom period's days, whatever the latest day", () => {
    const period = { preset: 'custom', from: '2026-01-01', to: '2026-01-31' } as const;

    expect(resolvePeriod(period, undefined)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });
});

describe('customPeriod', () => {
  it('customPeriod() orders two days', () => {
    expect(customPeriod('2026-05-09', '2026-05-01')).toEqual({
      preset: 'custom',
      from: '2026-05-01',
      to: '2026-05-09',
    });
  });

  it.each([
    [undefined, '2026-05-01'],
    ['2026-05-01', undefined],
    ['1900-01-01', '2026-05-01'],
    ['2026-05-01', '2101-01-01'],
    ['2023-04-26', '2026-05-01'],
  ])('customPeriod(%s, %s) is undefined', (from, to) => {
    expect(customPeriod(from, to)).toBeUndefined();
  });
});

describe('defaultInterval', () => {
  const custom = (from: string, to: string) => ({ preset: 'custom', from, to }) as const;

  it.each([
    [{ preset: 'latest' } as const, 'day'],
    [{ preset: '90d' } as const, 'day'],
    [{ preset: '6m' } as const, 'month'],
    [custom('2026-01-01', '2026-04-30'), 'day'],
    [custom('2026-01-01', '2026-05-01'), 'week'],
  ])('defaultInterval() of %o is %s', (period, interval) => {
    const range = resolvePeriod(period, '2026-11-18') ?? { from: '', to: '' };

    expect(defaultInterval(period, range)).toBe(interval);
  });
});

describe('comparisonQuery', () => {
  const october = { from: '2026-10-01', to: '2026-10-31' };

  it.each<[Period, 'days' | 'months']>([
    [{ preset: '28d' }, 'days'],
    [{ preset: 'latest' }, 'days'],
    [{ preset: 'this-month' }, 'months'],
    [{ preset: 'last-month' }, 'months'],
    [{ preset: '6m' }, 'months'],
    [{ preset: 'custom', ...october }, 'months'],
    [{ preset: 'custom', from: '2026-10-02', to: '2026-10-31' }, 'days'],
  ])('comparisonQuery() of %j compares by %s', (period, unit) => {
    const expected = unit === 'months' ? { compare_by: 'months' } : {};

    expect(comparisonQuery({ compare: 'previous', period })).toEqual({ compare: 'previous', ...expected });
    expect(comparisonQuery({ compare: 'last_year', period })).toEqual({ compare: 'last_year', ...expected });
    expect(comparisonQuery({ compare: 'none', period })).toEqual({ compare: 'none' });
  });
});

describe('rangeBefore', () => {
  it.each([
    ['days', '2026-10-22', '2026-11-18', '2026-09-24', '2026-10-21'],
    ['months', '2026-11-01', '2026-11-24', '2026-10-01', '2026-10-24'],
    ['months', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['months', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['months', '2026-06-01', '2026-11-24', '2025-12-01', '2026-05-24'],
  ] as const)('rangeBefore() by %s of %s to %s is %s to %s', (unit, from, to, first, last) => {
    expect(rangeBefore({ from, to }, unit)).toEqual({ from: first, to: last });
  });
});

describe('firstIncomplete', () => {
  const freshness = { latestDay: '2026-11-18', isFinal: false };
  const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'];

  it('firstIncomplete() starts two days before the latest day', () => {
    expect(firstIncomplete(days, { from: '2026-11-15', to: '2026-11-18' }, freshness)).toBe(2);
  });

  it('firstIncomplete() is undefined in a period that YouTube no longer corrects', () => {
    const range = { from: '2026-10-01', to: '2026-10-02' };

    expect(firstIncomplete(['2026-10-01', '2026-10-02'], range, freshness)).toBeUndefined();
  });

  it('firstIncomplete() is undefined when the figures are final', () => {
    const range = { from: '2026-11-15', to: '2026-11-18' };

    expect(firstIncomplete(days, range, { ...freshness, isFinal: true })).toBeUndefined();
  });

  it('firstIncomplete() of final figures includes only days after the latest one', () => {
    const range = { from: '2026-11-17', to: '2026-11-19' };
    const last = ['2026-11-17', '2026-11-18', '2026-11-19'];

    expect(firstIncomplete(last, range, { ...freshness, isFinal: true })).toBe(2);
  });

  it('firstIncomplete() includes the current month but not the previous one', () => {
    const months = ['2026-09-01', '2026-10-01', '2026-11-01'];

    expect(firstIncomplete(months, { from: '2026-09-01', to: '2026-11-18' }, freshness)).toBe(2);
  });

  it('firstIncomplete() includes days that have views only', () => {
    const range = { from: '2026-11-19', to: '2026-11-19' };

    expect(firstIncomplete(['2026-11-19'], range, freshness)).toBe(0);
  });
});

describe('plain dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('addDays(%s, %d) is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('countDays() includes both ends', () => {
    expect(countDays('2026-11-18', '2026-11-18')).toBe(1);
    expect(countDays('2026-02-27', '2026-03-01')).toBe(3);
  });

  it.each([
    ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
    ['2026-01-31', 1, '2026-02-01', '2026-02-28'],
    ['2026-11-18', 0, '2026-11-01', '2026-11-30'],
  ])('startOfMonth() and endOfMonth() of %s %+d months are correct', (date, months, first, last) => {
    expect(startOfMonth(date, months)).toBe(first);
    expect(endOfMonth(date, months)).toBe(last);
  });
});
