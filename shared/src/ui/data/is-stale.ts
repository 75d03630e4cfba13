import type { Day } from '../../i18n/index.ts';

const DAY_MS = 86_400_000;

/** Views are delivered one to three days later; one more day for time zones and delays. */
const MAX_DELAY_DAYS = 4;

/** Whether the newest day of views is older than expected; `now` in milliseconds. */
export const isStale = (viewsThrough: Day | null, now: number): boolean =>
  viewsThrough !== null && now - Date.parse(`${viewsThrough}T00:00:00Z`) > (MAX_DELAY_DAYS + 1) * DAY_MS;
