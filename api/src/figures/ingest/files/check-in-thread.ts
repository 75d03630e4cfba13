import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckedFile, CheckOptions } from './check-file.ts';
import type { CheckReply, CheckRequest } from './check-protocol.ts';
import type { FactPiece, FactRows, FactTargets } from './fact-rows.ts';
import { MalformedFileError } from '../../../platform/csv/file-error.ts';

/** The heap of the thread; the typed arrays of its sums are outside of it. */
const OLD_GENERATION_MB = 192;
/** Limits V8's young generation, so that rows, which are garbage after their check, are collected early. */
const YOUNG_GENERATION_MB = 8;

/** Large enough for a cheap transfer, small enough to have two of them in memory. */
const PIECE_BYTES = 256 * 1024;

/** Copies a source into larger pieces with their own memory, because a transferred buffer is detached from this thread. */
async function* largePieces(source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(PIECE_BYTES);
  let size = 0;
  for await (const bytes of source) {
    for (let at = 0; at < bytes.length;) {
      const taken = Math.min(bytes.length - at, PIECE_BYTES - size);
      piece.set(bytes.subarray(at, at + taken), size);
      at += taken;
      size += taken;
      if (size < PIECE_BYTES) continue;
      yield piece;
      piece = new Uint8Array(PIECE_BYTES);
      size = 0;
    }
  }
  if (size > 0) yield piece.subarray(0, size);
}

/** A checked file; its content is in the memory of a thread. */
export type CheckedFileHandle = {
  file: CheckedFile;
  lines(): AsyncIterable<string>;
  facts(places: FactTargets): Promise<FactRows<AsyncIterable<FactPiece>>>;
  /** Ends the thread, which frees its memory. */
  release(): Promise<void>;
};

const repliesOf = (worker: Worker) =>
  on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[CheckReply]>;

/** Yields what the thread sends; the next chunk is requested while the caller uses the last one. */
async function* receivePieces<Piece>(
  worker: Worker,
  replies: AsyncIterable<[CheckReply]>,
): AsyncGenerator<Piece> {
  const requestNext = () => worker.postMessage({ next: true } satisfies CheckRequest);
  requestNext();
  for await (const [reply] of replies) {
    // After the check the thread sends nothing but the chunks that were requested.
    const { chunk } = reply as { chunk: Piece | undefined };
    if (chunk === undefined) {
      // Frees the memory of the thread while the database still works.
      await worker.terminate();
      return;
    }
    requestNext();
    yield chunk;
  }
  throw new Error('The checking thread ended before it had sent all chunks.');
}

const linesOf = (worker: Worker) => {
  const replies = repliesOf(worker);
  worker.postMessage({ lines: true } satisfies CheckRequest);
  return receivePieces<string>(worker, replies);
};

const factsOf = async (worker: Worker, places: FactTargets) => {
  const replies = repliesOf(worker);
  worker.postMessage({ facts: places } satisfies CheckRequest);
  const { value, done } = await replies.next();
  const [reply] = done ? [] : value;
  if (!reply || !('summary' in reply))
    throw new Error('The checking thread ended before it had summarised its facts.');
  return { summary: reply.summary, pieces: receivePieces<FactPiece>(worker, replies) };
};

/** What was checked of a file so far. */
export type ReadProgress = { rows: number; bytes: number };

/** Sends a file to a thread piece by piece, until the thread has accepted or refused it. */
const sendPieces = (
  worker: Worker,
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  onRead: (progress: ReadProgress) => void,
) =>
  new Promise<CheckedFile>((resolve, reject) => {
    // The thread requests a piece before it checks the last one.
    let sent = 0;
    let checked = 0;
    const send = (request: CheckRequest, transfer: ArrayBuffer[] = []) =>
      worker.postMessage(request, transfer);
    const sendPiece = async () => {
      const { value, done } = await pieces.next();
      if (done) return send({ end: true });
      checked = sent;
      sent += value.length;
      send({ piece: value }, [value.buffer]);
    };
    const handleReply = (reply: CheckReply) => {
      if ('more' in reply) {
        onRead({ rows: reply.rows, bytes: checked });
        sendPiece().catch((error: unknown) => {
          send({ failed: true });
          reject(error);
        });
        return;
      }
      worker.off('message', handleReply);
      if ('file' in reply) resolve(reply.file);
      else if ('errors' in reply) reject(new MalformedFileError(reply.errors));
      else
        reject('error' in reply ? reply.error : new Error('The checking thread sent an unexpected reply.'));
    };
    worker.on('message', handleReply);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The checking thread ended with ${code}.`)));
  });

/** Checks a file in a worker thread, so that reading gigabytes does not block the event loop. */
export const checkInThread = async (
  source: AsyncIterable<Buffer>,
  options: CheckOptions,
  onRead: (progress: ReadProgress) => void,
): Promise<CheckedFileHandle> => {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
    workerData: options,
    resourceLimits: {
      maxOldGenerationSizeMb: OLD_GENERATION_MB,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
  const pieces = largePieces(source);
  const release = async () => {
    await worker.terminate();
  };
  try {
    const file = await sendPieces(worker, pieces, onRead);
    return {
      file,
      lines: () => linesOf(worker),
      facts: (places) => factsOf(worker, places),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  } finally {
    await pieces.return(undefined);
  }
};
