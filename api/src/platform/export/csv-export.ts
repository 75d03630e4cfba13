import Papa from 'papaparse';
import {
  toDigits,
  type ExportCell,
  type ExportColumn,
  type ExportRow,
  type ExportTable,
} from './export-table.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** How formulas begin for spreadsheets, including full-width signs and the characters that spreadsheets skip. */
const FORMULA = /^[=+\-@\t\r\n\u0000＝＋－＠]/u;

/** Puts an apostrophe before text that a spreadsheet would evaluate as a formula (CSV injection). */
const escapeFormula = (text: string) => {
  const clean = text.replaceAll('\u0000', '');
  return FORMULA.test(text) || FORMULA.test(clean.trimStart()) ? `'${clean}` : clean;
};

const cellText = (cell: ExportCell, column: ExportColumn | undefined): string => {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('decimal' in cell) return cell.decimal === null ? '' : toDigits(cell.decimal, column);
  const text = 'text' in cell ? cell.text : cell.day;
  return text === null ? '' : escapeFormula(text);
};

const linesOf = (rows: readonly ExportRow[], columns: readonly ExportColumn[]) =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map((cell, index) => cellText(cell, columns[index]))),
        { newline: '\r\n' },
      )}\r\n`;

/** A table as CSV (RFC 4180). */
export async function* renderCsv(
  { columns }: Pick<ExportTable, 'columns'>,
  blocks: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + linesOf([columns.map(({ title }) => ({ text: title }))], []);
  for await (const rows of blocks) yield linesOf(rows, columns);
}
