import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Session, SessionSource } from '../session.ts';
import { FifoMutex } from './fifo-mutex.ts';
import { lockDirectory } from './pid-lock.ts';
import { WorkerClient } from './worker-client.ts';

/** Text handed to the database thread in one statement; larger batches cost memory, smaller ones time. */
const COPY_BATCH_CHARACTERS = 4_000_000;
/** Longer than any request should wait, shorter than a load balancer's patience. */
const WAIT_LIMIT_MS = 30_000;

const copyIn = async (client: WorkerClient, target: string, chunks: AsyncIterable<string>) => {
  const sql = `copy ${target} from '/dev/blob' (format csv)`;
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    await client.ask({ kind: 'query', sql, parameters: [], blob: batch.join('') });
    batch = [];
    size = 0;
  };
  for await (const chunk of chunks) {
    batch.push(chunk);
    size += chunk.length;
    if (size >= COPY_BATCH_CHARACTERS) await flush();
  }
  await flush();
};

/** Opens the database inside `directory`, for this process alone. */
export const openEmbedded = async (directory: string): Promise<SessionSource> => {
  const unlock = lockDirectory(directory);
  const dataDirectory = join(directory, 'database');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const client = new WorkerClient({ directory: dataDirectory });
  const mutex = new FifoMutex(WAIT_LIMIT_MS);
  try {
    await client.ask({ kind: 'query', sql: 'select 1', parameters: [] });
  } catch (error) {
    await client.stop();
    unlock();
    throw error;
  }

  let isClosed = false;
  return {
    async open(): Promise<Session> {
      const release = await mutex.acquire();
      return {
        query: (sql, parameters) => client.ask({ kind: 'query', sql, parameters }),
        copyIn: (target, chunks) => copyIn(client, target, chunks),
        release,
      };
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      const release = await mutex.acquire();
      try {
        await client.ask({ kind: 'close' });
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
