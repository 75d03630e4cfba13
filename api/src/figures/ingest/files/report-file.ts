import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { estimateRows, type UpdateFileState } from '../../../platform/progress/file-progress.ts';
import { countLines, reportRows } from '../../../platform/progress/report-rows.ts';
import { createTemporaryDirectory } from '../../../platform/temporary-directory.ts';
import { type CheckedFile, checkFile, type CheckOptions } from './check-file.ts';
import { checkInThread, type CheckedFileHandle } from './check-in-thread.ts';
import type { FactPiece, FactsSummary, FactTargets, StoredDay } from './fact-rows.ts';
import { packContent, unpackContent } from './pack-content.ts';
import { readWholeLines } from '../../../platform/csv/whole-lines.ts';
import type { AccountDay } from '../storage/account-days.ts';

/** A checked file in the format of the database; either `lines` or `facts` can be read, once. */
export type ReportFile = CheckedFile & {
  /** Rows for the staging table, as CSV. */
  lines: AsyncIterable<string>;
  /** Complete facts as rows of the fact table. */
  facts(targets: FactTargets): Promise<StoredFacts>;
  /** The compressed file. */
  packed: { path: string; size: number };
  /** Takes what is done with the rows of the file. */
  onProgress: UpdateFileState;
  remove(): Promise<void>;
};

/** The facts of a file that are stored. */
export type StoredFacts = {
  /** The accounts and days that have any. */
  pairs: AccountDay[];
  /** The accounts and days of other months that they correct. */
  corrected: AccountDay[];
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** Their number and their sums by day; complete once `pieces` has ended. */
  summary(): { count: number; stored: StoredDay[] };
};

export type ReportFileOptions = Pick<CheckOptions, 'mostFacts'> & {
  name: string;
  now: Date;
  /** The bytes of the source, where they are known, from which the number of its rows is estimated. */
  size?: number | undefined;
  /** Called for some rows at a time, while the file is read and later when its rows are. */
  onProgress?: UpdateFileState | undefined;
};

/** Smaller files take less time to check than a thread takes to start. */
const THREAD_FROM_BYTES = 1024 * 1024;

async function* joined(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

/** Reads up to `THREAD_FROM_BYTES` of a source, and returns all of it again and whether that was everything. */
const peekStart = async (source: AsyncIterable<Buffer>) => {
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

/** The lines in the temporary file, then those in memory. */
async function* allLines(
  path: string,
  { file: { isSpilled }, lines }: Pick<CheckedFileHandle, 'file' | 'lines'>,
) {
  if (isSpilled) yield* readWholeLines(path);
  yield* lines();
}

/** Adds up what the parts of a file store. */
const createStoredSums = (first: Pick<FactsSummary, 'count' | 'stored'>) => {
  let { count } = first;
  const stored = new Map(first.stored.map((sums) => [sums.day, sums]));
  return {
    add(part: Pick<FactsSummary, 'count' | 'stored'>) {
      count += part.count;
      for (const { day, facts, amount } of part.stored) {
        const before = stored.get(day) ?? { facts: 0, amount: 0n };
        stored.set(day, { day, facts: before.facts + facts, amount: before.amount + amount });
      }
    },
    summary: () => ({ count, stored: [...stored.values()] }),
  };
};

async function* bytesOfPieces(pieces: AsyncIterable<FactPiece>) {
  for await (const { bytes } of pieces) yield bytes;
}

async function* piecesOf<Piece>(pieces: Iterable<Piece>): AsyncGenerator<Piece> {
  yield* pieces;
}

const checkInPlace = async (
  source: AsyncIterable<Buffer>,
  options: CheckOptions,
): Promise<CheckedFileHandle> => {
  const { file, lines, facts } = await checkFile(source, options);
  return {
    file,
    lines: () => piecesOf(lines()),
    async facts(places) {
      const { summary, pieces } = facts(places);
      return { summary, pieces: piecesOf(pieces) };
    },
    release: () => Promise.resolve(),
  };
};

/**
 * Reads a report to its end and checks every row before the database is used, so that a malformed file changes nothing and
 * a slow client holds no connection. Memory is bounded: further lines are written to a temporary file.
 */
export const readReportFile = async (
  source: AsyncIterable<Buffer>,
  { name, now, size, mostFacts, onProgress = () => {} }: ReportFileOptions,
): Promise<ReportFile> => {
  const directory = createTemporaryDirectory('ingest');
  const path = join(directory.path, 'rows.csv');
  const packedPath = join(directory.path, 'content');
  const content = packContent(source, packedPath);
  try {
    const { pieces, isWhole } = await peekStart(content.pieces);
    let packedSize = 0;
    const checked = await (isWhole ? checkInPlace : checkInThread)(
      pieces,
      { name, now, path, mostFacts },
      (read) => onProgress({ stage: 'reading', rows: read.rows, total: estimateRows(read, size) }),
    );
    const { rows } = checked.file;
    onProgress({ stage: 'waiting', rows, total: rows });
    try {
      packedSize = await content.finish();
    } catch (error) {
      await checked.release();
      throw error;
    }
    return {
      ...checked.file,
      packed: { path: packedPath, size: packedSize },
      onProgress,
      lines: reportRows(allLines(path, checked), { rowsOf: countLines, total: rows }, onProgress),
      async facts(targets) {
        const { parts } = checked.file;
        const { summary: first, pieces: firstPieces } = await checked.facts(targets);
        const stored = createStoredSums(first);
        async function* allPieces() {
          yield* firstPieces;
          for (let index = 1; index < parts; index += 1) {
            const copy = await unpackContent(createReadStream(packedPath));
            const part = await checkInThread(copy, { name, now, path, part: { index, of: parts } }, () => {});
            try {
              const { summary, pieces: morePieces } = await part.facts(targets);
              stored.add(summary);
              yield* morePieces;
            } finally {
              await part.release();
            }
          }
        }
        const counted = { rowsOf: ({ rows: count }: FactPiece) => count, total: first.count * parts };
        return {
          pairs: first.pairs,
          corrected: first.corrected,
          pieces: bytesOfPieces(reportRows(allPieces(), counted, onProgress)),
          summary: stored.summary,
        };
      },
      async remove() {
        await checked.release();
        await directory.remove();
      },
    };
  } catch (error) {
    content.destroy();
    await directory.remove();
    throw error;
  }
};
