/**
 * Spans of days are half-open everywhere: `from_day` is the first day, `until_day` the day after the last one. A span
 * that has not ended runs until `LAST_DAY`, and one that has always been runs from `FIRST_DAY`.
 */
export const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';

/** The basis points of a whole. */
export const WHOLE = 10_000;
