import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { type Job, type JobStore, LeaseLostError } from './job-store.ts';

/** A kind of work, and how it is done. */
export type JobKind = {
  kind: string;
  /** So many are done in one go. */
  batch: number;
  /** Longer than one go ever takes. */
  leaseMs: number;
  /** Does the jobs and says of each when it runs next, or that it is finished. May be called again for a job that was all but done. */
  run(jobs: readonly Job[]): Promise<void>;
};

export type JobRunnerOptions = {
  jobs: JobStore;
  kinds: readonly JobKind[];
  clock: Clock;
  onError: (error: unknown, kind: string) => void;
};

/** Other servers and restarts make jobs too, so the database is asked at least this often. */
const LONGEST_SLEEP_MS = 5_000;
const SHORTEST_SLEEP_MS = 50;
const FIRST_BACKOFF_MS = 5_000;
const LONGEST_BACKOFF_MS = 15 * 60_000;
/** 5 s × 2^8 is more than the longest. */
const LARGEST_EXPONENT = 8;

/** How long a job waits that failed so many times in a row. */
export const backoffMs = (attempts: number) =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(LARGEST_EXPONENT, Math.max(0, attempts - 1)));

/** Does the jobs that are due, one batch after the other. */
export const createJobRunner = ({ jobs, kinds, clock, onError }: JobRunnerOptions) => {
  const stopped = new AbortController();
  let woken = new AbortController();
  let loop: Promise<void> | undefined;

  /** A job whose work threw an error is tried again, later each time. */
  const giveBack = async (batch: readonly Job[]) => {
    for (const job of batch) {
      const runAt = new Date(clock.now().getTime() + backoffMs(job.attempts));
      await jobs.reschedule(job, runAt, { failed: true }).catch((error: unknown) => {
        // Most of a batch may have been done before the error came.
        if (!(error instanceof LeaseLostError)) throw error;
      });
    }
  };

  const runBatch = async ({ kind, batch: limit, leaseMs, run }: JobKind) => {
    const batch = await jobs.claim(kind, { limit, leaseMs });
    if (batch.length === 0) return false;
    try {
      await run(batch);
    } catch (error) {
      onError(error, kind);
      await giveBack(batch);
    }
    return true;
  };

  /** Does everything that is due now. */
  const runDue = async () => {
    for (let isBusy = true; isBusy && !stopped.signal.aborted;) {
      isBusy = false;
      // In turn, so that much of one kind does not keep the others waiting.
      for (const kind of kinds) isBusy = (await runBatch(kind)) || isBusy;
    }
  };

  const sleep = async () => {
    const next = await jobs.nextAt(kinds.map(({ kind }) => kind));
    const wait = next ? next.getTime() - clock.now().getTime() : LONGEST_SLEEP_MS;
    const signal = AbortSignal.any([stopped.signal, woken.signal]);
    const limited = Math.min(LONGEST_SLEEP_MS, Math.max(SHORTEST_SLEEP_MS, wait));
    // Being woken is not an error.
    await delay(limited, undefined, { signal, ref: false }).catch(() => undefined);
    woken = new AbortController();
  };

  const live = async () => {
    while (!stopped.signal.aborted) {
      try {
        await runDue();
        await sleep();
      } catch (error) {
        // The database is away: it may come back.
        onError(error, 'all');
        await delay(LONGEST_SLEEP_MS, undefined, { signal: stopped.signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
  };

  return {
    runDue,
    start() {
      // A server that knows no kind of job has nothing to ask the database for.
      if (kinds.length > 0) loop ??= live();
    },
    /** Something became due that may not wait for the next look. */
    wake: () => woken.abort(),
    /** Ends after what is being done. */
    async stop() {
      stopped.abort();
      await loop;
    },
  };
};
