import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { createJobRunner, type JobKind } from '../../../../platform/jobs/job-runner.ts';
import type { Job, JobStore } from '../../../../platform/jobs/job-store.ts';
import { sendMessage, type WebhookSettings } from './send-message.ts';
import { formatStopMessage } from './stop-message.ts';
import {
  createStopMessageOutbox,
  createStopMessageRepository,
  STOP_MESSAGE_KIND,
} from './stop-message.repository.ts';

/** Receivers should accept a message first and then work with it; a server that stops waits for one attempt. */
const TIMEOUT_MS = 5_000;
const LEASE_MS = 60_000;
/** The console shows the stop meanwhile; a message of another day would mislead. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;

export type StopMessagesDependencies = {
  settings: WebhookSettings;
  db: Db;
  jobs: JobStore;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Of one attempt. @default 5 s */
  timeoutMs?: number;
};

const identify = ({ kind, key }: Job) =>
  `msg_${createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 32)}`;

/**
 * The messages about stops by the guard: `onMove` schedules them, the runner delivers them. It is not the one of the
 * other jobs, because a slow receiver must not delay the guard and planned moves.
 */
export const createStopMessages = ({
  settings,
  db,
  jobs,
  clock,
  log,
  timeoutMs = TIMEOUT_MS,
}: StopMessagesDependencies) => {
  const repository = createStopMessageRepository(db);

  const deliver = async (job: Job) => {
    const stop = await repository.find(job);
    const now = clock.now();
    if (stop && now.getTime() - stop.at.getTime() <= GIVE_UP_AFTER_MS)
      await sendMessage(
        settings,
        { id: identify(job), body: formatStopMessage(stop), sentAt: now },
        timeoutMs,
      );
    else log.error({ move: job.key }, 'the message about a stop by the guard was not delivered within a day');
    await db.transaction().execute((trx) => jobs.finish(job, trx));
  };
  const kind: JobKind = {
    kind: STOP_MESSAGE_KIND,
    batch: 1,
    leaseMs: LEASE_MS,
    async run(due) {
      for (const job of due) await deliver(job);
    },
  };
  return {
    onMove: createStopMessageOutbox(jobs),
    runner: createJobRunner({
      jobs,
      kinds: [kind],
      clock,
      onError: (error) => log.warn({ err: error }, 'a message about a stop by the guard is tried again'),
    }),
  };
};
