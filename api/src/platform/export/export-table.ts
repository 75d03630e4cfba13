import type { Currency } from '@portal/shared/facts';

/** A number, an exact decimal, a day, or text, which may come from users or YouTube. Null is an empty cell. */
export type ExportCell =
  { text: string | null } | { decimal: string | null } | { day: string | null } | number | bigint | null;

export const text = (value: string | null): ExportCell => ({ text: value });
export const day = (value: string | null): ExportCell => ({ day: value });
export const decimal = (value: string | null | undefined): ExportCell => ({ decimal: value ?? null });

export type ExportRow = readonly ExportCell[];

/** How a spreadsheet formats a column. */
export type ColumnKind =
  'id' | 'name' | 'title' | 'label' | 'day' | 'count' | 'share' | 'fee' | 'money' | 'price' | 'rate';

export type ExportColumn = { title: string; kind: ColumnKind; currency?: Currency };

/** The content of an exported file; rows are written in blocks, so that they never are in memory all at once. */
export type ExportTable = {
  /** The name of the sheet in a workbook. */
  name: string;
  columns: readonly ExportColumn[];
  write: (add: (rows: readonly ExportRow[]) => Promise<void>) => Promise<void>;
};

/** A column with the cell that each row has in it. */
export type CellColumn<Row> = ExportColumn & { cell: (row: Row) => ExportCell };

/** A table of rows that are in memory. */
export const toTable = <Row>(
  name: string,
  columns: readonly CellColumn<Row>[],
  rows: readonly Row[],
): ExportTable => ({
  name,
  // A workbook is written in another thread, which no function can be sent to.
  columns: columns.map(({ cell: _, ...column }) => column),
  write: (add) => add(rows.map((row) => columns.map(({ cell }) => cell(row)))),
});

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Won have no subunit; hundredths are enough that sums of thousands of rows are right to the won. */
const wonFormat = new Intl.NumberFormat('en', {
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

/** Whether the text is a number, which `Intl` formats with all its digits. */
const isDecimal = (text: string): text is `${number}` => DECIMAL.test(text);

/**
 * Returns a decimal unchanged, or an amount in won rounded to hundredths.
 *
 * @throws TypeError for anything else, because decimals are not escaped against formulas.
 */
export const toDigits = (decimal: string, column?: Pick<ExportColumn, 'kind' | 'currency'>): string => {
  if (!isDecimal(decimal)) throw new TypeError(`Not a decimal: ${decimal}`);
  return column?.kind === 'money' && column.currency === 'KRW' ? wonFormat.format(decimal) : decimal;
};
