import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { bytesOf } from './byte-stream.ts';
import { fault, type FileFault, MalformedFileError } from './malformed.ts';
import { readRows } from './read-rows.ts';
import { cellText, type RowCells } from './row-cells.ts';
import { raggedFault } from './sink.ts';

/** Reading stops after this many faults. */
const MAX_FAULTS = 20;

/** A row of a file with the line on which it begins, for faults that callers find later. */
export type TableRow<Values> = { line: number; values: Values };

export type Table<Values> = {
  /** The names of the file's columns. */
  columns: ReadonlySet<string>;
  rows: TableRow<Values>[];
};

export type TableKind<Shape extends z.ZodObject> = {
  /** The schema of each column by name; optional columns may be missing, and an empty cell is undefined. */
  columns: Shape;
  /** Other names of columns. */
  aliases?: Readonly<Record<string, string>>;
  maxBytes: number;
  maxRows: number;
};

const nameOf = (cell: string, aliases: Readonly<Record<string, string>>) => {
  const name = cell.trim().toLowerCase();
  return aliases[name] ?? name;
};

const headerFaults = (names: readonly string[], columns: z.ZodObject): FileFault[] => {
  const faults: FileFault[] = [];
  for (const [index, name] of names.entries()) {
    const place = { line: 1, column: index + 1, name };
    if (names.indexOf(name) < index)
      faults.push(fault(place, 'duplicate_column', 'The column is there twice.'));
    else if (!Object.hasOwn(columns.shape, name))
      faults.push(fault(place, 'unknown_column', 'There is no such column.'));
  }
  for (const [name, schema] of Object.entries(columns.shape))
    // A column that may have empty cells may be missing.
    if (!names.includes(name) && !(schema as z.ZodType).safeParse(undefined).success)
      faults.push(fault({ line: 1, name }, 'missing_column', 'The column is missing.'));
  return faults;
};

/** Reads a small CSV file, plain or gzip, by column names; throws a `MalformedFileError` with all faults. */
export const readTable = async <Shape extends z.ZodObject>(
  source: Readable,
  { columns, aliases = {}, maxBytes, maxRows }: TableKind<Shape>,
): Promise<Table<z.output<Shape>>> => {
  const rows: TableRow<z.output<Shape>>[] = [];
  const faults: FileFault[] = [];
  let names: string[] | undefined;

  const readHeader = (row: RowCells) => {
    const found = Array.from({ length: row.count }, (_, index) => nameOf(cellText(row, index), aliases));
    const wrong = headerFaults(found, columns);
    if (wrong.length > 0) throw new MalformedFileError(wrong.slice(0, MAX_FAULTS));
    return found;
  };

  const faultsOf = (row: RowCells, header: readonly string[]): FileFault[] => {
    if (row.count !== header.length) return [raggedFault(row, header.length)];
    const cells = header.map((name, index) => [name, cellText(row, index).trim() || undefined]);
    const { data, error } = columns.safeParse(Object.fromEntries(cells));
    if (data) rows.push({ line: row.line, values: data });
    return (error?.issues ?? []).map(({ path: [name], message }) => {
      const column = header.indexOf(String(name)) + 1;
      const place = { line: row.line, name: String(name), ...(column > 0 ? { column } : {}) };
      return fault(place, 'bad_cell', message);
    });
  };

  await readRows(bytesOf(source, maxBytes).blocks, {
    take(row) {
      if (!names) {
        names = readHeader(row);
        return;
      }
      faults.push(...faultsOf(row, names));
      if (rows.length > maxRows)
        throw new MalformedFileError([
          fault({ line: row.line }, 'too_large', `There are more than ${maxRows} rows.`),
        ]);
      if (faults.length >= MAX_FAULTS) throw new MalformedFileError(faults.slice(0, MAX_FAULTS));
    },
    afterBlock: async () => {},
  });
  if (!names) throw new MalformedFileError([fault({ line: 1 }, 'empty_file', 'The file is empty.')]);
  if (faults.length > 0) throw new MalformedFileError(faults);
  return { columns: new Set(names), rows };
};
