import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { checkFile, type ReadFile } from './check-file.ts';
import type { CheckReply, CheckRequest, CheckStart } from './check-protocol.ts';
import { MalformedFileError } from './malformed.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const say = (reply: CheckReply) => port.postMessage(reply);

/** The sender gave up; whoever feeds this thread knows why. */
class SourceFailedError extends Error {}

/** All that is sent to this thread, by `check-in-thread.ts` only. */
const requests = on(port, 'message') as AsyncIterableIterator<[CheckRequest]>;

async function* pieces(): AsyncGenerator<Buffer> {
  say({ more: true });
  for (;;) {
    const { value } = await requests.next();
    const [request] = value as [CheckRequest]; // The port ends with the thread, never before.
    if ('end' in request) return;
    if (!('piece' in request)) throw new SourceFailedError();
    // The next piece comes in while this one is read.
    say({ more: true });
    yield Buffer.from(request.piece.buffer, request.piece.byteOffset, request.piece.byteLength);
  }
}

/** Hands the lines out one piece after another, as they are wished for: the next one is made while this one is used. */
const giveLines = async (lines: Iterator<string>) => {
  let ready = lines.next();
  while (!ready.done) {
    await requests.next();
    say({ lines: ready.value });
    ready = lines.next();
  }
  await requests.next();
  say({ lines: undefined });
};

const check = async (): Promise<ReadFile | undefined> => {
  try {
    // Set by `check-in-thread.ts`, the only one that starts this thread.
    const read = await checkFile(pieces(), workerData as CheckStart);
    say({ file: read.file });
    return read;
  } catch (error) {
    say(error instanceof MalformedFileError ? { faults: error.faults } : { error });
    return undefined;
  }
};

const read = await check();
if (read) await giveLines(read.rest[Symbol.iterator]());
port.close();
