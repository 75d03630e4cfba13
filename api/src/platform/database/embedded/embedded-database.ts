import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BINARY_HEADER, BINARY_TRAILER } from '../binary-rows.ts';
import { DatabaseUnavailableError, StatementTooSlowError } from '../database-error.ts';
import type { CopyRows, Session, SessionSource } from '../session.ts';
import { FifoMutex } from './fifo-mutex.ts';
import { lockDirectory } from './pid-lock.ts';
import { WorkerClient } from './worker-client.ts';

/** Characters or bytes handed to the database thread in one statement; larger batches cost memory, smaller ones time. */
const COPY_BATCH_SIZE = 4_000_000;
/** Longer than any request should wait, shorter than a load balancer's patience. */
const WAIT_LIMIT_MS = 30_000;

const copyIn = async (client: WorkerClient, target: string, { format, pieces }: CopyRows) => {
  const sql = `copy ${target} from '/dev/blob' (format ${format})`;
  let batch: (string | Uint8Array<ArrayBuffer>)[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    const blob = format === 'binary' ? [BINARY_HEADER, ...batch, BINARY_TRAILER] : batch;
    await client.ask({ kind: 'query', sql, parameters: [], blob });
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

/** Fails where an answer takes too long; what it is waited for goes on. */
const within = async <Result>(limitMs: number, work: Promise<Result>, late: () => Error): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/**
 * Asks, and ends the thread where the answer takes too long: the engine has no clock to cut a statement off by. What was
 * acknowledged is on the disk; the next session starts another thread.
 */
const askWithin = async (
  client: WorkerClient,
  question: Parameters<WorkerClient['ask']>[0],
  limitMs: number,
) => {
  const answer = client.ask(question);
  try {
    return await within(limitMs, answer, () => new StatementTooSlowError(limitMs));
  } catch (error) {
    if (error instanceof StatementTooSlowError) {
      answer.catch(() => undefined); // Ends with its thread; the caller has been told.
      await client.stop();
    }
    throw error;
  }
};

/** Longer than any recovery has taken; a damaged database may try for ever. */
const OPEN_LIMIT_MS = 180_000;

const openingEnds = (opening: Promise<unknown>) =>
  within(OPEN_LIMIT_MS, opening, () => new Error(`no answer in ${OPEN_LIMIT_MS / 1000} s`));

/** Starts the database thread; the first statement ends when the database has recovered what a crash left behind. */
const startClient = async (directory: string) => {
  // The engine would take such a directory for a new one, and write a new database over what is there.
  if (readdirSync(directory).length > 0 && !existsSync(join(directory, 'PG_VERSION')))
    throw new DatabaseUnavailableError(damaged(directory, 'PG_VERSION is missing'));
  const client = new WorkerClient({ directory });
  try {
    await openingEnds(client.ask({ kind: 'query', sql: 'select 1', parameters: [] }));
    return client;
  } catch (cause) {
    await client.stop();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnavailableError(damaged(directory, reason), { cause });
  }
};

const damaged = (directory: string, reason: string) =>
  `The database in ${directory} cannot be opened (${reason}). Restore it from a backup; if nothing in it is needed, remove it.`;

/** Opens the database inside `directory`, for this process alone. When its thread ends, the next session starts another. */
export const openEmbedded = async (
  directory: string,
  { statementTimeoutMs }: { statementTimeoutMs: number },
): Promise<SessionSource> => {
  const unlock = lockDirectory(directory);
  const dataDirectory = join(directory, 'database');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const mutex = new FifoMutex(WAIT_LIMIT_MS);
  let client = await startClient(dataDirectory).catch((error: unknown) => {
    unlock();
    throw error;
  });

  /** Called by the holder of the mutex only, so there are never two threads on one directory. */
  const livingClient = async () => {
    if (!client.hasEnded) return client;
    await client.stop();
    client = await startClient(dataDirectory);
    process.emitWarning('The embedded database had stopped and was started again.', {
      code: 'PORTAL_DATABASE',
    });
    return client;
  };

  let isClosed = false;
  return {
    async open({ isUnhurried }): Promise<Session> {
      const release = await mutex.acquire();
      try {
        // A session stays with its thread: what is left of a transaction must not go on in another one.
        const session = await livingClient();
        return {
          query: (sql, parameters) => {
            const question = { kind: 'query', sql, parameters } as const;
            return isUnhurried ? session.ask(question) : askWithin(session, question, statementTimeoutMs);
          },
          copyIn: (target, rows) => copyIn(session, target, rows),
          release,
        };
      } catch (cause) {
        release();
        throw new DatabaseUnavailableError('The embedded database cannot be started again.', { cause });
      }
    },
    usage: () => ({ open: 1, idle: mutex.isHeld ? 0 : 1, waiting: mutex.waiting }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      const release = await mutex.acquire();
      try {
        if (!client.hasEnded) await client.ask({ kind: 'close' });
      } finally {
        await client.stop();
        release();
        unlock();
      }
    },
    async syncCount() {
      const { rows } = await client.ask({ kind: 'syncs' });
      return Number(rows[0]);
    },
  };
};
