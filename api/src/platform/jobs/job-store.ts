import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, Trx } from '../database/database.ts';
import type { Ids } from '../ids.ts';

/** A job with the lease of its current owner. */
export type Job = {
  kind: string;
  key: string;
  lease: string;
  attempts: number;
};

/** The lease expired while the job ran, and another owner has it, or the job was cancelled. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** The key of the one job of a kind that always exists. */
export const PERMANENT_KEY = 'all';
/** Longer than any job is postponed; the longest wait is until the next Pacific midnight. */
const MAX_WAIT_MS = 48 * 60 * 60 * 1000;

const assertLeaseHeld = ({ affected }: { affected: bigint | undefined }, { kind, key }: Job) => {
  if (!affected) throw new LeaseLostError(`The lease of ${kind} ${key} was lost.`);
};

/** Stores jobs in the database, so that they outlive every process. */
export const createJobStore = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => ({
  /** Creates a job or moves the existing one to that time; one that is running runs once more after that. */
  async schedule(
    kind: string,
    key: string,
    runAt: Date,
    { accountId, trx }: { accountId?: string; trx?: Trx } = {},
  ) {
    await (trx ?? db)
      .insertInto('job')
      .values({
        kind,
        key,
        account_id: accountId ?? null,
        run_at: runAt,
        attempts: 0,
        lease: null,
        leased_until: null,
      })
      .onConflict((conflict) =>
        // Without its lease the running job cannot reschedule or finish itself.
        conflict
          .columns(['kind', 'key'])
          .doUpdateSet({ run_at: runAt, attempts: 0, lease: null, leased_until: null }),
      )
      .execute();
  },

  /** Creates the permanent job of a kind when it is missing. */
  async ensure(kind: string) {
    await db
      .insertInto('job')
      .values({
        kind,
        key: PERMANENT_KEY,
        account_id: null,
        run_at: clock.now(),
        attempts: 0,
        lease: null,
        leased_until: null,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
      .execute();
  },

  /**
   * Leases up to `limit` due jobs of a kind, the longest due first. A time further ahead than any job is postponed
   * was written while the clock was wrong, so the job counts as due.
   */
  async claim(kind: string, { limit, leaseMs }: { limit: number; leaseMs: number }): Promise<Job[]> {
    const now = clock.now();
    const lease = ids.uuid();
    const until = new Date(now.getTime() + leaseMs);
    const wrongLease = new Date(now.getTime() + 2 * leaseMs);
    const wrongRun = new Date(now.getTime() + MAX_WAIT_MS);
    const { rows } = await sql<Job>`
      with due as (
        select kind, key from job
        where kind = ${kind}
          and (run_at <= ${now}::timestamptz or run_at > ${wrongRun}::timestamptz)
          and (leased_until is null or leased_until <= ${now}::timestamptz or leased_until > ${wrongLease}::timestamptz)
        order by run_at, key
        limit ${limit}::int
        for update skip locked
      )
      update job set lease = ${lease}::uuid, leased_until = ${until}::timestamptz, attempts = job.attempts + 1
      from due where job.kind = due.kind and job.key = due.key
      returning job.kind, job.key, job.lease, job.attempts`.execute(db);
    return rows;
  },

  /** Releases a job, to run (again) at that time. @throws LeaseLostError */
  async reschedule(job: Job, runAt: Date, { trx, failed = false }: { trx?: Trx; failed?: boolean } = {}) {
    const { numUpdatedRows: affected } = await (trx ?? db)
      .updateTable('job')
      .set({ run_at: runAt, lease: null, leased_until: null, ...(failed ? {} : { attempts: 0 }) })
      .where('kind', '=', job.kind)
      .where('key', '=', job.key)
      .where('lease', '=', job.lease)
      .executeTakeFirst();
    assertLeaseHeld({ affected }, job);
  },

  /** Deletes a job that has nothing left to do. @throws LeaseLostError */
  async finish(job: Job, trx: Trx) {
    const { numDeletedRows: affected } = await trx
      .deleteFrom('job')
      .where('kind', '=', job.kind)
      .where('key', '=', job.key)
      .where('lease', '=', job.lease)
      .executeTakeFirst();
    assertLeaseHeld({ affected }, job);
  },

  /** Deletes a job, whether it is running or not. */
  async cancel(kind: string, key: string, trx: Trx) {
    await trx.deleteFrom('job').where('kind', '=', kind).where('key', '=', key).execute();
  },

  /** When the next job of these kinds can be claimed. */
  async findNextRunTime(kinds: readonly string[]): Promise<Date | undefined> {
    const row = await db
      .selectFrom('job')
      .select(sql<Date | null>`min(greatest(run_at, coalesce(leased_until, run_at)))`.as('at'))
      .where('kind', 'in', kinds)
      .executeTakeFirst();
    return row?.at ?? undefined;
  },
});

export type JobStore = ReturnType<typeof createJobStore>;
