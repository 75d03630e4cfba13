import { chance, chanceBetween } from '../../../../../demo/figures/noise.ts';
import { addMonths, toMonthPeriod } from '../../../../platform/calendar.ts';
import type { DayValue } from '../forecast-month.ts';
import { generateHistory } from './generate-history.ts';

/** The month with which the history of an account ends. */
const lastMonthOf = (account: number) => addMonths('2026-01-01', account % 12);

/**
 * Histories of accounts of many kinds, each of which ends with a month: steady and noisy ones, growing and declining ones, with
 * and without spikes, of 75 to 230 days and of one to four channels.
 */
export const generateAccounts = (count: number, firstSeed = 1): (readonly DayValue[])[] =>
  Array.from({ length: count }, (_, account) => {
    const seed = firstSeed + account;
    return generateHistory({
      seed,
      days: Math.round(chanceBetween(seed, 1, 75, 230)),
      lastDay: toMonthPeriod(lastMonthOf(account)).to,
      weekdays: chanceBetween(seed, 2, 0.05, 0.3),
      noise: chanceBetween(seed, 3, 0.04, 0.2),
      drift: chanceBetween(seed, 4, 0.003, 0.03),
      growth: chanceBetween(seed, 5, -0.1, 0.15),
      spikes: chance(seed, 6) < 0.4 ? 0.02 : 0,
      channels: 1 + Math.floor(chance(seed, 7) * 4),
    }).total;
  });
