import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Day } from '../../../platform/calendar.ts';
import type { DayValue } from './forecast-month.ts';
import { compareDay, isUnusual, listLargest, listDeviations, type Series } from './deviations.ts';
import { generateHistory, type HistoryOptions } from './testing/generate-history.ts';

const DAY = '2026-11-18';
const ACCOUNTS = 500;
const DAYS = 60;
const PRICE = 3_000n;

const toValues = (days: readonly DayValue[]) =>
  new Map(days.map(({ day, value }) => [day, BigInt(Math.round(value))]));

/** The series of one channel or of all: views, and revenue of the same price but for the days that `priceOf` changes. */
const toSeries = (days: readonly DayValue[], priceOf: (day: Day) => bigint = () => PRICE): Series => {
  const values = toValues(days);
  return {
    views: (day) => values.get(day),
    revenue: (day) => {
      const views = values.get(day);
      return views === undefined ? undefined : views * priceOf(day);
    },
  };
};

/** What the briefing of a generated account says of a day. */
const brief = (
  options: Partial<HistoryOptions> & Pick<HistoryOptions, 'seed'>,
  priceOf?: (day: Day) => bigint,
) => {
  const history = generateHistory({ days: DAYS, lastDay: DAY, ...options });
  const compared = compareDay(toSeries(history.total, priceOf), DAY, { series: 1 });
  const { channels } = history;
  const deviations = listDeviations(
    channels.map((days, index) => ({ key: String(index), ...toSeries(days, priceOf) })),
    DAY,
    { whole: compared.revenue?.usual?.median ?? 0n, count: channels.length },
  );
  return { compared, deviations: listLargest(deviations, 5), total: toValues(history.total) };
};

const seeds = Array.from({ length: ACCOUNTS }, (_, index) => index + 1);
/** From steady accounts of one channel to restless ones of twelve. */
const variedOptions = (seed: number) => ({
  seed,
  channels: 1 + (seed % 12),
  noise: 0.03 + (seed % 6) * 0.01,
  drift: (seed % 4) * 0.004,
});

describe('the briefing of 500 generated accounts', () => {
  it('calls something unusual on at most one of twenty days on which nothing happened', () => {
    const called = seeds.filter((seed) => {
      const { compared, deviations } = brief(variedOptions(seed));
      return isUnusual(compared) || deviations.length > 0;
    });
    assert.ok(called.length <= ACCOUNTS * 0.05, `${called.length} accounts`);
  });

  it('names a fall of thirty per cent, its money and its channel, on its first day in 95 of 100 accounts', () => {
    const fallsOf = (channel: number) => ({ from: DAY, percent: 30 * channel, channel: 0 });
    const named = seeds.filter((seed) => {
      const options = { ...variedOptions(seed), channels: 1 + (seed % 2) };
      const { compared, deviations } = brief({ ...options, fall: fallsOf(options.channels) });
      const [deviation] = deviations;
      const difference = compared.difference ?? 0n;
      const isNamed =
        isUnusual(compared) && difference < 0n && deviation?.key === '0' && deviation.difference < 0n;
      const { views = 0n, price = 0n } = compared.causes ?? {};
      return isNamed && views < price && views + price === difference;
    });
    assert.ok(named.length >= ACCOUNTS * 0.95, `${named.length} accounts`);
  });

  it('names the price where views earn thirty per cent less', () => {
    const named = seeds.filter((seed) => {
      const { compared } = brief(variedOptions(seed), (day) => (day === DAY ? (PRICE * 7n) / 10n : PRICE));
      const { views = 0n, price = 0n } = compared.causes ?? {};
      return isUnusual(compared) && price < views && views + price === compared.difference;
    });
    assert.ok(named.length >= ACCOUNTS * 0.95, `${named.length} accounts`);
  });

  it('still calls an account’s day usual when every day of it grows a little', () => {
    const called = seeds
      .slice(0, 100)
      .filter((seed) => isUnusual(brief({ ...variedOptions(seed), growth: 0.1 }).compared));
    assert.ok(called.length <= 5, `${called.length} of 100 accounts`);
  });
});
