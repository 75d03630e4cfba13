import Papa from 'papaparse';
import { createFileError, MalformedFileError } from './file-error.ts';

export type CsvRow = {
  /** The line on which the row begins, from 1. */
  line: number;
  cells: string[];
};

/** Rows of reports have a few hundred characters; a longer one is an unclosed quote, or no report. */
const MAX_ROW_CHARACTERS = 64 * 1024;

type ParserResult = {
  data: string[][];
  errors: { message: string; row?: number }[];
  meta: { cursor: number };
};

const linesOf = (cells: readonly string[]) => 1 + cells.join('').split('\n').length - 1;

const withoutReturn = (cells: string[]) => {
  const last = cells.length - 1;
  if (cells[last]?.endsWith('\r')) cells[last] = cells[last].slice(0, -1);
  return cells;
};

/** Parses CSV in blocks of rows; rows may span the blocks of text. */
export async function* readCsvRows(text: AsyncIterable<string>, firstLine = 1): AsyncGenerator<CsvRow[]> {
  // Papa's streams push row by row; its parser can be called block by block.
  const parser = new Papa.Parser({ delimiter: ',', newline: '\n' });
  let rest = '';
  let line = firstLine;

  const read = (isLast: boolean): CsvRow[] => {
    // `parse` returns `any`; this type is what Papa documents.
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as ParserResult;
    // While more text follows, the last row is incomplete, and its errors are ignored.
    const error = errors.find(({ row }) => isLast || (row ?? 0) < data.length);
    const hasQuotes = rest.includes('"');
    const rows: CsvRow[] = [];
    for (const [index, cells] of data.entries()) {
      if (error?.row === index)
        throw new MalformedFileError([createFileError({ line }, 'bad_quotes', error.message)]);
      withoutReturn(cells);
      rows.push({ line, cells });
      line += hasQuotes ? linesOf(cells) : 1;
    }
    rest = isLast ? '' : rest.slice(meta.cursor);
    if (rest.length > MAX_ROW_CHARACTERS) {
      throw new MalformedFileError([createFileError({ line }, 'row_too_long', 'The row has no end.')]);
    }
    return rows;
  };

  for await (const block of text) {
    rest += block;
    if (!block.includes('\n') && rest.length <= MAX_ROW_CHARACTERS) continue;
    const rows = read(false);
    if (rows.length > 0) yield rows;
  }
  const rows = read(true);
  if (rows.length > 0) yield rows;
}
