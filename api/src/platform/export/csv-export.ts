import Papa from 'papaparse';
import {
  type ColumnKind,
  digitsOf,
  type ExportCell,
  type ExportColumn,
  type ExportRow,
  type ExportTable,
} from './export-table.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** How formulas begin for spreadsheets, including full-width signs and the characters that spreadsheets skip. */
const FORMULA = /^[=+\-@\t\r\n\u0000＝＋－＠]/u;

/**
 * Ids stay as they are even when they begin with `-`, as those of videos do: without a bracket, colon, quote or
 * exclamation mark a spreadsheet can neither call a function nor read another file.
 */
const ID = /^[\w-]+$/;

/** Puts an apostrophe before text that a spreadsheet would evaluate as a formula (CSV injection). */
const escapeFormula = (text: string) => {
  const clean = text.replaceAll('\u0000', '');
  return FORMULA.test(text) || FORMULA.test(clean.trimStart()) ? `'${clean}` : clean;
};

const cellText = (cell: ExportCell, kind: ColumnKind | undefined): string => {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('decimal' in cell) return cell.decimal === null ? '' : digitsOf(cell.decimal);
  const text = 'text' in cell ? cell.text : cell.day;
  if (text === null) return '';
  return kind === 'id' && ID.test(text) ? text : escapeFormula(text);
};

const linesOf = (rows: readonly ExportRow[], columns: readonly Pick<ExportColumn, 'kind'>[]) =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map((cell, index) => cellText(cell, columns[index]?.kind))),
        { newline: '\r\n' },
      )}\r\n`;

/** A table as CSV (RFC 4180). */
export async function* csvOf(
  { columns }: Pick<ExportTable, 'columns'>,
  blocks: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + linesOf([columns.map(({ title }) => ({ text: title }))], []);
  for await (const rows of blocks) yield linesOf(rows, columns);
}
