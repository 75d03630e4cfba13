import { customPeriod, defaultInterval, firstIncomplete, presetRange, resolvePeriod } from './period.ts';
import type { PeriodPreset } from './period.ts';
import { addDays, countDays, endOfMonth, startOfMonth } from './plain-date.ts';

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
    ['6m', '2026-11-18', '2026-05-01', '2026-11-18'],
    ['6m', '2026-03-31', '2025-09-01', '2026-03-31'],
  ];

  it.each(table)('makes of %s on %s the days %s to %s', (preset, latestDay, from, to) => {
    expect(presetRange(preset, latestDay)).toEqual({ from, to });
  });

  it('does not lose or repeat a day where the clocks change', () => {
    // Pacific clocks go back on 1 November and forward on 8 March 2026.
    expect(presetRange('7d', '2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' });
    expect(presetRange('7d', '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
  });
});

describe('resolvePeriod', () => {
  it('has no dates for a preset before the latest day is known', () => {
    expect(resolvePeriod({ preset: '28d' }, undefined)).toBeUndefined();
  });

  it('takes a custom period as it is, whatever the latest day', () => {
    const period = { preset: 'custom', from: '2026-01-01', to: '2026-01-31' } as const;

    expect(resolvePeriod(period, undefined)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });
});

describe('customPeriod', () => {
  it('puts two days in order', () => {
    expect(customPeriod('2026-05-09', '2026-05-01')).toEqual({
      preset: 'custom',
      from: '2026-05-01',
      to: '2026-05-09',
    });
  });

  it.each([
    [undefined, '2026-05-01'],
    ['2026-05-01', undefined],
  ])('is none when a day is missing (%s, %s)', (from, to) => {
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
  ])('plots %o by %s', (period, interval) => {
    const range = resolvePeriod(period, '2026-11-18') ?? { from: '', to: '' };

    expect(defaultInterval(period, range)).toBe(interval);
  });
});

describe('firstIncomplete', () => {
  const freshness = { latestDay: '2026-11-18', isFinal: false };
  const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'];

  it('begins two days before the latest one', () => {
    expect(firstIncomplete(days, { from: '2026-11-15', to: '2026-11-18' }, freshness)).toBe(2);
  });

  it('is none in a period that has settled', () => {
    const range = { from: '2026-10-01', to: '2026-10-02' };

    expect(firstIncomplete(['2026-10-01', '2026-10-02'], range, freshness)).toBeUndefined();
  });

  it('is none once the figures are final', () => {
    const range = { from: '2026-11-15', to: '2026-11-18' };

    expect(firstIncomplete(days, range, { ...freshness, isFinal: true })).toBeUndefined();
  });

  it('counts the running month as growing, and the month before as settled', () => {
    const months = ['2026-09-01', '2026-10-01', '2026-11-01'];

    expect(firstIncomplete(months, { from: '2026-09-01', to: '2026-11-18' }, freshness)).toBe(2);
  });

  it('includes days for which only views are there yet', () => {
    const range = { from: '2026-11-19', to: '2026-11-19' };

    expect(firstIncomplete(['2026-11-19'], range, freshness)).toBe(0);
  });
});

describe('plain dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('adds to %s %d days', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('counts both ends of a range', () => {
    expect(countDays('2026-11-18', '2026-11-18')).toBe(1);
    expect(countDays('2026-02-27', '2026-03-01')).toBe(3);
  });

  it.each([
    ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
    ['2026-01-31', 1, '2026-02-01', '2026-02-28'],
    ['2026-11-18', 0, '2026-11-01', '2026-11-30'],
  ])('knows the ends of the month %s %+d', (date, months, first, last) => {
    expect(startOfMonth(date, months)).toBe(first);
    expect(endOfMonth(date, months)).toBe(last);
  });
});
