import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';

/** From how many attempts on each further one has to wait, doubling from 15 seconds to 15 minutes. */
export type ThrottleRule = {
  name: string;
  freeAttempts: number;
};

const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 900;
/** 15 s × 2^6 is already more than the longest wait. */
const LARGEST_EXPONENT = 6;
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Slows down guessing. Attempts are counted before they are made and taken back when they succeed, so that
 * many at the same moment cannot slip through. The counters are in the database, so all servers share them.
 */
export const createThrottle = ({ db, clock }: { db: Db; clock: Clock }) => {
  const keyOf = (rule: ThrottleRule, subject: string) =>
    createHash('sha256').update(`${rule.name}\n${subject}`).digest('hex');

  const count = async (key: string, rule: ThrottleRule, now: Date) => {
    const forgotten = new Date(now.getTime() - FORGET_AFTER_MS);
    const { rows } = await sql<{ failures: number }>`
      insert into login_throttle as known (key, failures, last_failure_at)
      values (${key}, 1, ${now}::timestamptz)
      on conflict (key) do update set
        failures = case when known.last_failure_at < ${forgotten}::timestamptz then 1 else known.failures + 1 end,
        last_failure_at = excluded.last_failure_at,
        blocked_until = case
          when known.last_failure_at >= ${forgotten}::timestamptz and known.failures + 1 >= ${rule.freeAttempts}::int
          then excluded.last_failure_at + make_interval(secs => least(
            ${LONGEST_WAIT_SECONDS}::float8,
            ${FIRST_WAIT_SECONDS}::float8 * power(2, least(known.failures + 1 - ${rule.freeAttempts}::int, ${LARGEST_EXPONENT}::int))
          ))
        end
      where known.blocked_until is null or known.blocked_until <= excluded.last_failure_at
      returning failures`.execute(db);
    return rows[0]?.failures;
  };

  const refuse = async (key: string, now: Date) => {
    const row = await db
      .selectFrom('login_throttle')
      .select('blocked_until')
      .where('key', '=', key)
      .executeTakeFirst();
    const wait = (row?.blocked_until?.getTime() ?? now.getTime()) - now.getTime();
    throw new AppError('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  };

  return {
    /** Counts an attempt. @throws AppError `too_many_attempts` while the subject has to wait */
    async enter(rule: ThrottleRule, subject: string) {
      const now = clock.now();
      const key = keyOf(rule, subject);
      const failures = await count(key, rule, now);
      if (failures === undefined) await refuse(key, now);
      // A new subject is a good moment to forget old ones.
      if (failures === 1)
        await db
          .deleteFrom('login_throttle')
          .where('last_failure_at', '<', new Date(now.getTime() - FORGET_AFTER_MS))
          .execute();
    },

    /** Takes one attempt back: it succeeded. */
    async undo(rule: ThrottleRule, subject: string) {
      await db
        .updateTable('login_throttle')
        .set({ failures: sql<number>`greatest(0, failures - 1)`, blocked_until: null })
        .where('key', '=', keyOf(rule, subject))
        .execute();
    },

    /** Forgets the subject's failures. */
    async forget(rule: ThrottleRule, subject: string) {
      await db.deleteFrom('login_throttle').where('key', '=', keyOf(rule, subject)).execute();
    },
  };
};

export type Throttle = ReturnType<typeof createThrottle>;
