import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { computeBackoffMs, type JobKind } from '../../platform/jobs/job-runner.ts';
import { type Job, type JobStore, LeaseLostError } from '../../platform/jobs/job-store.ts';
import {
  BATCH_SIZE,
  type LookupResult,
  type YoutubeChannel,
  type YoutubeClient,
  YoutubeError,
} from '../../youtube/index.ts';
import { createServerActor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { notify } from '../../access/notification/notify.ts';
import { computeEnd, KEY_WAIT_MS, computeNextCheck, QUOTA_TOLERANCE_MS, WARNING_MS } from './check-times.ts';
import { searchCode } from './search-code.ts';
import { parseJobKey, toJobKey, VERIFICATION_JOB } from './verification-job.ts';
import { createVerificationRepository, type RunningVerification } from './verification.repository.ts';
import type { CheckDelay, CheckResult } from './verification.tables.ts';

/** Longer than the few calls of a batch take. */
const LEASE_MS = 60_000;

type Task = { job: Job; run: RunningVerification };
type Wait = { delay: CheckDelay; next: Date };

/** The job that checks channels for their codes, up to 50 channels in one call of the Data API. */
export const createChannelChecks = (dependencies: {
  db: Db;
  clock: Clock;
  jobs: JobStore;
  audit: Audit;
  youtube: YoutubeClient;
  /** Called for errors that an operator may have to fix. */
  onYoutubeError: (error: YoutubeError) => void;
}): JobKind => {
  const { db, clock, jobs, audit, youtube, onYoutubeError: onTrouble } = dependencies;

  const toKey = ({ run }: Task) => ({ accountId: run.account_id, channelId: run.id });

  /**
   * Changes everything of one channel in one transaction, and only while the lease is held: after a crash the work
   * is repeated, and has its effect once.
   */
  const commitUnderLease = async (work: (trx: Trx) => Promise<void>) => {
    try {
      await db.transaction().execute(work);
    } catch (error) {
      // A manual check rescheduled the job, or the lease expired: its new owner checks again.
      if (!(error instanceof LeaseLostError)) throw error;
    }
  };

  const completeSearch = async (
    task: Task,
    trx: Trx,
    { result, now }: { result: CheckResult; now: Date },
  ) => {
    const verifications = createVerificationRepository(trx);
    const isVerified = result === 'verified';
    await jobs.finish(task.job, trx);
    await verifications.update(toKey(task), { result, ended_at: now, next_check_at: null, delay: null });
    // A code can be used once.
    const state = isVerified
      ? { verification: 'verified' as const, verification_code: null }
      : { verification: 'pending' as const };
    await verifications.setChannel(toKey(task), state);
    const { run } = task;
    await audit.record(
      createServerActor(run.domain, run.account_id),
      {
        action: 'channel.verification',
        subject: run.id,
        before: { verification: 'verifying' },
        after: { verification: state.verification, result },
      },
      trx,
    );
    const { accountId, channelId } = toKey(task);
    await notify(
      trx,
      { accountId, memberIds: [accountId], at: now },
      { kind: 'verification', channel: channelId, is_verified: isVerified },
    );
  };

  /** Once for each end, however many checks are left before it. */
  const warnOfEnd = async ({ run }: Task, trx: Trx, { now, endsAt }: { now: Date; endsAt: Date }) => {
    const { account_id: accountId, id: channel } = run;
    if (now.getTime() < endsAt.getTime() - WARNING_MS) return;
    const end = endsAt.toISOString();
    await notify(
      trx,
      { accountId, memberIds: [accountId], at: now, key: `${channel} ${end}` },
      { kind: 'verification_ends', channel, ends_at: end },
    );
  };

  const recordCheck = (task: Task, channel: YoutubeChannel | undefined) =>
    commitUnderLease(async (trx) => {
      const { run, job } = task;
      const now = clock.now();
      const { result, languages, isFull } = searchCode(channel, run.verification_code ?? '');
      const verifications = createVerificationRepository(trx);
      const number = run.checks + 1;
      const isOver = result === 'verified' || now >= run.ends_at;
      if (isOver) await completeSearch(task, trx, { result, now });
      const next = computeNextCheck(now, run.step, run.ends_at);
      if (!isOver) {
        await jobs.reschedule(job, next, { trx });
        await warnOfEnd(task, trx, { now, endsAt: run.ends_at });
      }
      await verifications.update(toKey(task), {
        result,
        languages: JSON.stringify(languages),
        is_full: isFull,
        delay: null,
        checks: number,
        step: run.step + 1,
        last_check_at: now,
        ...(isOver ? {} : { next_check_at: next }),
      });
      await verifications.addCheck(toKey(task), { number, at: now, result, languages });
    });

  const computeDelay = (error: YoutubeError, job: Job): Wait => {
    const now = clock.now().getTime();
    if (error.kind === 'quota' && error.retryAt)
      return { delay: 'quota', next: new Date(error.retryAt.getTime() + QUOTA_TOLERANCE_MS) };
    if (error.kind === 'key') return { delay: 'key', next: new Date(now + KEY_WAIT_MS) };
    return { delay: 'service', next: new Date(now + computeBackoffMs(job.attempts)) };
  };

  /** YouTube could not be called, which proves nothing about the channel. */
  const postpone = (task: Task, error: YoutubeError) =>
    commitUnderLease(async (trx) => {
      const { run, job } = task;
      const now = clock.now();
      const { delay, next } = computeDelay(error, job);
      const endsAt = computeEnd(delay, run.ends_at, { now, next });
      // The result of an earlier check counts, if there was one.
      if (now >= endsAt) return completeSearch(task, trx, { result: run.result ?? 'error', now });
      const runAt = next < endsAt ? next : endsAt;
      await jobs.reschedule(job, runAt, { trx, failed: true });
      await warnOfEnd(task, trx, { now, endsAt });
      await createVerificationRepository(trx).update(toKey(task), {
        delay,
        next_check_at: runAt,
        ends_at: endsAt,
      });
    });

  const handleResult = (task: Task, found: LookupResult<YoutubeChannel> | undefined) => {
    if (found?.kind === 'unreadable')
      return postpone(task, new YoutubeError('unavailable', 'the channel cannot be read'));
    return recordCheck(task, found?.kind === 'found' ? found.thing : undefined);
  };

  const fetchChannels = async (tasks: readonly Task[]) => {
    try {
      return await youtube.channelsById(tasks.map(({ run }) => run.youtube_id));
    } catch (error) {
      if (!(error instanceof YoutubeError)) throw error;
      onTrouble(error);
      for (const task of tasks) await postpone(task, error);
      return undefined;
    }
  };

  return {
    kind: VERIFICATION_JOB,
    batch: BATCH_SIZE,
    leaseMs: LEASE_MS,
    async run(batch) {
      const running = await createVerificationRepository(db).running(batch.map(parseJobKey));
      const byKey = new Map(
        running.map((run) => [toJobKey({ accountId: run.account_id, channelId: run.id }), run]),
      );
      const tasks: Task[] = [];
      for (const job of batch) {
        const run = byKey.get(job.key);
        if (run) tasks.push({ job, run });
        // The search was cancelled.
        else await commitUnderLease((trx) => jobs.finish(job, trx));
      }
      if (tasks.length === 0) return;
      const found = await fetchChannels(tasks);
      for (const task of found ? tasks : []) await handleResult(task, found?.get(task.run.youtube_id));
    },
  };
};
