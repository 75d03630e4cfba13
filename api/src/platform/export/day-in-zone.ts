import { z } from 'zod';

/** The longest name of a time zone has 32 characters. */
const MAX_NAME_LENGTH = 64;

/** Returns the day of an instant, `YYYY-MM-DD`. */
export type DayOf = (instant: Date) => string;

/**
 * Creates the function for the days of a time zone.
 * @throws RangeError for an unknown time zone
 */
export const createDayOf = (timeZone: string): DayOf => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => format.format(instant);
};

const isTimeZone = (name: string) => {
  try {
    createDayOf(name);
    return true;
  } catch {
    return false;
  }
};

/** The query parameter of an export with the user's time zone, in which instants become days as they do on the screen. */
export const timeZone = z
  .string()
  .max(MAX_NAME_LENGTH)
  .refine(isTimeZone, { error: 'invalid' })
  .default('UTC')
  .describe('The time zone in which instants become days, e.g. `Asia/Seoul`.');
