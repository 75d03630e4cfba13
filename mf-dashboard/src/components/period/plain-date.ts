/**
 * A calendar day of the reports, `YYYY-MM-DD`. It is a Pacific day and stays a string: turning it into an instant and
 * back in the viewer's time zone would move figures to the neighbouring day.
 */
export type PlainDate = string;

const DAY_MS = 86_400_000;

// UTC has no clock changes, so arithmetic on its days never gains or loses one.
const toUtc = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`);

/** The day of an instant in UTC; of now, one that may not have figures yet. */
export const dayOf = (time: number): PlainDate => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: PlainDate, days: number): PlainDate => dayOf(toUtc(date) + days * DAY_MS);

/** How many days the range holds, both ends counted. */
export const countDays = (from: PlainDate, to: PlainDate): number =>
  Math.round((toUtc(to) - toUtc(from)) / DAY_MS) + 1;

/** The first day of the month that lies `months` after the month of `date`. */
export const startOfMonth = (date: PlainDate, months = 0): PlainDate => {
  const day = new Date(toUtc(date));
  return dayOf(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
};

/** The last day of the month that lies `months` after the month of `date`. */
export const endOfMonth = (date: PlainDate, months = 0): PlainDate =>
  addDays(startOfMonth(date, months + 1), -1);
