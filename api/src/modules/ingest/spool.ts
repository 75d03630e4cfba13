import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type CheckedFile, checkFile, type CheckOptions } from './check-file.ts';
import { checkInThread } from './check-in-thread.ts';

/** A checked file, rewritten for the staging table. */
export type SpooledFile = CheckedFile & {
  /** The rows as CSV for COPY; they can be had once. */
  lines: AsyncIterable<string>;
  remove(): Promise<void>;
};

/** Smaller files are checked faster than a thread starts. */
const THREAD_FROM_BYTES = 1024 * 1024;

/** A file in pieces that end where a line ends. */
async function* wholeLines(file: string) {
  let rest = '';
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    const text = `${rest}${piece}`;
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) yield text.slice(0, end);
    rest = text.slice(end);
  }
}

async function* joined(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

/** Looks at the beginning of a file, and whether that is all of it. */
const beginningOf = async (source: AsyncIterable<Buffer>) => {
  const rest = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  while (size < THREAD_FROM_BYTES) {
    const { value, done } = await rest.next();
    if (done) return { pieces: joined(first, rest), isWhole: true };
    first.push(value);
    size += value.length;
  }
  return { pieces: joined(first, rest), isWhole: false };
};

/** What was written to a file while reading, and what is still in memory. */
async function* allLines(
  path: string,
  { isSpilled }: CheckedFile,
  rest: AsyncIterable<string> | Iterable<string>,
) {
  if (isSpilled) yield* wholeLines(path);
  yield* rest;
}

const checkHere = async (source: AsyncIterable<Buffer>, options: CheckOptions) => ({
  ...(await checkFile(source, options)),
  release: () => Promise.resolve(),
});

/**
 * Reads a report to its end and checks every row before the database hears of it: a bad file leaves nothing,
 * and a slow sender keeps no connection busy. Memory stays bounded: what does not fit waits in a file.
 */
export const spoolFile = async (
  source: Readable | AsyncIterable<Buffer>,
  { name, now }: { name: string; now: Date },
): Promise<SpooledFile> => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-ingest-'));
  const removeDirectory = () => rm(directory, { recursive: true, force: true });
  const path = join(directory, 'rows.csv');
  try {
    const { pieces, isWhole } = await beginningOf(source);
    const { file, rest, release } = await (isWhole ? checkHere : checkInThread)(pieces, { name, now, path });
    return {
      ...file,
      lines: allLines(path, file, rest),
      async remove() {
        await release();
        await removeDirectory();
      },
    };
  } catch (error) {
    await removeDirectory();
    throw error;
  }
};
