import type { Clock } from '../../platform/clock.ts';
import type { Db, OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { JobKind } from '../../platform/jobs/job-runner.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import { queueFigures } from './figures-queue.ts';
import { lockDeliveries } from './storage/ingest.repository.ts';
import { createReingest } from './withdrawals/reingest.ts';
import { findOutdatedFile } from './storage/unregistered-channel.repository.ts';

const CHANNEL_HISTORY = 'channel-history';
/** One job for all files, because only one of them can be read at a time. */
const KEY = 'all';
/** Longer than reading the largest file again. */
const LEASE_MS = 60 * 60_000;

/** Schedules the job when a registered channel has rows in a file that was read before. */
export const scheduleChannelHistory = async (
  db: Db | Trx,
  { jobs, clock }: { jobs: JobStore; clock: Clock },
) => {
  if ((await findOutdatedFile(db)) === undefined) return;
  await jobs.schedule(CHANNEL_HISTORY, KEY, clock.now(), db.isTransaction ? { trx: db as Trx } : {});
};

/**
 * The job that reads the files again which had rows of channels before these were registered, the oldest first, each in a
 * transaction of its own.
 */
export const createChannelHistory = (dependencies: {
  database: OpenDatabase;
  clock: Clock;
  jobs: JobStore;
}): JobKind => {
  const { database, clock, jobs } = dependencies;
  const stored = createReingest({ database, clock });
  return {
    kind: CHANNEL_HISTORY,
    batch: 1,
    leaseMs: LEASE_MS,
    async run(batch) {
      for (const job of batch)
        await queueFigures(database, () =>
          database.bulk.transaction().execute(async (trx) => {
            await lockDeliveries(trx);
            const fileId = await findOutdatedFile(trx);
            if (fileId === undefined) return jobs.finish(job, trx);
            await stored.readAgain(trx, fileId);
            return jobs.reschedule(job, clock.now(), { trx });
          }),
        );
    },
  };
};
