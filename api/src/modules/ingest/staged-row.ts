import { isDay, type Day } from '../report/calendar.ts';
import { fault, type FileFault } from './malformed.ts';
import type { CsvRow } from './csv-rows.ts';
import type { MappedColumn, MappedHeader } from './header.ts';

type Kind = MappedColumn['kind'];
type Check = (cell: string) => string | undefined;

/** Countries nobody could or would tell: the platform's own code, and cells it left empty for privacy. */
const UNKNOWN_COUNTRY = 'ZZ';
/** The platform is not older. */
const FIRST_DAY = '2005-01-01';

const INTEGER = /^\d{1,15}(?:\.0+)?$/;
const DECIMAL = /^\d{1,15}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,2})?$/;
const AMOUNT = /^-?\d{1,12}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,2})?$/;
/** Ids of channels and videos; empty where the platform keeps them back. */
const ID = /^[A-Za-z0-9_-]{0,64}$/;
const COUNTRY = /^[A-Z]{2}$/;

const messages: Record<Kind, string> = {
  day: 'Not a day that can have been reported (YYYYMMDD).',
  id: 'Not an id.',
  country: 'Not a country code of two letters.',
  integer: 'Not a whole number.',
  decimal: 'Not a number.',
  amount: 'Not an amount.',
};

const codes: Record<Kind, string> = {
  day: 'bad_date',
  id: 'bad_id',
  country: 'bad_country',
  integer: 'bad_number',
  decimal: 'bad_number',
  amount: 'bad_number',
};

/** An empty cell is "not available", which is not 0; COPY reads it as null. */
const numeric =
  (pattern: RegExp): Check =>
  (cell) =>
    cell === '' || pattern.test(cell) ? cell : undefined;

const integer: Check = (cell) => {
  if (cell !== '' && !INTEGER.test(cell)) return undefined;
  const point = cell.indexOf('.');
  return point === -1 ? cell : cell.slice(0, point);
};

const dayChecks = (lastDay: Day): Check => {
  const known = new Map<string, string>();
  return (cell) => {
    const seen = known.get(cell);
    if (seen !== undefined) return seen;
    if (!/^\d{8}$/.test(cell)) return undefined;
    const day = `${cell.slice(0, 4)}-${cell.slice(4, 6)}-${cell.slice(6)}`;
    if (!isDay(day) || day < FIRST_DAY || day > lastDay) return undefined;
    known.set(cell, day);
    return day;
  };
};

export type RowReader = {
  /** The row as a line of CSV for the staging table, or what is wrong with it. */
  read(row: CsvRow): { line: string } | { faults: FileFault[] };
  /** Days seen so far, in order. */
  days(): Day[];
};

/** Checks and rewrites rows of one file. No row may speak of a day after `lastDay`. */
export const rowReader = (header: MappedHeader, lastDay: Day): RowReader => {
  const dayOf = dayChecks(lastDay);
  const checks: Record<Kind, Check> = {
    day: dayOf,
    // Quoted, because an empty id is a value of its own and not null.
    id: (cell) => (ID.test(cell) ? `"${cell}"` : undefined),
    country: (cell) => (cell === '' ? UNKNOWN_COUNTRY : COUNTRY.test(cell) ? cell : undefined),
    integer,
    decimal: numeric(DECIMAL),
    amount: numeric(AMOUNT),
  };
  const readers = header.columns.map((column) => ({ ...column, check: checks[column.kind] }));
  const days = new Set<Day>();

  return {
    read({ line, cells }) {
      if (cells.length !== header.width) {
        const message = `${cells.length} cells where the header has ${header.width}.`;
        return { faults: [fault({ line }, 'ragged_row', message)] };
      }
      const faults: FileFault[] = [];
      let staged = '';
      for (const { name, kind, index, check } of readers) {
        const value = check(cells[index] ?? '');
        if (value === undefined)
          faults.push(fault({ line, column: index + 1, name }, codes[kind], messages[kind]));
        else staged += staged === '' ? value : `,${value}`;
        if (kind === 'day' && value !== undefined) days.add(value);
      }
      return faults.length > 0 ? { faults } : { line: `${staged}\n` };
    },
    days: () => [...days].toSorted(),
  };
};
