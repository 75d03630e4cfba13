import type { FastifyInstance } from 'fastify';
import { Piscina } from 'piscina';
import { AppError } from '../../errors/app-error.ts';
import type { ExportOrder, ExportOutcome } from './export-order.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyInstance {
    exportPool: ExportPool;
  }
}

/** As many as files are written at a time. */
export const EXPORT_THREADS = 2;
/** A thread that had nothing to write for this long ends, which frees its memory. */
const IDLE_TIMEOUT_MS = 30_000;
/** A block of rows and its XML take a few megabytes. */
const [OLD_GENERATION_MB, YOUNG_GENERATION_MB] = [192, 8];

export const createExportPool = () => {
  const pool = new Piscina<ExportOrder, ExportOutcome>({
    filename: new URL('./export-worker.ts', import.meta.url).href,
    name: 'writeTable' satisfies keyof typeof import('./export-worker.ts'),
    minThreads: 0,
    maxThreads: EXPORT_THREADS,
    idleTimeout: IDLE_TIMEOUT_MS,
    // Waiting for the next order by Atomics would block a thread whose file is still being closed.
    atomics: 'disabled',
    resourceLimits: {
      maxOldGenerationSizeMb: OLD_GENERATION_MB,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
  return {
    /** The threads that run. */
    get threads() {
      return pool.threads;
    },
    /**
     * Writes a file in a thread.
     * @throws AppError `export_failed` when the thread dies
     */
    async write(order: ExportOrder): Promise<void> {
      const outcome = await pool.run(order, { transferList: [order.port] }).catch((cause: unknown) => {
        throw new AppError('export_failed', { cause });
      });
      if (outcome) throw outcome.error;
    },
    /** Called with the errors of idle threads. */
    onError: (handle: (error: Error) => void) => void pool.on('error', handle),
    /** Ends all threads. */
    close: () => pool.destroy(),
  };
};

export type ExportPool = ReturnType<typeof createExportPool>;

/** Gives the server threads that write exports, so that writing does not block the event loop. */
export const installExportPool = (app: FastifyInstance) => {
  const pool = createExportPool();
  pool.onError((err) => app.log.error({ err }, 'an idle thread of the exports failed'));
  app.decorate('exportPool', pool);
  app.addHook('onClose', () => pool.close());
};
