import {
  addDays,
  addMonths,
  type Day,
  type Period,
  startOfMonth,
  startOfWeek,
  toMonthPeriod,
} from '../../platform/calendar.ts';

/** How often a person gets mail; each frequency is switched on by itself. */
export const mailFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** One frequency of a person's mails. */
export type MailKey = { accountId: string; memberId: string; frequency: MailFrequency };

const DAYS_OF_WEEK = 7;

/** The days that a mail is about, and the day that identifies the mail, so that it is sent once. */
export type MailOccasion = { period: Period; due: Day };

/**
 * The mail that is due when the figures of a day have come.
 * @param day the newest day with figures
 * @param today in the reader's time zone; weekly mails come with the first new day from Monday on
 */
export const findOccasion: Record<MailFrequency, (day: Day, today: Day) => MailOccasion> = {
  daily: (day) => ({ period: { from: day, to: day }, due: day }),
  weekly: (day, today) => ({
    period: { from: addDays(day, 1 - DAYS_OF_WEEK), to: day },
    due: startOfWeek(today),
  }),
  monthly: (day) => {
    const last = addMonths(startOfMonth(addDays(day, 1)), -1);
    const period = toMonthPeriod(last);
    return { period, due: period.to };
  },
};
