import { type Day, weekdayOf } from '../../modules/report/calendar.ts';
import { seedOf, wobble } from './noise.ts';
import type { DemoVideo } from './videos.ts';

/** Shorts are watched at the end of the week. */
const WEEKDAYS = [0.93, 0.92, 0.95, 0.97, 1.04, 1.12, 1.08];

/** What a day does to every video of a domain: the weekday, the season, and how it happens to go. */
export const dayFactor = (key: string, day: Day): number => {
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const season = 1 + 0.06 * Math.sin(number / 9.1) + 0.04 * Math.sin(number / 23.7);
  return (WEEKDAYS[weekdayOf(day)] ?? 1) * season * wobble(seedOf(key), number, 0.05);
};

/** A video's views, before they are brought to the domain's size: a wave, a long slope, and a little for ever. */
export const videoCurve = (video: DemoVideo, dayIndex: number): number => {
  const age = dayIndex - video.published;
  if (age < 0) return 0;
  const phase = (age + 0.7) / video.peak;
  const wave = phase ** 1.3 * Math.exp(1.3 * (1 - phase));
  const slope = 0.2 * Math.exp(-age / 38) + 0.045 * Math.exp(-age / 210) + 0.012;
  return video.weight * (wave + slope) * wobble(video.seed, age + 100, 0.11);
};
