import { chance, chanceBetween, hashText, randomFactor } from '../../../../../demo/figures/noise.ts';
import { addDays, type Day, getWeekday, listDays } from '../../../../platform/calendar.ts';
import type { DayValue } from '../forecast-month.ts';

export type HistoryOptions = {
  /** The same seed and options give the same history, and another option changes only what it is about. */
  seed: number;
  days: number;
  lastDay: Day;
  /** The level in the middle of the history, of all channels together. */
  level: number;
  /** How much the best weekday has more than the mean, as a part of it; the seed chooses which one that is. */
  weekdays: number;
  /** The standard deviation of a day, as a part of its value. */
  noise: number;
  /** The standard deviation of the level's change from day to day, as a part of it: a random walk. */
  drift: number;
  /** The level's change in 30 days, as a part of it; negative when it declines. */
  growth: number;
  /** The share of days that have two to six times their value. */
  spikes: number;
  /** Days of which only a part is left. */
  holidays: { days: readonly Day[]; left: number };
  /** The share of days that were not delivered. */
  gaps: number;
  /** How many channels an account has; each has its own noise, drift and spikes. */
  channels: number;
  /** What is lost from a day on, in percent: of one channel by its index, or of all. */
  fall?: { from: Day; percent: number; channel?: number };
};

export type GeneratedHistory = {
  /** The account's delivered days in ascending order: the sums of its channels, whole numbers. */
  total: readonly DayValue[];
  channels: readonly (readonly DayValue[])[];
};

const defaults = {
  level: 100_000,
  weekdays: 0.2,
  noise: 0.08,
  drift: 0.01,
  growth: 0,
  spikes: 0,
  holidays: { days: [], left: 1 },
  gaps: 0,
  channels: 1,
} satisfies Partial<HistoryOptions>;

const DAYS_OF_GROWTH = 30;

/** The factor of a weekday: one wave a week, with a mean of 1. */
const weekdayFactor = ({ seed, weekdays }: HistoryOptions, day: Day) => {
  const best = Math.floor(chance(hashText(`${seed}/best`)) * 7);
  return 1 + weekdays * Math.cos(((getWeekday(day) - best) * 2 * Math.PI) / 7);
};

const generateChannel = (options: HistoryOptions, days: readonly Day[], channel: number): DayValue[] => {
  const { seed, level, noise, drift, growth, spikes, holidays, channels, fall } = options;
  const seedOf = (what: string) => hashText(`${seed}/${channel}/${what}`);
  const [noiseSeed, driftSeed, spikeSeed] = [seedOf('noise'), seedOf('drift'), seedOf('spike')];
  let walk = 1;
  return days.map((day, index) => {
    walk *= randomFactor(driftSeed, index, drift);
    const isLost = fall && day >= fall.from && (fall.channel ?? channel) === channel;
    const factors = [
      walk,
      weekdayFactor(options, day),
      (1 + growth) ** ((index - days.length / 2) / DAYS_OF_GROWTH),
      randomFactor(noiseSeed, index, noise),
      chance(spikeSeed, 2 * index) < spikes ? chanceBetween(spikeSeed, 2 * index + 1, 2, 6) : 1,
      holidays.days.includes(day) ? holidays.left : 1,
      isLost ? 1 - fall.percent / 100 : 1,
    ];
    return {
      day,
      value: Math.round(factors.reduce((product, factor) => product * factor, level / channels)),
    };
  });
};

/** Generates the delivered days of an account and of its channels, always the same ones for the same options. */
export const generateHistory = (
  given: Partial<HistoryOptions> & Pick<HistoryOptions, 'seed' | 'days' | 'lastDay'>,
): GeneratedHistory => {
  const options: HistoryOptions = { ...defaults, ...given };
  const { seed, lastDay, gaps } = options;
  const gapSeed = hashText(`${seed}/gap`);
  const days = listDays(addDays(lastDay, 1 - options.days), lastDay);
  const isDelivered = (_: unknown, index: number) => chance(gapSeed, index) >= gaps;
  const channels = Array.from({ length: options.channels }, (_, channel) =>
    generateChannel(options, days, channel),
  );
  const total = days.map((day, index) => ({
    day,
    value: channels.reduce((sum, values) => sum + (values[index]?.value ?? 0), 0),
  }));
  return {
    total: total.filter(isDelivered),
    channels: channels.map((values) => values.filter(isDelivered)),
  };
};
