import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckedFile, CheckOptions } from './check-file.ts';
import type { CheckReply, CheckRequest } from './check-protocol.ts';
import type { FactPlaces, FactRows } from './fact-rows.ts';
import { MalformedFileError } from './malformed.ts';

/** Strings and objects of the thread; what it sums up lies outside of this. */
const HEAP_MEGABYTES = 192;
/** What is read is garbage soon after: with little room for it, it is taken away early. */
const YOUNG_MEGABYTES = 8;

/** Pieces of this size cost little to hand over, and two of them little memory. */
const PIECE_BYTES = 256 * 1024;

/** Larger pieces of a source, each in memory of its own: what is handed over to a thread is gone here. */
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

/** A file that a thread has read, and still holds. */
export type HeldFile = {
  file: CheckedFile;
  lines(): AsyncIterable<string>;
  facts(places: FactPlaces): Promise<FactRows<AsyncIterable<Uint8Array<ArrayBuffer>>>>;
  /** Ends the thread, and what it holds with it. */
  release(): Promise<void>;
};

const repliesOf = (worker: Worker) =>
  on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[CheckReply]>;

/** What the thread gives; one piece is on its way while the last one is used. */
async function* givenBy<Piece>(worker: Worker, replies: AsyncIterable<[CheckReply]>): AsyncGenerator<Piece> {
  const ask = () => worker.postMessage({ next: true } satisfies CheckRequest);
  ask();
  for await (const [reply] of replies) {
    // The thread says nothing else any more, and gives what it was asked for.
    const { given } = reply as { given: Piece | undefined };
    if (given === undefined) {
      // What it held is needed no more, and the database has still to work.
      await worker.terminate();
      return;
    }
    ask();
    yield given;
  }
  throw new Error('The checking thread ended before it had given everything.');
}

const linesOf = (worker: Worker) => {
  const replies = repliesOf(worker);
  worker.postMessage({ lines: true } satisfies CheckRequest);
  return givenBy<string>(worker, replies);
};

const factsOf = async (worker: Worker, places: FactPlaces) => {
  const replies = repliesOf(worker);
  worker.postMessage({ facts: places } satisfies CheckRequest);
  const { value, done } = await replies.next();
  const [reply] = done ? [] : value;
  if (!reply || !('seen' in reply))
    throw new Error('The checking thread ended before it had placed its facts.');
  return { seen: reply.seen, pieces: givenBy<Uint8Array<ArrayBuffer>>(worker, replies) };
};

/** Hands a file over to a thread, piece by piece, until the thread has made up its mind. */
const feed = (worker: Worker, pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new Promise<CheckedFile>((resolve, reject) => {
    const send = (request: CheckRequest, transfer: ArrayBuffer[] = []) =>
      worker.postMessage(request, transfer);
    const sendPiece = async () => {
      const { value, done } = await pieces.next();
      if (done) send({ end: true });
      else send({ piece: value }, [value.buffer]);
    };
    const hear = (reply: CheckReply) => {
      if ('more' in reply) {
        sendPiece().catch((error: unknown) => {
          send({ failed: true });
          reject(error);
        });
        return;
      }
      worker.off('message', hear);
      if ('file' in reply) resolve(reply.file);
      else if ('faults' in reply) reject(new MalformedFileError(reply.faults));
      else reject('error' in reply ? reply.error : new Error('The checking thread spoke out of turn.'));
    };
    worker.on('message', hear);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The checking thread ended with ${code}.`)));
  });

/** Checks a file in a thread of its own, so that reading gigabytes delays nobody's request. */
export const checkInThread = async (
  source: AsyncIterable<Buffer>,
  options: CheckOptions,
): Promise<HeldFile> => {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
    workerData: options,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const pieces = largePieces(source);
  const release = async () => {
    await worker.terminate();
  };
  try {
    const file = await feed(worker, pieces);
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
