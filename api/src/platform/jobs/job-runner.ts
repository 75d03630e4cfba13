import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { type Job, type JobStore, LeaseLostError } from './job-store.ts';

/** A kind of job, and how it runs. */
export type JobKind = {
  kind: string;
  /** The most jobs that one call of `run` receives. */
  batch: number;
  /** Longer than one call of `run` ever takes. */
  leaseMs: number;
  /** Whether one job of this kind always exists; the runner creates it when it starts. */
  isPermanent?: boolean;
  /** Runs the jobs and reschedules or finishes each. A job may run again when its server died before that. */
  run(jobs: readonly Job[]): Promise<void>;
};

export type JobRunnerOptions = {
  jobs: JobStore;
  kinds: readonly JobKind[];
  clock: Clock;
  onError: (error: unknown, kind: string) => void;
};

/** Other servers and restarts schedule jobs too, so the database is polled at least this often. */
const MAX_SLEEP_MS = 5_000;
const MIN_SLEEP_MS = 50;
const FIRST_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 15 * 60_000;
/** 5 s × 2^8 is more than the longest back-off. */
const MAX_BACKOFF_EXPONENT = 8;

/** The wait before the next attempt, after so many failures in a row. */
export const computeBackoffMs = (attempts: number) =>
  Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(MAX_BACKOFF_EXPONENT, Math.max(0, attempts - 1)));

/** Runs the due jobs, one batch after the other. */
export const createJobRunner = ({ jobs, kinds, clock, onError }: JobRunnerOptions) => {
  const stopped = new AbortController();
  let woken = new AbortController();
  let loop: Promise<void> | undefined;

  /** Reschedules failed jobs, with a growing delay. */
  const rescheduleFailed = async (batch: readonly Job[]) => {
    for (const job of batch) {
      const runAt = new Date(clock.now().getTime() + computeBackoffMs(job.attempts));
      await jobs.reschedule(job, runAt, { failed: true }).catch((error: unknown) => {
        // Most of a batch may have been finished before the error.
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
      await rescheduleFailed(batch);
    }
    return true;
  };

  /** Runs every due job. */
  const runDue = async () => {
    for (let isBusy = true; isBusy && !stopped.signal.aborted;) {
      isBusy = false;
      // One batch per kind in turn, so that many jobs of one kind do not delay the others.
      for (const kind of kinds) isBusy = (await runBatch(kind)) || isBusy;
    }
  };

  const sleep = async () => {
    const next = await jobs.findNextRunTime(kinds.map(({ kind }) => kind));
    const wait = next ? next.getTime() - clock.now().getTime() : MAX_SLEEP_MS;
    const signal = AbortSignal.any([stopped.signal, woken.signal]);
    const limited = Math.min(MAX_SLEEP_MS, Math.max(MIN_SLEEP_MS, wait));
    // `wake` aborts the wait, which is not an error.
    await delay(limited, undefined, { signal, ref: false }).catch(() => undefined);
    woken = new AbortController();
  };

  const ensurePermanent = async () => {
    for (const { kind, isPermanent = false } of kinds) if (isPermanent) await jobs.ensure(kind);
  };

  const runLoop = async () => {
    let isPrepared = false;
    while (!stopped.signal.aborted) {
      try {
        if (!isPrepared) await ensurePermanent();
        isPrepared = true;
        await runDue();
        await sleep();
      } catch (error) {
        // The database is unavailable and may come back.
        onError(error, 'all');
        await delay(MAX_SLEEP_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  return {
    runDue,
    start() {
      // Without a kind of job there is nothing to poll for.
      if (kinds.length > 0) loop ??= runLoop();
    },
    /** Ends the sleep, after a job was scheduled that should not wait for the next poll. */
    wake: () => woken.abort(),
    /** Resolves when the current batch is done. */
    async stop() {
      stopped.abort();
      await loop;
    },
  };
};
