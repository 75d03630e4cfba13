import type { Day } from '../report/calendar.ts';
import type { FactPlaces, FactRows } from './fact-rows.ts';
import { fault, type FileFault } from './malformed.ts';
import type { MappedColumn } from './header.ts';
import type { RowCells } from './row-cells.ts';

/** Takes the rows of one file in, and gives them out as lines for the staging table, or as facts where they are complete. */
export type RowSink = {
  /** Checks a row and keeps what it says; answers what is wrong with it. */
  take(row: RowCells): FileFault[] | undefined;
  /** Lines that are ready while the file is still read. */
  drain(): Iterable<string>;
  /** Everything that is left, after the last row. */
  lines(): Iterable<string>;
  /** Instead of the lines, of complete facts. */
  facts(places: FactPlaces): FactRows<Iterable<Uint8Array<ArrayBuffer>>>;
  summary(): SinkSummary;
};

export type SinkSummary = {
  /** Days of which the file has rows, in order; of a closing report, those of its month's own rows. */
  days: Day[];
  /** Rows of each channel that the file names. */
  channels: { youtubeId: string; rows: number }[];
  /** Whether there are facts as they are kept, each of them once; else the database adds up lines. */
  isComplete: boolean;
};

const reasons: Record<MappedColumn['kind'], { code: string; message: string }> = {
  day: { code: 'bad_date', message: 'Not a day that can have been reported (YYYYMMDD).' },
  id: { code: 'bad_id', message: 'Not an id.' },
  key: { code: 'bad_id', message: 'Not an id.' },
  country: { code: 'bad_country', message: 'Not a country code of two letters.' },
  count: { code: 'bad_number', message: 'Not a whole number.' },
  minutes: { code: 'bad_number', message: 'Not a number.' },
  percent: { code: 'bad_number', message: 'Not a number.' },
  amount: { code: 'bad_number', message: 'Not an amount.' },
  seconds: { code: 'bad_number', message: 'Not a length in seconds or h:mm:ss.' },
  adjustment: { code: 'bad_text', message: 'Not a kind of adjustment.' },
  text: { code: 'bad_text', message: 'Not a text.' },
  isrc: { code: 'bad_text', message: 'Not a text.' },
  word: { code: 'bad_text', message: 'Not a text.' },
};

/** A fault of one cell, at a place that a person can find. */
export const cellFault = (line: number, { name, kind, index }: MappedColumn): FileFault => {
  const { code, message } = reasons[kind];
  return fault({ line, column: index + 1, name }, code, message);
};

export const tooLargeFault = (line: number, { name, index }: MappedColumn): FileFault =>
  fault({ line, column: index + 1, name }, 'out_of_range', 'More than can be kept without losing digits.');

export const raggedFault = ({ line, count }: RowCells, width: number): FileFault =>
  fault({ line }, 'ragged_row', `${count} cells where the header has ${width}.`);
