import { type Column, type ColumnKind, listColumnsToRead } from '../report-columns.ts';
import { type ReportType, reportTypes, typeOfName } from '../report-types.ts';
import { createHeaderError } from './header-error.ts';

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
};

/** The name as the Reporting API writes it: Studio has "Partner Revenue : Auction" and "Video Duration (sec)". */
const toColumnName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');

/** Replaces aliases by the column names of the report type. */
const namesFor = (names: readonly string[], type: ReportType) =>
  names.map((name) => {
    const own = 'aliases' in type ? type.aliases?.[name] : undefined;
    const other = own ?? (name in type.columns ? undefined : otherNames[name]);
    return other !== undefined && other in type.columns && !names.includes(other) ? other : name;
  });

const listMarks = (type: ReportType): readonly string[] => ('marks' in type ? (type.marks ?? []) : []);

/** The columns that a file of the report must have. */
const listExpected = (type: ReportType) => [
  ...Object.entries(type.columns).flatMap(([name, column]) => (column === 'unused' ? [] : [name])),
  ...listMarks(type).slice(0, 1),
];

/** How the columns of a file differ from those of a report type, by their names there. */
const compare = (found: readonly string[], type: ReportType) => {
  const names = namesFor(found, type);
  const marks = listMarks(type);
  const isMarked = marks.length === 0 || marks.some((mark) => found.includes(mark));
  const expected = listExpected(type);
  const missing = expected.filter((name) => !names.includes(name) && (!marks.includes(name) || !isMarked));
  const extra = names.flatMap((name, index) => (name in type.columns ? [] : [index]));
  const repeated = names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
  const shared = new Set(names).size - extra.length;
  return { type, names, expected, missing, extra, repeated, shared };
};
type Comparison = ReturnType<typeof compare>;

/** 1 for the same columns, 0 for none in common. */
const nearnessOf = ({ shared, extra, missing }: Comparison) =>
  shared / (shared + extra.length + missing.length);

const isComplete = ({ missing, extra, repeated }: Comparison) =>
  missing.length + extra.length + repeated.length === 0;

/** The nearest report first; of several the one of which the file has the most columns. */
const compareAll = (found: readonly string[]) =>
  Object.values(reportTypes)
    .map((type) => compare(found, type))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => nearnessOf(b) - nearnessOf(a) || b.shared - a.shared);

/**
 * Detects the report type and the positions of its columns by their names, because their order is not stable.
 * @throws MalformedFileError that says what was found, which report is nearest, and how its columns differ.
 */
export const mapHeader = (header: readonly string[], fileName: string): MappedHeader => {
  const found = header.map((text) => text.trim());
  const [nearest] = compareAll(found.map(toColumnName));
  if (!nearest)
    throw createHeaderError({ found, report: null, missing: [], extra: [], repeated: [], expected: [] });
  const { type, names, missing, expected } = nearest;
  const nameAt = (index: number) => found[index] ?? '';
  const difference = {
    found,
    report: type.id,
    missing,
    extra: nearest.extra.map(nameAt),
    repeated: nearest.repeated.map(nameAt),
    expected,
  };
  if (!isComplete(nearest)) throw createHeaderError(difference);
  const named = typeOfName(fileName);
  if (named !== undefined && named !== type.id) throw createHeaderError({ ...difference, named });
  const columns = listColumnsToRead<Column>(type.columns).map(({ name, kind }): MappedColumn => ({
    name,
    kind,
    index: names.indexOf(name),
  }));
  // A row of a closing report has further keys that depend on the file, such as the asset; without them only equal rows repeat.
  const isKey = (name: string) =>
    type.kind === 'facts' && (type.keys === 'all cells' || type.keys.includes(name));
  const keys = names.flatMap((name, index) => (isKey(name) ? [index] : []));
  return { type, width: header.length, columns, keys };
};
