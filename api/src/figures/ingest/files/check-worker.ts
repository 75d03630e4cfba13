import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { checkFile, type CheckOptions, type ReadFile } from './check-file.ts';
import type { CheckReply, CheckRequest } from './check-protocol.ts';
import type { FactPiece } from './fact-rows.ts';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const postReply = (reply: CheckReply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);

/** The source of the file failed; the main thread has the error itself. */
class SourceFailedError extends Error {}

/** Messages from `check-in-thread.ts`, the only sender. */
const requests = on(port, 'message') as AsyncIterableIterator<[CheckRequest]>;

const nextRequest = async () => {
  const { value } = await requests.next();
  const [request] = value as [CheckRequest]; // The port stays open as long as the thread runs.
  return request;
};

let rows = 0;

async function* pieces(): AsyncGenerator<Buffer> {
  postReply({ more: true, rows });
  for (;;) {
    const request = await nextRequest();
    if ('end' in request) return;
    if (!('piece' in request)) throw new SourceFailedError();
    // Requests the next piece early, so that it arrives while this one is read.
    postReply({ more: true, rows });
    yield Buffer.from(request.piece.buffer, request.piece.byteOffset, request.piece.byteLength);
  }
}

/** Sends a chunk per request; the next one is computed while the receiver uses the last one. */
const sendPieces = async (pieces: Iterable<string | FactPiece>) => {
  for (const chunk of pieces) {
    await nextRequest();
    postReply({ chunk }, typeof chunk === 'string' ? [] : [chunk.bytes.buffer]);
  }
  await nextRequest();
  postReply({ chunk: undefined });
};

const sendRequested = async ({ lines, facts }: ReadFile) => {
  const request = await nextRequest();
  if (!('facts' in request)) return sendPieces(lines());
  const { summary, pieces } = facts(request.facts);
  postReply({ summary });
  return sendPieces(pieces);
};

const check = async (): Promise<ReadFile | undefined> => {
  try {
    // `check-in-thread.ts`, which starts this thread, sets the type.
    const read = await checkFile(pieces(), workerData as CheckOptions, (checked) => (rows = checked));
    postReply({ file: read.file });
    return read;
  } catch (error) {
    postReply(error instanceof MalformedFileError ? { errors: error.errors } : { error });
    return undefined;
  }
};

const read = await check();
if (read) await sendRequested(read);
port.close();
