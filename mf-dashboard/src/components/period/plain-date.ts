import { addDays } from '@portal/shared/i18n';

/**
 * A Pacific day of the reports, `YYYY-MM-DD`. It stays a string: converting it to an instant and back in the user's
 * time zone would shift figures by a day.
 */
export type PlainDate = string;

const DAY_MS = 86_400_000;

// UTC has no clock changes, so day arithmetic is exact.
const toUtc = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`);

/** The UTC day of an instant; today may have no figures yet. */
export const dayOf = (time: number): PlainDate => new Date(time).toISOString().slice(0, 10);

/** The number of days in a range, both ends included. */
export const countDays = (from: PlainDate, to: PlainDate): number =>
  Math.round((toUtc(to) - toUtc(from)) / DAY_MS) + 1;

/** The first day of the month `months` after that of `date`. */
export const startOfMonth = (date: PlainDate, months = 0): PlainDate => {
  const day = new Date(toUtc(date));
  return dayOf(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
};

/** The last day of the month `months` after that of `date`. */
export const endOfMonth = (date: PlainDate, months = 0): PlainDate =>
  addDays(startOfMonth(date, months + 1), -1);

/** The number of calendar months of a range. */
export const countMonths = (from: PlainDate, to: PlainDate): number => {
  const [first, last] = [new Date(toUtc(from)), new Date(toUtc(to))];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  return years * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
};
