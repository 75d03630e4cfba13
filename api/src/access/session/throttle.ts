import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { createThrottleRepository, isBlocking, type ThrottleRule } from './throttle.repository.ts';

export type { ThrottleRule } from './throttle.repository.ts';

/** What attempts are counted by, and the rule. */
export type Subject = {
  rule: ThrottleRule;
  of: string;
};

/** The longest wait for pending attempts. */
const MAX_TURN_WAIT_MS = 15_000;
const POLL_INTERVAL_MS = 40;
/** The most waiting attempts in this server, of one subject and of all; a flood is refused so that it takes no memory. */
const [MAX_WAITING_PER_SUBJECT, MAX_WAITING] = [100, 5_000];
const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;

const hashSubject = ({ rule, of }: Subject) =>
  createHash('sha256').update(`${rule.name}\n${of}`).digest('hex');

/**
 * Slows down guessing. An attempt is counted as pending before it is made, and when pending attempts could use up
 * the free wrong ones, the next one waits for their results. Thus a thousand simultaneous guesses count like a few,
 * while any number of correct ones pass. The counters are in the database, so all servers share them.
 */
export const createThrottle = ({ db, clock }: { db: Db; clock: Clock }) => {
  const attempts = createThrottleRepository(db);
  // One attempt of a subject asks the database for its turn, the others wait behind it in memory.
  const turns = createFairQueue(
    {
      concurrency: Infinity,
      concurrencyPerKey: 1,
      waitingPerKey: MAX_WAITING_PER_SUBJECT,
      waiting: MAX_WAITING,
    },
    () => new AppError('busy', { retryAfter: 1 }),
  );
  let cleanedUpAt = 0;

  const cleanUp = async (now: Date) => {
    if (now.getTime() - cleanedUpAt < CLEANUP_INTERVAL_MS) return;
    cleanedUpAt = now.getTime();
    await attempts.deleteExpired(now);
  };

  const checkBlocked = async (key: string) => {
    const [until, now] = [await attempts.blockedUntil(key), clock.now()];
    if (until && isBlocking(until, now))
      throw new AppError('too_many_attempts', {
        retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000),
      });
  };

  const waitForTurn = async (key: string, rule: ThrottleRule, deadline: number) => {
    while (!(await attempts.enter(key, rule, clock.now()))) {
      await checkBlocked(key);
      if (performance.now() > deadline) throw new AppError('busy', { retryAfter: 1 });
      await delay(POLL_INTERVAL_MS * (0.5 + Math.random()));
    }
  };

  const enter = async (subject: Subject) => {
    const key = hashSubject(subject);
    await cleanUp(clock.now());
    const deadline = performance.now() + MAX_TURN_WAIT_MS;
    await turns(key, () => waitForTurn(key, subject.rule, deadline));
  };

  const recordOutcome = (subject: Subject, outcome: boolean | undefined) =>
    outcome === false
      ? attempts.recordFailure(hashSubject(subject), subject.rule, clock.now())
      : attempts.recordEnd(hashSubject(subject), outcome === true && subject.rule.isForgiving);

  const attempt = async (
    [subject, ...others]: readonly Subject[],
    isRight: () => Promise<boolean>,
  ): Promise<boolean> => {
    if (!subject) return isRight();
    await enter(subject);
    let outcome: boolean | undefined;
    try {
      outcome = await attempt(others, isRight);
      return outcome;
    } finally {
      await recordOutcome(subject, outcome);
    }
  };

  return {
    /**
     * Runs an attempt and counts its result; one that throws is not counted.
     * @throws AppError `too_many_attempts` while one of the subjects has to wait
     */
    attempt,
  };
};

export type Throttle = ReturnType<typeof createThrottle>;
