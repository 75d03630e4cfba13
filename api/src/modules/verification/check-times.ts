import type { CheckDelay } from './verification.tables.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** So long a code is looked for. */
export const SEARCH_MS = 24 * HOUR_MS;
/** A press of the button looks again at once, but no more often than this. */
export const MANUAL_GAP_MS = 15 * SECOND_MS;
/** An operator has to do something about a refused key; asking often does not help. */
export const KEY_WAIT_MS = 15 * MINUTE_MS;
/** Clocks differ, and the units of a new day may come a little late. */
export const QUOTA_SLACK_MS = MINUTE_MS;

/** Edits reach the interface late, mostly within minutes; after that an hour more or less matters to nobody. */
const gaps = [
  ...[15 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS],
  ...[8 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS],
];

/** When the next look is, after so many since the search (or the last press of the button) began; the last one is at the end. */
export const nextCheckAt = (now: Date, step: number, endsAt: Date) =>
  new Date(Math.min(now.getTime() + (gaps[step] ?? HOUR_MS), endsAt.getTime()));

/** Waiting for units is not searching: the end moves with it. */
export const endAfterWait = (delay: CheckDelay, endsAt: Date, { now, next }: { now: Date; next: Date }) =>
  delay === 'quota' ? new Date(endsAt.getTime() + next.getTime() - now.getTime()) : endsAt;
