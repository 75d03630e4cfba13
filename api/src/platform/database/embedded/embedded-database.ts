import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BINARY_HEADER, BINARY_TRAILER } from '../binary-rows.ts';
import { DatabaseUnavailableError, StatementTimeoutError } from '../database-error.ts';
import type { CopyRows, DatabaseSession, SessionSource } from '../session.ts';
import { FifoMutex } from './fifo-mutex.ts';
import { lockDirectory } from './pid-lock.ts';
import { WorkerClient } from './worker-client.ts';

/** Characters or bytes per COPY statement; larger batches take more memory, smaller ones more time. */
const COPY_BATCH_SIZE = 4_000_000;
/** Longer than any request should wait, shorter than the timeouts of usual load balancers. */
const LOCK_TIMEOUT_MS = 30_000;

const copyIn = async (client: WorkerClient, target: string, { format, pieces }: CopyRows) => {
  const sql = `copy ${target} from '/dev/blob' (format ${format})`;
  let batch: (string | Uint8Array<ArrayBuffer>)[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    const blob = format === 'binary' ? [BINARY_HEADER, ...batch, BINARY_TRAILER] : batch;
    await client.request({ kind: 'query', sql, parameters: [], blob });
    batch = [];
    size = 0;
  };
  for await (const piece of pieces) {
    batch.push(piece);
    size += piece.length;
    if (size >= COPY_BATCH_SIZE) await flush();
  }
  await flush();
};

/** Rejects when `work` takes longer than the timeout; does not cancel it. */
const withTimeout = async <Result>(
  timeoutMs: number,
  work: Promise<Result>,
  createError: () => Error,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/**
 * Sends a request to the database thread, and terminates the thread after the timeout, because PGlite has no
 * `statement_timeout`. Committed data are on disk; the next session starts a new thread.
 */
const requestWithTimeout = async (
  client: WorkerClient,
  request: Parameters<WorkerClient['request']>[0],
  timeoutMs: number,
) => {
  const response = client.request(request);
  try {
    return await withTimeout(timeoutMs, response, () => new StatementTimeoutError(timeoutMs));
  } catch (error) {
    if (error instanceof StatementTimeoutError) {
      response.catch(() => undefined); // It rejects when its thread ends; the caller gets the timeout error.
      await client.stop();
    }
    throw error;
  }
};

/** Longer than any recovery has taken; a damaged database may never open. */
const OPEN_TIMEOUT_MS = 180_000;

const waitUntilOpen = (opening: Promise<unknown>) =>
  withTimeout(OPEN_TIMEOUT_MS, opening, () => new Error(`no response within ${OPEN_TIMEOUT_MS / 1000} s`));

/** Starts the database thread and waits for a first statement, which completes after crash recovery. */
const startClient = async (directory: string) => {
  // PGlite would take such a directory for an empty one, and overwrite its files with a new database.
  if (readdirSync(directory).length > 0 && !existsSync(join(directory, 'PG_VERSION')))
    throw new DatabaseUnavailableError(damagedMessage(directory, 'PG_VERSION is missing'));
  const client = new WorkerClient({ directory });
  try {
    await waitUntilOpen(client.request({ kind: 'query', sql: 'select 1', parameters: [] }));
    return client;
  } catch (cause) {
    await client.stop();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnavailableError(damagedMessage(directory, reason), { cause });
  }
};

const damagedMessage = (directory: string, reason: string) =>
  `The database in ${directory} cannot be opened (${reason}). Restore it from a backup; if nothing in it is needed, remove it.`;

/** Opens the database in `directory`, locked for this process. When its thread ends, the next session starts a new one. */
export const openEmbedded = async (
  directory: string,
  { statementTimeoutMs }: { statementTimeoutMs: number },
): Promise<SessionSource> => {
  const unlock = lockDirectory(directory);
  const dataDirectory = join(directory, 'database');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const mutex = new FifoMutex(LOCK_TIMEOUT_MS);
  let client = await startClient(dataDirectory).catch((error: unknown) => {
    unlock();
    throw error;
  });

  /** Restarts an ended thread; called only with the mutex held, so that a directory never has two threads. */
  const ensureClient = async () => {
    if (!client.hasEnded) return client;
    await client.stop();
    client = await startClient(dataDirectory);
    process.emitWarning('The embedded database had stopped and was restarted.', {
      code: 'PORTAL_DATABASE',
    });
    return client;
  };

  let isClosed = false;
  return {
    async open({ isBulk }): Promise<DatabaseSession> {
      const release = await mutex.acquire();
      try {
        // A session stays on its thread, because the rest of a transaction must not run in a new one.
        const session = await ensureClient();
        return {
          query: (sql, parameters) => {
            const request = { kind: 'query', sql, parameters } as const;
            return isBulk
              ? session.request(request)
              : requestWithTimeout(session, request, statementTimeoutMs);
          },
          copyIn: (target, rows) => copyIn(session, target, rows),
          release,
        };
      } catch (cause) {
        release();
        throw new DatabaseUnavailableError('The embedded database cannot be restarted.', { cause });
      }
    },
    usage: () => ({ open: 1, idle: mutex.isHeld ? 0 : 1, waiting: mutex.waiting }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      const release = await mutex.acquire();
      try {
        if (!client.hasEnded) await client.request({ kind: 'close' });
      } finally {
        await client.stop();
        release();
        unlock();
      }
    },
    async syncCount() {
      const { rows } = await client.request({ kind: 'syncs' });
      return Number(rows[0]);
    },
  };
};
