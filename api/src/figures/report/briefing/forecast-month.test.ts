import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, type Day, getWeekday, listDays, toMonthName } from '../../../platform/calendar.ts';
import { type DayValue, forecastMonth } from './forecast-month.ts';
import { forecastPastMonth, summarise } from './testing/backtest.ts';
import { generateAccounts } from './testing/generated-accounts.ts';
import { generateHistory } from './testing/generate-history.ts';

const through = '2026-10-10';
const rest = { through, to: '2026-10-31' };
const REMAINING_DAYS = 21;

/** As many days up to `through`, each with a value. */
const createHistory = (count: number, valueOf: (day: Day, index: number) => number): DayValue[] =>
  listDays(addDays(through, 1 - count), through).map((day, index) => ({ day, value: valueOf(day, index) }));

const forecast = (history: readonly DayValue[], period = rest) => {
  const found = forecastMonth(history, period);
  assert.ok(found);
  return found;
};

test('of 200 past months, four in five end inside the interval, and the middle is nearer than two naive methods', () => {
  const cases = generateAccounts(200).flatMap((history) =>
    forecastPastMonth(history, toMonthName(history.at(-1)?.day ?? '')),
  );

  const { count, inside, error, lastMonthError, lastWeekError } = summarise(cases);

  // Seventeen of the months are a February, which has no days left on the 28th.
  assert.equal(count, 200 * 6 - 17);
  assert.ok(inside >= 0.75 && inside <= 0.85, `${inside} are inside`);
  assert.ok(error < lastMonthError && error < lastWeekError, `${error}, ${lastMonthError}, ${lastWeekError}`);
});

test('a history without noise is continued exactly, each weekday as before', () => {
  const valueOf = (day: Day) => 1000 + 100 * getWeekday(day);
  const history = createHistory(70, valueOf);

  for (const to of ['2026-10-11', '2026-10-14', '2026-10-31']) {
    const expected = listDays('2026-10-11', to).reduce((sum, day) => sum + valueOf(day), 0);
    const { low, middle, high } = forecast(history, { through, to });
    assert.deepEqual([low, middle, high].map(Math.round), [expected, expected, expected]);
  }
});

test('35 delivered days are needed, and 34 have no forecast', () => {
  assert.equal(
    forecastMonth(
      createHistory(34, () => 100),
      rest,
    ),
    undefined,
  );
  assert.equal(Math.round(forecast(createHistory(35, () => 100)).middle), 100 * REMAINING_DAYS);
});

test('a history with nothing but zeros in its last 35 days has no forecast', () => {
  assert.equal(forecastMonth([], rest), undefined);
  assert.equal(
    forecastMonth(
      createHistory(90, (_, index) => (index < 55 ? 100 : 0)),
      rest,
    ),
    undefined,
  );
  assert.ok(
    forecastMonth(
      createHistory(90, (_, index) => (index < 56 ? 100 : 0)),
      rest,
    ),
  );
});

test('a month without days left has nothing to come', () => {
  const history = createHistory(60, () => 100);

  assert.deepEqual(forecastMonth(history, { through, to: through }), { low: 0, middle: 0, high: 0 });
});

test('the same history has the same forecast, and days after `through` change nothing', () => {
  const { total } = generateHistory({ seed: 1, days: 120, lastDay: '2026-10-31' });

  assert.deepEqual(forecast(total), forecast(total.filter(({ day }) => day <= through)));
});

test('a forecast follows the unit of its history', () => {
  const { total } = generateHistory({ seed: 2, days: 120, lastDay: through });
  const inCents = total.map(({ day, value }) => ({ day, value: value * 100 }));

  const { low, middle, high } = forecast(total);

  assert.deepEqual(
    Object.values(forecast(inCents)).map(Math.round),
    [low, middle, high].map((value) => Math.round(value * 100)),
  );
});

test('a spike on the last day deviations the middle by less than a tenth', () => {
  const { total } = generateHistory({ seed: 3, days: 120, lastDay: through });
  const spiked = total.map(({ day, value }) => ({ day, value: day === through ? value * 6 : value }));

  const moved = forecast(spiked).middle / forecast(total).middle - 1;

  assert.ok(Math.abs(moved) < 0.1, `moved by ${moved}`);
});

test('two weeks after a fall by half, the middle is the new level', () => {
  const fall = { from: addDays(through, -13), percent: 50 };
  const options = { seed: 4, days: 120, lastDay: through, noise: 0.05, drift: 0.003 };
  const whole = generateHistory(options).total;

  const left = forecast(generateHistory({ ...options, fall }).total).middle / forecast(whole).middle;

  assert.ok(left > 0.45 && left < 0.55, `${left} is left`);
});

test('the interval is wider for a noisier account, and for more days', () => {
  const widthOf = (noise: number, to: Day) => {
    const { low, middle, high } = forecast(
      generateHistory({ seed: 5, days: 120, lastDay: through, noise, drift: 0.002 }).total,
      { through, to },
    );
    assert.ok(low < middle && middle < high);
    return high - low;
  };

  assert.ok(widthOf(0.2, rest.to) > 2 * widthOf(0.05, rest.to));
  assert.ok(widthOf(0.1, rest.to) > 2 * widthOf(0.1, '2026-10-14'));
});

test('missing days are passed over, and those before `through` are no part of the sum', () => {
  const { total } = generateHistory({ seed: 6, days: 120, lastDay: through, gaps: 0.15, drift: 0.003 });
  const { total: whole } = generateHistory({ seed: 6, days: 120, lastDay: through, drift: 0.003 });
  const late = whole.filter(({ day }) => day <= addDays(through, -4));
  assert.ok(total.length < 115);

  for (const history of [total, late]) {
    const ratio = forecast(history).middle / forecast(whole).middle;
    assert.ok(Math.abs(ratio - 1) < 0.05, `${ratio} of the whole history's`);
  }
});

test('what was never negative stays so, and corrections may be negative', () => {
  const sparse = forecast(createHistory(90, (_, index) => (index % 9 === 0 ? 10 : 0)));
  const corrected = forecast(createHistory(90, (_, index) => (index % 30 === 5 ? -500 : 20 + (index % 3))));

  assert.ok(sparse.low >= 0 && sparse.high > 0);
  assert.ok(corrected.low < 0 && corrected.middle > 0);
});
