import { writeXlsxStream } from 'hucre/xlsx';
import {
  type ColumnKind,
  toDigits,
  type ExportCell,
  type ExportColumn,
  type ExportRow,
  type ExportTable,
} from './export-table.ts';

/** The limit of a cell in Excel, in characters. */
const MAX_CELL_LENGTH = 32_767;
/** Characters that XML 1.0 does not allow. */
const INVALID_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Spreadsheets decode `_x0041_` as A, so the underscore that begins such a sequence is escaped. */
const ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/** Text cells are never evaluated as formulas, so text is only cleaned and shortened. */
const storedText = (text: string) =>
  text.replaceAll(INVALID_XML, '').slice(0, MAX_CELL_LENGTH).replaceAll(ESCAPED, '_x005F_');

/** Dates in a workbook have no time zone; midnight UTC is written as the same day on every server. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Decimals and whole numbers are written with all their digits, of which a double has about 16. */
const valueOf = (
  cell: ExportCell,
  column: ExportColumn | undefined,
): string | number | { digits: string } | Date | null => {
  if (cell === null || typeof cell === 'number') return cell;
  if (typeof cell === 'bigint') return { digits: String(cell) };
  if ('decimal' in cell) return cell.decimal === null ? null : { digits: toDigits(cell.decimal, column) };
  if ('day' in cell) return cell.day === null ? null : dateOf(cell.day);
  return cell.text === null ? null : storedText(cell.text);
};

const MONEY = { KRW: '#,##0', USD: '#,##0.00' };
/** About three significant digits: the price of 1,000 views is a few won or a few cents. */
const PRICE = { KRW: '#,##0.0', USD: '#,##0.0000' };

const formatOf = ({ kind, currency = 'KRW' }: ExportColumn): string | undefined => {
  const formats: Partial<Record<ColumnKind, string>> = {
    day: 'yyyy-mm-dd',
    count: '#,##0',
    share: '0.0%',
    // Fee rates are in basis points, hundredths of a percent.
    fee: '0.00%',
    rate: '#,##0.00',
    money: MONEY[currency],
    price: PRICE[currency],
  };
  return formats[kind];
};

/** Column widths in digits, the unit of spreadsheets. */
const MIN_WIDTHS: Partial<Record<ColumnKind, number>> = { id: 16, name: 24, title: 48, money: 16 };
const DEFAULT_WIDTH = 12;
const MAX_HEADER_WIDTH = 36;

/** Estimates the width of a column; Hangul and Han count as two digits. */
const widthOf = ({ title, kind }: ExportColumn) => {
  const header = [...title].reduce((width, sign) => width + (sign > '\u2e80' ? 2 : 1), 2);
  return Math.max(MIN_WIDTHS[kind] ?? DEFAULT_WIDTH, Math.min(header, MAX_HEADER_WIDTH));
};

async function* valuesOf(
  { columns }: Pick<ExportTable, 'columns'>,
  blocks: AsyncIterable<readonly ExportRow[]>,
) {
  for await (const rows of blocks)
    for (const row of rows) yield row.map((cell, index) => valueOf(cell, columns[index]));
}

/** A table as a workbook with one sheet and a frozen header row. */
export const renderXlsx = (
  { name, columns }: Pick<ExportTable, 'name' | 'columns'>,
  blocks: AsyncIterable<readonly ExportRow[]>,
) =>
  writeXlsxStream(valuesOf({ columns }, blocks), {
    name,
    columns: columns.map((column) => {
      const numFmt = formatOf(column);
      return { header: storedText(column.title), width: widthOf(column), ...(numFmt && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });
