import {
  addDays,
  addMonths,
  type Day,
  listDaysOfMonth,
  isDay,
  startOfMonth,
} from '../../../platform/calendar.ts';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';
import { isClosing } from '../report-types.ts';
import type { ReportFile } from './report-file.ts';

const dayInName = (name: string) => {
  const match = /(?:^|\D)(20\d\d)-?(\d\d)-?(\d\d)(?:\D|$)/.exec(name);
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : '';
  return isDay(day) ? day : undefined;
};

const monthInName = (name: string) => {
  const match = /(?:^|\D)(20\d\d)-?(0[1-9]|1[0-2])(?:\D|$)/.exec(name);
  return match ? `${match[1]}-${match[2]}-01` : undefined;
};

/**
 * The month of a closing report: that of its rows, or the one in its file name when it has none. Throws for rows of several
 * months, and when neither says a month.
 */
export const readMonth = (file: ReportFile, name: string): Day => {
  const months = [...new Set(file.days.map(startOfMonth))];
  if (months.length > 1) {
    const named = months.map((month) => month.slice(0, 7)).join(', ');
    throw new MalformedFileError([
      {
        path: 'column date',
        code: 'several_months',
        message: `A report of a month has one month, not ${named}.`,
      },
    ]);
  }
  const inName = dayInName(name);
  const month = months[0] ?? (inName ? startOfMonth(inName) : monthInName(name));
  if (month !== undefined) return month;
  throw new MalformedFileError([
    {
      path: 'file name',
      code: 'no_month',
      message: 'A report whose rows have no day needs its month in the name, such as 202610.',
    },
  ]);
};

/** The days that a file replaces; a file without rows empties the day or month in its file name. */
export const listDaysOfFile = (file: ReportFile, name: string): Day[] => {
  if (isClosing(file.type)) return listDaysOfMonth(readMonth(file, name));
  if (file.rows > 0) return file.days;
  const day = dayInName(name);
  return day === undefined ? [] : [day];
};

/** The month of the first given day, as a period. */
export const getMonth = ([day = '']: readonly Day[]) => {
  const from = startOfMonth(day);
  return { from, to: addDays(addMonths(from, 1), -1) };
};
