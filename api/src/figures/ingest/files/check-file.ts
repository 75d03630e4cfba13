import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { toPacificDay } from '../../../platform/clock.ts';
import { addDays } from '../../../platform/calendar.ts';
import { readBytes } from '../../../platform/csv/byte-stream.ts';
import { createFactCollector, type FactCollectorOptions } from './fact-collector.ts';
import { mapHeader } from './header.ts';
import { createListCollector } from './list-collector.ts';
import { createSummaryCollector } from './summary-collector.ts';
import { createFileError, type FileError, MalformedFileError } from '../../../platform/csv/file-error.ts';
import { readRows } from '../../../platform/csv/read-rows.ts';
import type { ReportTypeId } from '../report-types.ts';
import { readCellText } from '../../../platform/csv/row-cells.ts';
import type { RowCollector, CollectedSummary } from './row-collector.ts';

/** Reading stops after this many errors. */
const MAX_ERRORS = 20;

export type CheckedFile = {
  type: ReportTypeId;
  digest: string;
  /** The number of rows, without the header. */
  rows: number;
  /** Whether lines were written to the file at `path`. */
  isSpilled: boolean;
  /** Without it the file may be cut off inside its last cell. */
  endsWithLineFeed: boolean;
} & CollectedSummary;

/** A completely read file; `lines` returns those that are not in the file at `path`. One of both can be called, once. */
export type ReadFile = { file: CheckedFile } & Pick<RowCollector, 'lines' | 'facts'>;

export type CheckOptions = FactCollectorOptions & {
  /** The file name of the report. */
  name: string;
  now: Date;
  /** The temporary file for lines that do not fit into memory. */
  path: string;
};

/** Writes lines to a file, which it creates for the first line, with back-pressure. */
const lineWriter = (path: string) => {
  let opened: { output: WriteStream; ended: Promise<void> } | undefined;
  const open = () => {
    const output = createWriteStream(path, { mode: 0o600 });
    const ended = finished(output);
    // `write` throws the same error; without this handler it would be an unhandled rejection.
    ended.catch(() => {});
    return { output, ended };
  };
  return {
    async write(lines: Iterable<string>) {
      for (const text of lines) {
        opened ??= open();
        const { output } = opened;
        if (output.errored) throw output.errored;
        if (!output.write(text)) await once(output, 'drain');
      }
    },
    /** Returns whether anything was written. */
    async end() {
      opened?.output.end();
      await opened?.ended;
      return opened !== undefined;
    },
    destroy: () => opened?.output.destroy(),
  };
};

/** Reads a report to its end, checks every row and prepares lines for the database; throws its errors otherwise. */
export const checkFile = async (
  source: AsyncIterable<Buffer>,
  { name, now, path, ...options }: CheckOptions,
  onRows: (rows: number) => void = () => {},
): Promise<ReadFile> => {
  const writer = lineWriter(path);
  const { blocks, digest, endsWithLineFeed } = readBytes(source);
  const errors: FileError[] = [];
  let collector: RowCollector | undefined;
  let type: ReportTypeId | undefined;
  let rows = 0;
  try {
    await readRows(blocks, {
      take(row) {
        if (!collector) {
          const header = mapHeader(
            Array.from({ length: row.count }, (_, index) => readCellText(row, index)),
            name,
          );
          type = header.type.id;
          // Reports of the current day do not exist yet; one more day allows for clocks that differ.
          const lastDay = addDays(toPacificDay(now), 1);
          if (header.type.kind === 'facts') collector = createFactCollector(header, lastDay, options);
          else if (header.type.kind === 'list') collector = createListCollector(header);
          else collector = createSummaryCollector(header, lastDay);
          return;
        }
        rows += 1;
        const found = collector.take(row);
        if (!found) return;
        errors.push(...found);
        if (errors.length >= MAX_ERRORS) throw new MalformedFileError(errors.slice(0, MAX_ERRORS));
      },
      async afterBlock() {
        onRows(rows);
        // After an error the file is read only to report further errors.
        if (collector && errors.length === 0) await writer.write(collector.drain());
      },
    });
    if (!collector || !type) {
      throw new MalformedFileError([createFileError({ line: 1 }, 'empty_file', 'The file is empty.')]);
    }
    if (errors.length > 0) throw new MalformedFileError(errors);
    const isSpilled = await writer.end();
    const { summary, lines, facts } = collector;
    return {
      file: { type, digest: digest(), rows, isSpilled, endsWithLineFeed: endsWithLineFeed(), ...summary() },
      lines,
      facts,
    };
  } catch (error) {
    writer.destroy();
    throw error;
  }
};
