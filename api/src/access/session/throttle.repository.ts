import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export type ThrottleRule = {
  name: string;
  /** The number of free wrong attempts; after each further one the wait doubles, from 15 seconds to 15 minutes. */
  freeAttempts: number;
  /** Whether a successful attempt resets the count. */
  isForgiving: boolean;
};

const FIRST_WAIT_SECONDS = 15;
const MAX_WAIT_SECONDS = 900;
/** 15 s × 2^6 exceeds the longest wait. */
const MAX_EXPONENT = 6;
const RETENTION_MS = 24 * 60 * 60 * 1000;
/** Longer than any attempt takes: older pending attempts belong to a server that died. */
const ABANDONED_AFTER_MS = 60_000;

/** Later than any wait can end, with some tolerance between the clocks of servers: the clock was wrong then. */
const CLOCK_TOLERANCE_MS = 2 * MAX_WAIT_SECONDS * 1000;

/** Whether the wait was set by a right clock and is not over. */
export const isBlocking = (until: Date, now: Date) =>
  until > now && until.getTime() - now.getTime() <= CLOCK_TOLERANCE_MS;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The stored counters. */
export const createThrottleRepository = (db: Db) => {
  const updateCounter = (key: string) => db.updateTable('login_throttle').where('key', '=', key);
  const onePendingLess = sql<number>`greatest(0, pending - 1)`;

  return {
    /**
     * Counts an attempt as pending; false when as many are pending as wrong ones are free. One is always possible.
     */
    async enter(key: string, { freeAttempts }: ThrottleRule, now: Date): Promise<boolean> {
      const expired = before(now, RETENTION_MS);
      const abandoned = before(now, ABANDONED_AFTER_MS);
      const wrong = before(now, -CLOCK_TOLERANCE_MS);
      const isPast = sql`(known.pending_at < ${abandoned}::timestamptz or known.pending_at > ${wrong}::timestamptz)`;
      const { rows } = await sql`
        insert into login_throttle as known (key, failures, pending, pending_at, last_failure_at)
        values (${key}, 0, 1, ${now}::timestamptz, ${now}::timestamptz)
        on conflict (key) do update set
          failures = case when known.last_failure_at < ${expired}::timestamptz then 0 else known.failures end,
          pending = case when ${isPast} then 1 else known.pending + 1 end,
          pending_at = excluded.pending_at,
          blocked_until = null
        where (known.blocked_until is null or known.blocked_until <= ${now}::timestamptz
            or known.blocked_until > ${wrong}::timestamptz)
          and case when ${isPast} then 0 else known.pending end
            < greatest(1, ${freeAttempts}::int
              - case when known.last_failure_at < ${expired}::timestamptz then 0 else known.failures end)
        returning key`.execute(db);
      return rows.length > 0;
    },

    async blockedUntil(key: string) {
      const row = await db
        .selectFrom('login_throttle')
        .select('blocked_until')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.blocked_until ?? undefined;
    },

    async recordFailure(key: string, { freeAttempts }: ThrottleRule, now: Date) {
      await updateCounter(key)
        .set({
          pending: onePendingLess,
          failures: sql<number>`failures + 1`,
          last_failure_at: now,
          blocked_until: sql<Date | null>`case when failures + 1 >= ${freeAttempts}::int
            then ${now}::timestamptz + make_interval(secs => least(
              ${MAX_WAIT_SECONDS}::float8,
              ${FIRST_WAIT_SECONDS}::float8
                * power(2, least(failures + 1 - ${freeAttempts}::int, ${MAX_EXPONENT}::int))
            )) end`,
        })
        .execute();
    },

    /** Ends an attempt that succeeded, or that threw. */
    async recordEnd(key: string, isForgiven: boolean) {
      await updateCounter(key)
        .set({ pending: onePendingLess, ...(isForgiven ? { failures: 0, blocked_until: null } : {}) })
        .execute();
      await db
        .deleteFrom('login_throttle')
        .where('key', '=', key)
        .where('pending', '=', 0)
        .where('failures', '=', 0)
        .execute();
    },

    async deleteExpired(now: Date) {
      await db
        .deleteFrom('login_throttle')
        .where('last_failure_at', '<', before(now, RETENTION_MS))
        .execute();
    },
  };
};
