import Papa from 'papaparse';
import type { Language } from '@portal/shared/i18n';
import type { Category } from './register.api.ts';

/** A row of a CSV file: a link or handle, and its category when the file names one. */
export type CsvLine = { link: string; category: Category | undefined };

/** The languages in which spreadsheets save CSV files that are neither UTF-8 nor windows-1252. */
const LEGACY_ENCODING: Partial<Record<Language, string>> = {
  ko: 'euc-kr',
  'zh-CN': 'gb18030',
  'zh-TW': 'big5',
};

type CategoryNames = Readonly<Record<string, Category>>;

const findCategory = (names: CategoryNames, cell = ''): Category | undefined =>
  names[cell.trim().toLowerCase()];

/** Whether the cells are names of columns: links, handles and ids contain one of these characters or begin with UC. */
const isHeader = ([first = '', second]: readonly string[], names: CategoryNames) =>
  !/[@./]|^UC[\w-]{22}$/.test(first.trim()) && !findCategory(names, second);

/**
 * Decodes a file as UTF-8, else in the encoding that spreadsheets of the language use.
 *
 * @throws TypeError for a file that is no text, such as a workbook under the name of a CSV file.
 */
export function decodeCsv(bytes: ArrayBuffer, language: Language): string {
  const view = new Uint8Array(bytes);
  if (view[0] === 0xff && view[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // The encodings below have no zero bytes in a text.
  if (view.includes(0)) throw new TypeError('The file is no text.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The bytes are not UTF-8.
    return new TextDecoder(LEGACY_ENCODING[language] ?? 'windows-1252').decode(bytes);
  }
}

/** Parses a CSV file with a link per row and optionally a category, named by its code or by one of `names`. */
export function parseChannelCsv(text: string, names: CategoryNames): CsvLine[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const rows = data[0] && isHeader(data[0], names) ? data.slice(1) : data;
  return rows.flatMap(([link = '', category]) =>
    link.trim() === '' ? [] : [{ link: link.trim(), category: findCategory(names, category) }],
  );
}

/** The address of a template that a spreadsheet opens; the byte order mark makes it read UTF-8. */
export const toCsvUrl = (rows: readonly (readonly string[])[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${Papa.unparse(rows.map((row) => [...row]))}\r\n`)}`;
