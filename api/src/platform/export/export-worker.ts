import { on } from 'node:events';
import { createWriteStream } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import type { MessagePort } from 'node:worker_threads';
import { renderCsv } from './csv-export.ts';
import type { ExportMessage, ExportOrder, ExportOutcome } from './export-order.ts';
import type { ExportRow } from './export-table.ts';
import { renderXlsx } from './xlsx-export.ts';

/** How much lower the priority of a thread that writes files is, so that the event loop and the database run first. */
const NICENESS = 10;

// On Linux these are priorities of the calling thread; elsewhere they would be those of the whole process.
if (process.platform === 'linux')
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));

const encoders = { csv: renderCsv, xlsx: renderXlsx };

/** Requests one block more than is being written, so that the database reads it meanwhile. */
async function* receiveBlocks(port: MessagePort): AsyncGenerator<readonly ExportRow[]> {
  // The port of `export-file.ts`, the only sender.
  const messages = on(port, 'message', { close: ['close'] }) as AsyncIterable<[ExportMessage]>;
  const requestNext = () => port.postMessage(undefined);
  requestNext();
  for await (const [message] of messages) {
    if ('end' in message) return;
    requestNext();
    yield message.rows;
  }
  throw new Error('The table ended before its last row.');
}

/** Writes a table to its file; called by the pool. */
export const writeTable = async ({ table, format, path, port }: ExportOrder): Promise<ExportOutcome> => {
  try {
    await pipeline(encoders[format](table, receiveBlocks(port)), createWriteStream(path, { mode: 0o600 }));
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    port.close();
  }
};
