/** Text, a number, or an exact decimal as the API sends it; null stays empty, it is not zero. */
export type CsvCell = string | number | null;

/** Without it Excel reads Hangul and Han as Latin letters. */
const BYTE_ORDER_MARK = '\uFEFF';

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A title that begins like a formula would be run by a spreadsheet; a leading apostrophe makes it text. */
const disarm = (text: string) => (/^[=+\-@\t\r]/.test(text) && !DECIMAL.test(text) ? `'${text}` : text);

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const write = (cell: CsvCell) => (cell === null ? '' : quote(disarm(String(cell))));

/** Rows as the text of a CSV file that spreadsheets open without questions. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(write).join(',')).join('\r\n') + '\r\n';
