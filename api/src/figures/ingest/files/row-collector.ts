import type { Day } from '../../../platform/calendar.ts';
import type { FactPiece, FactRows, FactTargets } from './fact-rows.ts';
import type { FileSum } from './file-sums.ts';
import type { MonthlyAmount } from './monthly-amount.ts';
import type { RowAmount } from './row-amounts.ts';
import { createFileError, type FileError } from '../../../platform/csv/file-error.ts';
import type { MappedColumn } from './header.ts';
import { readCellText, type RowCells } from '../../../platform/csv/row-cells.ts';

/** Checks and sums the rows of one file, and returns lines of a list for the staging table, or facts. */
export type RowCollector = {
  /** Checks and stores a row; returns its errors. */
  take(row: RowCells): FileError[] | undefined;
  /** Lines that are written out before the file is read completely. */
  drain(): Iterable<string>;
  /** The remaining lines, after the last row. */
  lines(): Iterable<string>;
  /** The facts of the part that was summed, of a report of figures. */
  facts(places: FactTargets): FactRows<Iterable<FactPiece>>;
  summary(): CollectedSummary;
};

export type CollectedSummary = {
  /** The sorted days of the file's rows; of a closing report, without those of corrections. */
  days: Day[];
  /** The number of rows of each channel. */
  channels: { youtubeId: string; rows: number }[];
  /** In how many parts the facts are summed, each with one reading of the file; they were summed of the first. */
  parts: number;
  /** What it has of each channel on each day; empty for lists. */
  sums: FileSum[];
  /** Every row of a closing report by channel, day and kind of adjustment; empty for other reports. */
  amounts: RowAmount[];
  /** The money of an owner's month; empty for other reports. */
  monthly: MonthlyAmount[];
  /** The rows that have the key of an earlier row, and the line of the first of them. */
  repeated: { rows: number; firstLine: number };
};

const reasons: Record<MappedColumn['kind'], { code: string; message: string }> = {
  day: { code: 'bad_date', message: 'Not a day that can have been reported (YYYYMMDD).' },
  id: { code: 'bad_id', message: 'Not an id.' },
  channel: { code: 'bad_id', message: 'Not an id.' },
  key: { code: 'bad_id', message: 'Not an id.' },
  country: { code: 'bad_country', message: 'Not a country code of two letters.' },
  count: { code: 'bad_number', message: 'Not a whole number.' },
  minutes: { code: 'bad_number', message: 'Not a number.' },
  percent: { code: 'bad_number', message: 'Not a number.' },
  amount: { code: 'bad_number', message: 'Not an amount.' },
  seconds: { code: 'bad_number', message: 'Not a length in seconds or h:mm:ss.' },
  month: { code: 'bad_date', message: 'Not a month or day (YYYYMM, YYYYMMDD).' },
  source: { code: 'bad_text', message: 'Not a kind of revenue.' },
  currency: { code: 'bad_text', message: 'Not a currency of three letters.' },
  adjustment: { code: 'bad_text', message: 'Not a kind of adjustment.' },
  text: { code: 'bad_text', message: 'Not a text.' },
  isrc: { code: 'bad_text', message: 'Not a text.' },
};

const placeOf = (row: RowCells, { name, index }: MappedColumn) => ({
  line: row.line,
  column: index + 1,
  name,
  value: readCellText(row, index),
});

/** The error of one cell, with its position. */
export const createCellError = (row: RowCells, column: MappedColumn): FileError => {
  const { code, message } = reasons[column.kind];
  return createFileError(placeOf(row, column), code, message);
};

const TOO_LARGE = ['out_of_range', 'Too large to be summed exactly.'] as const;

export const createTooLargeError = (row: RowCells, column: MappedColumn): FileError =>
  createFileError(placeOf(row, column), ...TOO_LARGE);

/** Of a sum of several rows. */
export const createTooLargeSumError = ({ name, index }: MappedColumn): FileError =>
  createFileError({ line: 1, column: index + 1, name }, ...TOO_LARGE);
