import { writeXlsxStream } from 'hucre/xlsx';
import {
  type ColumnKind,
  digitsOf,
  type ExportCell,
  type ExportColumn,
  type ExportRow,
  type ExportTable,
} from './export-table.ts';

/** As much as a cell may hold. */
const LONGEST_TEXT = 32_767;
/** What XML 1.0 cannot say, and no title needs. */
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** A spreadsheet reads `_x0041_` as A: the first underline is written that way itself. */
const ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/** Text is stored as text: whatever it begins with, no spreadsheet computes it. */
const storedText = (text: string) =>
  text.replaceAll(NO_XML, '').slice(0, LONGEST_TEXT).replaceAll(ESCAPED, '_x005F_');

/** Midnight UTC is that day everywhere: a spreadsheet's dates know no time zone. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const valueOf = (cell: ExportCell): string | number | Date | null => {
  if (cell === null) return null;
  if (typeof cell !== 'object') return Number(cell);
  if ('decimal' in cell) return cell.decimal === null ? null : Number(digitsOf(cell.decimal));
  if ('day' in cell) return cell.day === null ? null : dateOf(cell.day);
  return cell.text === null ? null : storedText(cell.text);
};

const MONEY = { KRW: '#,##0', USD: '#,##0.00' };
/** Three digits that count: a price of a thousand views is some won, or some cents. */
const PRICE = { KRW: '#,##0.0', USD: '#,##0.0000' };

const formatOf = ({ kind, currency = 'KRW' }: ExportColumn): string | undefined => {
  const formats: Partial<Record<ColumnKind, string>> = {
    day: 'yyyy-mm-dd',
    count: '#,##0',
    share: '0.0%',
    // Rates are set in hundredths of a percent.
    fee: '0.00%',
    rate: '#,##0.00',
    money: MONEY[currency],
    price: PRICE[currency],
  };
  return formats[kind];
};

/** In digits, as spreadsheets measure. */
const LEAST_WIDTH: Partial<Record<ColumnKind, number>> = { id: 16, name: 24, title: 48, money: 16 };
const USUAL_WIDTH = 12;
const WIDEST_HEADER = 36;

/** Hangul and Han are as wide as two digits. */
const widthOf = ({ title, kind }: ExportColumn) => {
  const header = [...title].reduce((width, sign) => width + (sign > '\u2e80' ? 2 : 1), 2);
  return Math.max(LEAST_WIDTH[kind] ?? USUAL_WIDTH, Math.min(header, WIDEST_HEADER));
};

async function* valuesOf(blocks: AsyncIterable<readonly ExportRow[]>) {
  for await (const rows of blocks) for (const row of rows) yield row.map(valueOf);
}

/** A table as a workbook of one sheet; its names of columns stay in sight. */
export const xlsxOf = (
  { name, columns }: Pick<ExportTable, 'name' | 'columns'>,
  blocks: AsyncIterable<readonly ExportRow[]>,
) =>
  writeXlsxStream(valuesOf(blocks), {
    name,
    columns: columns.map((column) => {
      const numFmt = formatOf(column);
      return { header: storedText(column.title), width: widthOf(column), ...(numFmt && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });
