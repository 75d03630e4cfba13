import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { textTypeIds } from '../column-types.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import type { WireError, WorkerReply, WorkerRequest, WorkerStart } from './protocol.ts';

/** Commands that return the number of changed rows as their row count. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

// `embedded-database.ts`, which starts this thread, sets the type.
const { directory } = workerData as WorkerStart;
const files = new DurableNodeFS(directory);
const asText = (value: string) => value;
/** PGlite formats byte by byte, which takes several times as long as storing them. */
const formatBytes = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`;
const opening = PGlite.create({
  fs: files,
  startParams: durableStartParams,
  serializers: { [types.BYTEA]: formatBytes },
  parsers: Object.fromEntries(textTypeIds.map((type) => [type, asText])),
});

const wireError = (error: unknown): WireError => {
  const { message, code, constraint, detail } = error as Partial<Record<keyof WireError, string>>; // All properties are optional, so any thrown value fits.
  return {
    message: message ?? String(error),
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(detail ? { detail } : {}),
  };
};

/**
 * Whether the database itself has failed, by a panic or a fault of WebAssembly, after which no statement returns. Any other
 * error concerns its statement only.
 */
const isFatal = (error: unknown) => {
  const { severity, name } = error as { severity?: string; name?: string }; // Both properties are optional, so any thrown value fits.
  return (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    name === 'ExitStatus' ||
    error instanceof WebAssembly.RuntimeError
  );
};

const handleRequest = async (request: WorkerRequest): Promise<WorkerReply> => {
  const { id } = request;
  const database = await opening;
  if (request.kind === 'close') {
    await database.close();
    return { id, rows: [], affectedRows: undefined };
  }
  if (request.kind === 'syncs') return { id, rows: [files.syncs], affectedRows: undefined };
  const { rows, command, affectedRows } = await database.query<unknown>(
    request.sql,
    [...request.parameters],
    request.blob === undefined ? {} : { blob: new Blob(request.blob) },
  );
  return { id, rows, affectedRows: command && changing.has(command) ? affectedRows : undefined };
};

port.on('message', async (request: WorkerRequest) => {
  try {
    port.postMessage(await handleRequest(request));
  } catch (error) {
    const last = isFatal(error);
    port.postMessage({ id: request.id, error: wireError(error), last } satisfies WorkerReply);
    // Ends this thread only; the main thread starts a new one, which recovers committed data from the WAL.
    if (last) process.exit(1);
  }
});
