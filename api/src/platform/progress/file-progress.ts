import type { Clock } from '../clock.ts';
import type { Db, OpenDatabase } from '../database/database.ts';
import type { Ids } from '../ids.ts';
import { fileProgressRepository } from './file-progress.repository.ts';
import type { FileKind, FileStage } from './file-progress.tables.ts';

/** So often progress is stored; a file that takes less time never is. */
const INTERVAL_MS = 1_000;

/** A server that has stored nothing for so long has been killed. */
const EXPIRES_AFTER_MS = 30_000;

/** Rows of a file that were processed in a stage; without a total nothing is known of the rows to come. */
export type FileState = { stage: FileStage; rows: number; total?: number | undefined };
export type UpdateFileState = (state: FileState) => void;

const expiryOf = (clock: Clock) => new Date(clock.now().getTime() - EXPIRES_AFTER_MS);

/** The number of rows of a file, estimated from the rows and bytes read so far. */
export const estimateRows = ({ rows, bytes }: { rows: number; bytes: number }, size: number | undefined) =>
  size === undefined || bytes === 0 ? undefined : Math.max(rows, Math.round((rows * size) / bytes));

/**
 * Stores how far files are taken in, so that every operator on every server sees it. The caller only sets variables: a timer
 * stores them in statements of their own, and skips those for which the database has no time.
 */
export const createFileProgress = ({
  database,
  clock,
  ids,
}: {
  database: OpenDatabase;
  clock: Clock;
  ids: Ids;
}) => {
  // Without a statement timeout, because it may wait for a large transaction of the embedded database.
  const { bulk: db } = database;
  return async <Result>(
    file: { kind: FileKind; name: string },
    work: (update: UpdateFileState) => Promise<Result>,
  ): Promise<Result> => {
    const row = { id: ids.uuid(), ...file, started_at: clock.now() };
    let state: FileState = { stage: 'reading', rows: 0 };
    let isStored = false;
    let storing: Promise<unknown> | undefined;
    const store = async () => {
      if (!isStored) await fileProgressRepository.deleteBefore(db, expiryOf(clock));
      isStored = true;
      const { stage, rows, total = null } = state;
      await fileProgressRepository.put(db, { ...row, stage, rows, total, updated_at: clock.now() });
    };
    const timer = setInterval(() => {
      storing ??= store()
        // An unavailable database ends the work itself; progress that is missing must not.
        .catch(() => undefined)
        .finally(() => (storing = undefined));
    }, INTERVAL_MS);
    try {
      return await work((next) => (state = next));
    } finally {
      clearInterval(timer);
      await storing;
      // What cannot be deleted expires.
      if (isStored) await fileProgressRepository.delete(db, row.id).catch(() => undefined);
    }
  };
};

/** The files that are taken in at this moment, the oldest first. */
export const listFileProgress = (db: Db, clock: Clock) =>
  fileProgressRepository.listSince(db, expiryOf(clock));
