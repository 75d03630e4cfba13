import type { CheckDelay } from './verification.tables.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a code is searched for. */
export const SEARCH_MS = 24 * HOUR_MS;
/** How long before the end of a search its manager is notified that nothing was found: long enough to mend it. */
export const WARNING_MS = 6 * HOUR_MS;
/** A manual check runs at once, but not more often than this. */
export const MANUAL_GAP_MS = 15 * SECOND_MS;
/** An operator has to replace a refused key, so frequent attempts are useless. */
export const KEY_WAIT_MS = 15 * MINUTE_MS;
/** Tolerance for clocks, and for quota units that are granted a little late. */
export const QUOTA_TOLERANCE_MS = MINUTE_MS;

/**
 * Gaps between checks: edits of a description appear in the Data API mostly within minutes, later ones can wait.
 */
const gaps = [
  15 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  4 * MINUTE_MS,
  8 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
];

/**
 * The time of the next check, after `step` checks since the search or the last manual check began; the last one is
 * at the end.
 */
export const computeNextCheck = (now: Date, step: number, endsAt: Date) =>
  new Date(Math.min(now.getTime() + (gaps[step] ?? HOUR_MS), endsAt.getTime()));

/** Waiting for quota moves the end of the search. */
export const computeEnd = (delay: CheckDelay, endsAt: Date, { now, next }: { now: Date; next: Date }) =>
  delay === 'quota' ? new Date(endsAt.getTime() + next.getTime() - now.getTime()) : endsAt;
