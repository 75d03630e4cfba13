import { fault, type FileFault, MalformedFileError } from './malformed.ts';
import { type ColumnKind, type ReportType, typeOfHeader, typeOfName } from './report-types.ts';

export type MappedColumn = {
  name: string;
  kind: Exclude<ColumnKind, 'word'>;
  /** Where it is in the file, from 0. */
  index: number;
};

export type MappedHeader = {
  type: ReportType;
  /** Cells of a row. */
  width: number;
  /** The columns that are read, in the order in which they are staged. */
  columns: MappedColumn[];
};

const faultsOf = (header: readonly string[], type: ReportType): FileFault[] => {
  const faults: FileFault[] = [];
  const seen = new Set<string>();
  header.forEach((name, index) => {
    const place = { line: 1, column: index + 1, name };
    if (seen.has(name)) faults.push(fault(place, 'duplicate_column', 'The column is there twice.'));
    else if (!(name in type.required) && !type.known.includes(name)) {
      faults.push(fault(place, 'unknown_column', `${type.id} has no such column.`));
    }
    seen.add(name);
  });
  for (const name of Object.keys(type.required)) {
    if (!seen.has(name)) faults.push(fault({ line: 1, name }, 'missing_column', 'The column is missing.'));
  }
  return faults;
};

/** Finds out what a file is and where its columns are: their order is not stable, so only names count. */
export const mapHeader = (header: readonly string[], fileName: string): MappedHeader => {
  const type = typeOfHeader(header);
  if (!type) {
    throw new MalformedFileError([
      fault({ line: 1 }, 'unknown_report', 'This is not the header of a report that can be read.'),
    ]);
  }
  const named = typeOfName(fileName);
  if (named !== undefined && named !== type.id) {
    throw new MalformedFileError([
      fault({ line: 1 }, 'unknown_report', `The file is named ${named}, but has the columns of ${type.id}.`),
    ]);
  }
  const faults = faultsOf(header, type);
  if (faults.length > 0) throw new MalformedFileError(faults);
  const columns = Object.entries(type.required).flatMap(([name, kind]): MappedColumn[] =>
    kind === 'word' ? [] : [{ name, kind, index: header.indexOf(name) }],
  );
  return { type, width: header.length, columns };
};
