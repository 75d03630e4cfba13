import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvOf } from './csv-export.ts';
import type { ExportRow, ExportTable } from './export-table.ts';
import { xlsxOf } from './xlsx-export.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const encoders = { csv: csvOf, xlsx: xlsxOf };

export type Spooled = { stream: Readable; /** Bytes. */ size: number };

/**
 * Writes a table into a file and hands over a stream of it. The rows are read to their end first, so that a slow
 * reader keeps no connection to the database, a failure is still an answer and not half a file, and the size is known.
 * Once nobody waits for it any more, the reading ends.
 */
export const spoolTable = async (
  table: ExportTable,
  { format, signal }: { format: ExportFormat; signal: AbortSignal },
): Promise<Spooled> => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-export-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  const path = join(directory, 'table');
  const blocks = new PassThrough({ objectMode: true, highWaterMark: 1 });
  const broken = new AbortController();
  const written = pipeline(encoders[format](table, blocks), createWriteStream(path, { mode: 0o600 })).catch(
    (error: unknown) => {
      // Whoever waits to add more is told by this; the failure itself is thrown below.
      broken.abort(error);
      throw error;
    },
  );
  // The same failure comes out of `await written`; without a handler it would end the process before.
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
    // Whoever gives up midway leaves nothing behind either.
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
