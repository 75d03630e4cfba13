import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTemporaryDirectory } from '../temporary-directory.ts';
import { csvOf } from './csv-export.ts';
import type { ExportRow, ExportTable } from './export-table.ts';
import { xlsxOf } from './xlsx-export.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const encoders = { csv: csvOf, xlsx: xlsxOf };

export type Spooled = { stream: Readable; /** Bytes. */ size: number };

/**
 * Writes a table to a temporary file and returns a stream of it. All rows are read first, so that a slow client holds no
 * database connection, a failure is an error response instead of half a file, and the size is known. `signal` aborts it.
 */
export const spoolTable = async (
  table: ExportTable,
  { format, signal }: { format: ExportFormat; signal: AbortSignal },
): Promise<Spooled> => {
  const { path: directory, remove } = createTemporaryDirectory('export');
  const path = join(directory, 'table');
  const blocks = new PassThrough({ objectMode: true, highWaterMark: 1 });
  const broken = new AbortController();
  const written = pipeline(encoders[format](table, blocks), createWriteStream(path, { mode: 0o600 })).catch(
    (error: unknown) => {
      // Rejects a pending `add`; the error itself is thrown below.
      broken.abort(error);
      throw error;
    },
  );
  // `await written` throws the same error later; until then an unhandled rejection would end the process.
  written.catch(() => {});
  const ended = AbortSignal.any([signal, broken.signal]);
  const add = async (rows: readonly ExportRow[]) => {
    ended.throwIfAborted();
    if (!blocks.write(rows)) await once(blocks, 'drain', { signal: ended });
  };
  try {
    await table.write(add);
    blocks.end();
    await written;
    const { size } = await stat(path);
    const stream = createReadStream(path);
    // `close` also follows when the client disconnects midway, so the file is always removed.
    stream.once('close', () => void remove());
    return { stream, size };
  } catch (error) {
    const failure: unknown = broken.signal.aborted ? broken.signal.reason : error;
    blocks.destroy();
    await written.catch(() => {});
    await remove();
    throw failure;
  }
};
