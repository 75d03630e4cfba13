import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { checkFile, type ReadFile } from './check-file.ts';
import type { CheckReply, CheckRequest, CheckStart } from './check-protocol.ts';
import { MalformedFileError } from './malformed.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const say = (reply: CheckReply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);

/** The sender gave up; whoever feeds this thread knows why. */
class SourceFailedError extends Error {}

/** All that is sent to this thread, by `check-in-thread.ts` only. */
const requests = on(port, 'message') as AsyncIterableIterator<[CheckRequest]>;

const next = async () => {
  const { value } = await requests.next();
  const [request] = value as [CheckRequest]; // The port ends with the thread, never before.
  return request;
};

async function* pieces(): AsyncGenerator<Buffer> {
  say({ more: true });
  for (;;) {
    const request = await next();
    if ('end' in request) return;
    if (!('piece' in request)) throw new SourceFailedError();
    // The next piece comes in while this one is read.
    say({ more: true });
    yield Buffer.from(request.piece.buffer, request.piece.byteOffset, request.piece.byteLength);
  }
}

/** Hands out one piece after another, as they are wished for: the next one is made while this one is used. */
const give = async (pieces: Iterable<string | Uint8Array<ArrayBuffer>>) => {
  for (const given of pieces) {
    await next();
    say({ given }, typeof given === 'string' ? [] : [given.buffer]);
  }
  await next();
  say({ given: undefined });
};

const giveWanted = async ({ lines, facts }: ReadFile) => {
  const request = await next();
  if (!('facts' in request)) return give(lines());
  const { seen, pieces } = facts(request.facts);
  say({ seen });
  return give(pieces);
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
if (read) await giveWanted(read);
port.close();
