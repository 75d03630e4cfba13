import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { pacificDayOf } from '../../platform/clock.ts';
import { addDays, type Day } from '../report/calendar.ts';
import { csvRows } from './csv-rows.ts';
import { mapHeader } from './header.ts';
import { fault, type FileFault, MalformedFileError } from './malformed.ts';
import { type ReportTypeId, stagedColumns } from './report-types.ts';
import { rowReader } from './staged-row.ts';
import { textOf } from './text-stream.ts';

/** As many faults as somebody will read; the file is refused with the first. */
const MAX_FAULTS = 20;

/** A checked file, rewritten for the staging table. */
export type SpooledFile = {
  type: ReportTypeId;
  columns: string[];
  digest: string;
  days: Day[];
  rows: number;
  /** The rows as CSV for COPY. */
  lines(): AsyncIterable<string>;
  remove(): Promise<void>;
};

/** A file in pieces that end where a line ends. */
async function* wholeLines(file: string) {
  let rest = '';
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    const text = `${rest}${piece}`;
    const end = text.lastIndexOf('\n') + 1;
    yield text.slice(0, end);
    rest = text.slice(end);
  }
}

const checkedInto = async (
  source: Readable,
  { name, now, write }: { name: string; now: Date; write: (text: string) => Promise<void> },
) => {
  const { text, digest } = textOf(source);
  const rows = csvRows(text);
  const first = await rows.next();
  const [headerRow, ...firstRows] = first.done ? [] : first.value;
  if (!headerRow) throw new MalformedFileError([fault({ line: 1 }, 'empty_file', 'The file is empty.')]);
  const header = mapHeader(headerRow.cells, name);
  // A report of the running day cannot exist; one day of grace for clocks that disagree.
  const reader = rowReader(header, addDays(pacificDayOf(now), 1));
  let count = 0;

  const faults: FileFault[] = [];

  const take = async (block: typeof firstRows) => {
    let lines = '';
    for (const row of block) {
      const result = reader.read(row);
      if ('line' in result) lines += result.line;
      else faults.push(...result.faults);
      if (faults.length >= MAX_FAULTS) throw new MalformedFileError(faults.slice(0, MAX_FAULTS));
    }
    count += block.length;
    // After a fault the file is only read on to name further ones.
    if (faults.length === 0) await write(lines);
  };
  await take(firstRows);
  for await (const block of rows) await take(block);
  if (faults.length > 0) throw new MalformedFileError(faults);
  return { type: header.type, digest: digest(), days: reader.days(), rows: count };
};

/**
 * Reads a report to its end and checks every row before the database hears of it: a bad file leaves nothing,
 * and a slow sender keeps no connection busy. Memory stays flat, the rows wait in a file.
 */
export const spoolFile = async (
  source: Readable,
  { name, now }: { name: string; now: Date },
): Promise<SpooledFile> => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-ingest-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  const file = join(directory, 'rows.csv');
  const output = createWriteStream(file, { mode: 0o600 });
  const ended = finished(output);
  // The same failure comes out of `write` below; without a handler it would end the process.
  ended.catch(() => {});
  const write = async (text: string) => {
    if (output.errored) throw output.errored;
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  try {
    const { type, digest, days, rows } = await checkedInto(source, { name, now, write });
    output.end();
    await ended;
    return {
      type: type.id,
      columns: stagedColumns(type),
      digest,
      days,
      rows,
      lines: () => wholeLines(file),
      remove,
    };
  } catch (error) {
    output.destroy();
    await remove();
    throw error;
  }
};
