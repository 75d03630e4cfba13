import {
  createFileError,
  type FileError,
  MalformedFileError,
  shortenValue,
} from '../../../platform/csv/file-error.ts';

/** What a refused header has, and how it differs from that of the report it is nearest to. */
export type HeaderDifference = {
  /** The file's columns, as they are written there. */
  found: string[];
  /** Null when it shares no column with any report. */
  report: string | null;
  /** What the report must have and the file has not. */
  missing: string[];
  /** What the file has and the report has not. */
  extra: string[];
  /** What the file has more than once. */
  repeated: string[];
  /** The columns that a file of the report must have. */
  expected: string[];
  /** The report that the file's name says. */
  named?: string | undefined;
};

export type HeaderError = FileError & { header: HeaderDifference };

/** More columns than any report has; a file of another kind may have any number. */
const MAX_COLUMNS = 200;

const listNames = (names: readonly string[]) => names.slice(0, MAX_COLUMNS).map((name) => shortenValue(name));

const describePart = (what: string, names: readonly string[]) =>
  names.length > 0 ? `${what} ${names.join(', ')}` : '';

const describe = ({ report, missing, extra, repeated, named }: HeaderDifference) => {
  if (report === null) return 'This is not the header of a report that can be read.';
  if (named !== undefined) return `The file is named ${named}, but has the columns of ${report}.`;
  const parts = [
    describePart('lacks', missing),
    describePart('has also', extra),
    describePart('has twice', repeated),
  ].filter((part) => part !== '');
  return `The nearest report is ${report}, from which the header differs: it ${parts.join('; it ')}.`;
};

const codeOf = ({ report, named }: HeaderDifference) => {
  if (report === null) return 'unknown_header';
  return named === undefined ? 'incomplete_header' : 'misnamed_report';
};

/** Refuses a file because of its header. */
export const createHeaderError = (difference: HeaderDifference): MalformedFileError => {
  const { found, missing, extra, repeated, expected } = difference;
  const header = {
    ...difference,
    found: listNames(found),
    missing: listNames(missing),
    extra: listNames(extra),
    repeated: listNames(repeated),
    expected: listNames(expected),
  };
  const error = createFileError({ line: 1 }, codeOf(header), describe(header));
  const refused: HeaderError = { ...error, header };
  return new MalformedFileError([refused]);
};
