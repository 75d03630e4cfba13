import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type CheckedFile, checkFile, type CheckOptions } from './check-file.ts';
import { checkInThread, type HeldFile } from './check-in-thread.ts';
import type { FactPlaces, FactRows } from './fact-rows.ts';

/** A checked file, rewritten for the database; either way of it can be had, once. */
export type SpooledFile = CheckedFile & {
  /** Rows for the staging table, as CSV. */
  lines: AsyncIterable<string>;
  /** Complete facts, as they are kept. */
  facts(places: FactPlaces): Promise<FactRows<AsyncIterable<Uint8Array<ArrayBuffer>>>>;
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
async function* allLines(path: string, { file: { isSpilled }, lines }: Pick<HeldFile, 'file' | 'lines'>) {
  if (isSpilled) yield* wholeLines(path);
  yield* lines();
}

async function* piecesOf<Piece>(pieces: Iterable<Piece>): AsyncGenerator<Piece> {
  yield* pieces;
}

const checkHere = async (source: AsyncIterable<Buffer>, options: CheckOptions): Promise<HeldFile> => {
  const { file, lines, facts } = await checkFile(source, options);
  return {
    file,
    lines: () => piecesOf(lines()),
    async facts(places) {
      const { seen, pieces } = facts(places);
      return { seen, pieces: piecesOf(pieces) };
    },
    release: () => Promise.resolve(),
  };
};

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
    const held = await (isWhole ? checkHere : checkInThread)(pieces, { name, now, path });
    return {
      ...held.file,
      lines: allLines(path, held),
      facts: held.facts,
      async remove() {
        await held.release();
        await removeDirectory();
      },
    };
  } catch (error) {
    await removeDirectory();
    throw error;
  }
};
