import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createThrottleRepository, isWait, type ThrottleRule } from './throttle.repository.ts';

export type { ThrottleRule } from './throttle.repository.ts';

/** What attempts are counted by, and the rule. */
export type Subject = {
  rule: ThrottleRule;
  of: string;
};

/** The longest wait for pending attempts. */
const LONGEST_TURN_MS = 15_000;
const LOOK_AGAIN_MS = 40;
/** The most waiting attempts in this server; a flood is refused so that it takes no memory. */
const WAITING_LIMIT = 200;
const TIDY_EVERY_MS = 60 * 60 * 1000;

const keyOf = ({ rule, of }: Subject) => createHash('sha256').update(`${rule.name}\n${of}`).digest('hex');

/**
 * Slows down guessing. An attempt is counted as pending before it is made, and when pending attempts could use up
 * the free wrong ones, the next one waits for their results. Thus a thousand simultaneous guesses count like a few,
 * while any number of correct ones pass. The counters are in the database, so all servers share them.
 */
export const createThrottle = ({ db, clock }: { db: Db; clock: Clock }) => {
  const attempts = createThrottleRepository(db);
  let waiting = 0;
  let tidiedAt = 0;

  const tidy = async (now: Date) => {
    if (now.getTime() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = now.getTime();
    await attempts.forgetOld(now);
  };

  const checkBlocked = async (key: string) => {
    const [until, now] = [await attempts.blockedUntil(key), clock.now()];
    if (until && isWait(until, now))
      throw new AppError('too_many_attempts', {
        retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000),
      });
  };

  const waitForTurn = async (key: string, rule: ThrottleRule) => {
    const giveUpAt = performance.now() + LONGEST_TURN_MS;
    while (!(await attempts.enter(key, rule, clock.now()))) {
      await checkBlocked(key);
      if (performance.now() > giveUpAt) throw new AppError('busy', { retryAfter: 1 });
      await delay(LOOK_AGAIN_MS * (0.5 + Math.random()));
    }
  };

  const enter = async (subject: Subject) => {
    const key = keyOf(subject);
    await tidy(clock.now());
    if (waiting >= WAITING_LIMIT) throw new AppError('busy', { retryAfter: 1 });
    waiting += 1;
    try {
      await waitForTurn(key, subject.rule);
    } finally {
      waiting -= 1;
    }
  };

  const settle = (subject: Subject, outcome: boolean | undefined) =>
    outcome === false
      ? attempts.failed(keyOf(subject), subject.rule, clock.now())
      : attempts.left(keyOf(subject), outcome === true && subject.rule.isForgiving);

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
      await settle(subject, outcome);
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
