import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { textTypeIds } from '../column-types.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import type { WireError, WorkerReply, WorkerRequest, WorkerStart } from './protocol.ts';

/** Statements whose count of rows means rows changed, not rows answered. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

// Set by `embedded-database.ts`, the only one that starts this thread.
const { directory } = workerData as WorkerStart;
const files = new DurableNodeFS(directory);
const asText = (value: string) => value;
const opening = PGlite.create({
  fs: files,
  startParams: durableStartParams,
  parsers: Object.fromEntries(textTypeIds.map((type) => [type, asText])),
});

const wireError = (error: unknown): WireError => {
  const { message, code, constraint, detail } = error as Partial<Record<keyof WireError, string>>; // All optional: any thrown value fits.
  return {
    message: message ?? String(error),
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(detail ? { detail } : {}),
  };
};

/**
 * Whether the database inside is gone: a panic, or a fault of the engine around it. The next statement would never come
 * back. Any other error is one of its statement, and the database goes on.
 */
const isFatal = (error: unknown) => {
  const { severity, name } = error as { severity?: string; name?: string }; // Both optional: any thrown value fits.
  return (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    name === 'ExitStatus' ||
    error instanceof WebAssembly.RuntimeError
  );
};

const answer = async (request: WorkerRequest): Promise<WorkerReply> => {
  const { id } = request;
  const database = await opening;
  if (request.kind === 'close') {
    await database.close();
    return { id, rows: [], affected: undefined };
  }
  if (request.kind === 'syncs') return { id, rows: [files.syncs], affected: undefined };
  const { rows, command, affectedRows } = await database.query<unknown>(
    request.sql,
    [...request.parameters],
    request.blob === undefined ? {} : { blob: new Blob(request.blob) },
  );
  return { id, rows, affected: command && changing.has(command) ? affectedRows : undefined };
};

port.on('message', async (request: WorkerRequest) => {
  try {
    port.postMessage(await answer(request));
  } catch (error) {
    const last = isFatal(error);
    port.postMessage({ id: request.id, error: wireError(error), last } satisfies WorkerReply);
    // Ends this thread only; the other side starts a new one, and what was acknowledged is in the log on the disk.
    if (last) process.exit(1);
  }
});
