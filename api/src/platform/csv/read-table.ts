import type { z } from 'zod';
import { readBytes } from './byte-stream.ts';
import { createFileError, type FileError, MalformedFileError } from './file-error.ts';
import { readRows } from './read-rows.ts';
import { readCellText, type RowCells } from './row-cells.ts';
import { createRaggedRowError } from './file-error.ts';

/** Reading stops after this many errors, unless the caller wants more. */
const MAX_ERRORS = 20;

/** A row of a file with the line on which it begins, for errors that callers find later. */
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
  /** Further columns that a file may have, which are not read. */
  unread?: readonly string[];
  maxBytes: number;
};

export type TableReader<Values> = {
  /** Reading stops after this many errors. @default 20 */
  maxErrors?: number;
  /** Takes a row without errors of its own; returns those that depend on other rows. */
  takeRow(row: TableRow<Values>, columns: Table<Values>['columns']): readonly FileError[];
  /** Awaited after each block of rows, for back-pressure. */
  afterBlock?(): Promise<void>;
};

const nameOf = (cell: string, aliases: Readonly<Record<string, string>>) => {
  const name = cell.trim().toLowerCase();
  return aliases[name] ?? name;
};

const findHeaderErrors = (
  names: readonly string[],
  columns: z.ZodObject,
  unread: readonly string[],
): FileError[] => {
  const errors: FileError[] = [];
  for (const [index, name] of names.entries()) {
    const place = { line: 1, column: index + 1, name };
    if (names.indexOf(name) < index)
      errors.push(createFileError(place, 'duplicate_column', 'The column is there twice.'));
    else if (!Object.hasOwn(columns.shape, name) && !unread.includes(name))
      errors.push(createFileError(place, 'unknown_column', 'There is no such column.'));
  }
  for (const [name, schema] of Object.entries(columns.shape))
    // A column that may have empty cells may be missing.
    if (!names.includes(name) && !(schema as z.ZodType).safeParse(undefined).success)
      errors.push(createFileError({ line: 1, name }, 'missing_column', 'The column is missing.'));
  return errors;
};

/**
 * Reads a CSV file of any length row by row, plain or gzip, by column names; throws a `MalformedFileError` with the errors
 * of all lines.
 */
export const streamTable = async <Shape extends z.ZodObject>(
  source: AsyncIterable<Buffer>,
  { columns, aliases = {}, unread = [], maxBytes }: TableKind<Shape>,
  { maxErrors = MAX_ERRORS, takeRow, afterBlock = async () => {} }: TableReader<z.output<Shape>>,
) => {
  const errors: FileError[] = [];
  let header: { names: string[]; columns: Set<string> } | undefined;

  const readHeader = (row: RowCells) => {
    const names = Array.from({ length: row.count }, (_, index) => nameOf(readCellText(row, index), aliases));
    const wrong = findHeaderErrors(names, columns, unread);
    if (wrong.length > 0) throw new MalformedFileError(wrong.slice(0, MAX_ERRORS));
    return { names, columns: new Set(names) };
  };

  const checkRow = (row: RowCells, { names, columns: present }: NonNullable<typeof header>) => {
    if (row.count !== names.length) return [createRaggedRowError(row, names.length)];
    const cells = names.map((name, index) => [name, readCellText(row, index).trim() || undefined]);
    const { data, error } = columns.safeParse(Object.fromEntries(cells));
    if (error === undefined) return takeRow({ line: row.line, values: data }, present);
    return error.issues.map(({ path: [name], message }) => {
      const column = names.indexOf(String(name)) + 1;
      const place = { line: row.line, name: String(name) };
      const cell = column > 0 ? { column, value: readCellText(row, column - 1) } : {};
      return createFileError({ ...place, ...cell }, 'bad_cell', message);
    });
  };

  await readRows(readBytes(source, maxBytes).blocks, {
    take(row) {
      if (!header) {
        header = readHeader(row);
        return;
      }
      errors.push(...checkRow(row, header));
      if (errors.length >= maxErrors) throw new MalformedFileError(errors.slice(0, maxErrors));
    },
    afterBlock,
  });
  if (!header)
    throw new MalformedFileError([createFileError({ line: 1 }, 'empty_file', 'The file is empty.')]);
  if (errors.length > 0) throw new MalformedFileError(errors);
  return header.columns;
};

/** Reads a small CSV file into memory, like `streamTable`. */
export const readTable = async <Shape extends z.ZodObject>(
  source: AsyncIterable<Buffer>,
  { maxRows, maxErrors, ...kind }: TableKind<Shape> & { maxRows: number; maxErrors?: number },
): Promise<Table<z.output<Shape>>> => {
  const rows: TableRow<z.output<Shape>>[] = [];
  const columns = await streamTable(source, kind, {
    ...(maxErrors !== undefined && { maxErrors }),
    takeRow(row) {
      rows.push(row);
      if (rows.length <= maxRows) return [];
      throw new MalformedFileError([
        createFileError({ line: row.line }, 'too_large', `There are more than ${maxRows} rows.`),
      ]);
    },
  });
  return { columns, rows };
};
