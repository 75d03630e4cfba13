import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { daysBetween, type Day } from '../../../platform/calendar.ts';
import { findUsual, judge, type ValueOfDay } from './usual.ts';

const DAY = '2026-11-18';
/** A series of days before `DAY`; the last value is the day before. */
const series =
  (values: readonly (number | undefined)[]): ValueOfDay =>
  (day: Day) => {
    const value = values[values.length - daysBetween(day, DAY)];
    return value === undefined ? undefined : BigInt(value);
  };
const weeks = (count: number, week: readonly number[]) => Array.from({ length: count }, () => week).flat();

describe('what is usual on a day', () => {
  it('is the median of the same weekdays of eight weeks', () => {
    const values = weeks(8, [100, 10, 10, 10, 10, 10, 10]).map((value, index) =>
      value === 100 ? 100 + index : value,
    );
    assert.equal(
      findUsual(series(values), DAY)?.median,
      125n,
      'the mean of 100 + 21 and 100 + 28, rounded up',
    );
  });

  it('is not known with fewer than four of these weekdays, or where most of them have nothing', () => {
    const week = [50, 40, 40, 40, 40, 40, 40];
    assert.equal(findUsual(series(weeks(3, week)), DAY), undefined);
    assert.equal(findUsual(series(weeks(4, week)), DAY)?.weeks, 4);
    assert.equal(findUsual(series(weeks(8, [0, 40, 40, 40, 40, 40, 40])), DAY), undefined);
  });

  it('has a wide spread where every second week has nothing', () => {
    const usual = findUsual(
      series(Array.from({ length: 56 }, (_, index) => (index % 2 === 0 ? 100 : 0))),
      DAY,
    );
    assert.ok(usual);
    assert.deepEqual(
      [0n, 50n, 4_000n].map((value) => judge(value, usual)),
      ['usual', 'usual', 'usual'],
    );
  });

  it('leaves out days that were not delivered', () => {
    const values = weeks(8, [100, 90, 90, 90, 90, 90, 90]).map((value, index) =>
      index === 7 ? undefined : value,
    );
    assert.equal(findUsual(series(values), DAY)?.weeks, 7);
  });

  it('has at least five per cent on each side, however even the days are', () => {
    const usual = findUsual(series(weeks(8, new Array<number>(7).fill(1_000))), DAY);
    assert.ok(usual);
    assert.deepEqual(
      [949n, 953n, 1_000n, 1_050n, 1_051n].map((value) => judge(value, usual)),
      ['lower', 'usual', 'usual', 'usual', 'higher'],
    );
  });

  it('is wider where days differ more, and where more series are looked at', () => {
    const values = Array.from({ length: 56 }, (_, index) => 1_000 + (index % 5) * 40);
    const wild = Array.from({ length: 56 }, (_, index) => 1_000 + (index % 5) * 200);
    const width = (of: readonly number[], count: number) => {
      const usual = findUsual(series(of), DAY, { series: count });
      return usual ? Number(usual.high) / Number(usual.median) : assert.fail('nothing is usual');
    };
    assert.ok(width(wild, 1) > width(values, 1));
    assert.ok(width(values, 50) > width(values, 1));
  });

  it('hardly changes by single days that stand out', () => {
    const even = weeks(8, [100, 80, 80, 80, 80, 80, 80]);
    const usual = findUsual(series(even.with(14, 10_000).with(30, 0)), DAY);
    assert.equal(usual?.median, 100n);
    assert.equal(judge(120n, usual), 'higher');
  });
});
