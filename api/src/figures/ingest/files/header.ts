import { createFileError, type FileError, MalformedFileError } from '../../../platform/csv/file-error.ts';
import { type Column, type ColumnKind, listColumnsToRead } from '../report-columns.ts';
import { type ReportType, typeOfHeader, typeOfName } from '../report-types.ts';

export type MappedColumn = {
  name: string;
  kind: ColumnKind;
  /** The index of the cell in a row, from 0. */
  index: number;
};

export type MappedHeader = {
  type: ReportType;
  /** The number of cells in a row. */
  width: number;
  /** The columns that are read, in the order of the report type. */
  columns: MappedColumn[];
  /** The indexes of the cells by which a row differs from all others of its file; none of a list. */
  keys: number[];
};

/** Aliases of columns: names in closing reports depend on where these were downloaded. */
const otherNames: Readonly<Record<string, string>> = {
  day: 'date',
  country: 'country_code',
  label: 'record_label',
  video_duration__sec: 'video_duration_sec',
};

/** Replaces aliases by the column names of the report type. */
const namesFor = (header: readonly string[], type: ReportType) =>
  header.map((name) => {
    const other = otherNames[name];
    const isMeant =
      other !== undefined && !(name in type.columns) && other in type.columns && !header.includes(other);
    return isMeant ? other : name;
  });

const listErrors = (header: readonly string[], type: ReportType): FileError[] => {
  const errors: FileError[] = [];
  const seen = new Set<string>();
  header.forEach((name, index) => {
    const place = { line: 1, column: index + 1, name };
    if (seen.has(name)) errors.push(createFileError(place, 'duplicate_column', 'The column is there twice.'));
    else if (!(name in type.columns)) {
      errors.push(createFileError(place, 'unknown_column', `${type.id} has no such column.`));
    }
    seen.add(name);
  });
  for (const [name, column] of Object.entries(type.columns)) {
    if (column !== 'unused' && !seen.has(name))
      errors.push(createFileError({ line: 1, name }, 'missing_column', 'The column is missing.'));
  }
  return errors;
};

/** Detects the report type and the positions of its columns by their names, because their order is not stable. */
export const mapHeader = (header: readonly string[], fileName: string): MappedHeader => {
  const type = typeOfHeader(header);
  if (!type) {
    throw new MalformedFileError([
      createFileError({ line: 1 }, 'unknown_report', 'This is not the header of a report that can be read.'),
    ]);
  }
  const named = typeOfName(fileName);
  if (named !== undefined && named !== type.id) {
    throw new MalformedFileError([
      createFileError(
        { line: 1 },
        'unknown_report',
        `The file is named ${named}, but has the columns of ${type.id}.`,
      ),
    ]);
  }
  const names = namesFor(header, type);
  const errors = listErrors(names, type);
  if (errors.length > 0) throw new MalformedFileError(errors);
  const columns = listColumnsToRead<Column>(type.columns).map(({ name, kind }): MappedColumn => ({
    name,
    kind,
    index: names.indexOf(name),
  }));
  // A row of a closing report has further keys that depend on the file, such as the asset; without them only equal rows repeat.
  const isKey = (name: string) => !type.isList && (type.keys === 'all cells' || type.keys.includes(name));
  const keys = names.flatMap((name, index) => (isKey(name) ? [index] : []));
  return { type, width: header.length, columns, keys };
};
