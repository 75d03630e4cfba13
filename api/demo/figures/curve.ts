import { type Day, getWeekday } from '../../src/platform/calendar.ts';
import { hashText, randomFactor } from './noise.ts';
import type { DemoVideo } from './videos.ts';

/** Shorts are watched most at the end of the week. */
const WEEKDAYS = [0.93, 0.92, 0.95, 0.97, 1.04, 1.12, 1.08];

/** The factor of a day for every video of a domain: weekday, season and chance. */
export const computeDayFactor = (key: string, day: Day): number => {
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const season = 1 + 0.06 * Math.sin(number / 9.1) + 0.04 * Math.sin(number / 23.7);
  return (WEEKDAYS[getWeekday(day)] ?? 1) * season * randomFactor(hashText(key), number, 0.05);
};

/** A video's views before scaling: a peak, a long decline, and a small constant. */
export const computeViews = (video: DemoVideo, dayIndex: number): number => {
  const age = dayIndex - video.published;
  if (age < 0) return 0;
  const phase = (age + 0.7) / video.peak;
  const wave = phase ** 1.3 * Math.exp(1.3 * (1 - phase));
  const slope = 0.2 * Math.exp(-age / 38) + 0.045 * Math.exp(-age / 210) + 0.012;
  return video.weight * (wave + slope) * randomFactor(video.seed, age + 100, 0.11);
};
