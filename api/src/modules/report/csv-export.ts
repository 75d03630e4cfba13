import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Papa from 'papaparse';

/** A number, or a text that a person or the platform wrote. Money is a number: it is written as it is. */
export type ExportCell = { text: string | null } | number | bigint | null | { decimal: string | null };

const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for the beginning of a formula, full-width signs and what they skip before it included. */
const FORMULA = /^[=+\-@\t\r\n\u0000＝＋－＠]/u;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Text can never be read as a formula; an apostrophe in front tells a spreadsheet so. */
const guarded = (text: string) => {
  const clean = text.replaceAll('\u0000', '');
  return FORMULA.test(text) || FORMULA.test(clean.trimStart()) ? `'${clean}` : clean;
};

const cellText = (cell: ExportCell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('text' in cell) return cell.text === null ? '' : guarded(cell.text);
  if (cell.decimal === null) return '';
  // Only numbers may go by unguarded.
  if (!DECIMAL.test(cell.decimal)) throw new TypeError(`Not a decimal: ${cell.decimal}`);
  return cell.decimal;
};

const linesOf = (rows: readonly (readonly ExportCell[])[]) =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(cellText)),
        { newline: '\r\n' },
      )}\r\n`;

/**
 * Writes a table as CSV into a file and hands over a stream of it. The rows are read to their end first, so that a
 * slow reader keeps no connection to the database, and a failure is still an answer and not half a file.
 */
export const spoolCsv = async (
  header: readonly string[],
  write: (add: (rows: readonly (readonly ExportCell[])[]) => Promise<void>) => Promise<void>,
): Promise<Readable> => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-export-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  const path = join(directory, 'table.csv');
  const output = createWriteStream(path, { mode: 0o600 });
  const ended = finished(output);
  // The same failure comes out of the writing below; without a handler it would end the process.
  ended.catch(() => {});
  const add = async (rows: readonly (readonly ExportCell[])[]) => {
    if (output.errored) throw output.errored;
    if (!output.write(linesOf(rows))) await once(output, 'drain');
  };
  try {
    output.write(BYTE_ORDER_MARK);
    await add([header.map((text) => ({ text }))]);
    await write(add);
    output.end();
    await ended;
  } catch (error) {
    output.destroy();
    await remove();
    throw error;
  }
  const stream = createReadStream(path);
  // Whoever gives up midway leaves nothing behind either.
  stream.once('close', () => void remove());
  return stream;
};
