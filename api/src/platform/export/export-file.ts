import { on } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import { createTemporaryDirectory } from '../temporary-directory.ts';
import type { ExportFormat, ExportMessage } from './export-order.ts';
import type { ExportPool } from './export-pool.ts';
import type { ExportRow, ExportTable } from './export-table.ts';

export type ExportFile = { stream: Readable; /** Bytes. */ size: number };

/**
 * Writes a table to a temporary file and returns a stream of it. All rows are read first, so that a slow client holds no
 * database connection, a failure is an error response instead of half a file, and the size is known. `signal` aborts it.
 */
export const writeExportFile = async (
  { name, columns, write }: ExportTable,
  { format, signal, pool }: { format: ExportFormat; signal: AbortSignal; pool: ExportPool },
): Promise<ExportFile> => {
  const { path: directory, remove } = createTemporaryDirectory('export');
  const path = join(directory, 'table');
  const { port1: port, port2 } = new MessageChannel();
  const broken = new AbortController();
  const written = pool
    .write({ table: { name, columns }, format, path, port: port2 })
    .catch((error: unknown) => {
      // Rejects a pending `add`; the error itself is thrown below.
      broken.abort(error);
      throw error;
    });
  // `await written` throws the same error later; until then an unhandled rejection would end the process.
  written.catch(() => {});
  const ended = AbortSignal.any([signal, broken.signal]);
  const requests = on(port, 'message', { signal: ended });
  const send = (message: ExportMessage) => port.postMessage(message);
  const add = async (rows: readonly ExportRow[]) => {
    ended.throwIfAborted();
    await requests.next();
    send({ rows });
  };
  try {
    await write(add);
    send({ end: true });
    await written;
    const { size } = await stat(path);
    const stream = createReadStream(path);
    // `close` also follows when the client disconnects midway; what cannot be removed, the next start removes.
    stream.once('close', () => remove().catch(() => undefined));
    return { stream, size };
  } catch (error) {
    const failure: unknown = broken.signal.aborted ? broken.signal.reason : error;
    // The thread ends its work when the port closes.
    port.close();
    await written.catch(() => {});
    await remove();
    throw failure;
  } finally {
    port.close();
  }
};
