import type { Db, Trx } from '../../../../platform/database/database.ts';
import type { Job, JobStore } from '../../../../platform/jobs/job-store.ts';
import type { PointerMove } from '../release.repository.ts';
import { SERVER_MOVERS } from '../server-movers.ts';

export const STOP_MESSAGE_KIND = 'release.stop-message';

/** A line of the release log. */
export type LineKey = { domain: string; number: number };

const SEPARATOR = '#';
const formatKey = ({ domain, number }: LineKey) => `${domain}${SEPARATOR}${number}`;
const parseKey = (key: string): LineKey => {
  const at = key.lastIndexOf(SEPARATOR);
  return { domain: key.slice(0, at), number: Number(key.slice(at + 1)) };
};

/** Schedules the message about a move in its transaction, so that neither is lost without the other. */
export const createStopMessageOutbox =
  (jobs: Pick<JobStore, 'schedule'>) =>
  async (trx: Trx, { domain, by, at }: Pick<PointerMove, 'domain' | 'by' | 'at'>, number: number) => {
    if (by === SERVER_MOVERS.guard)
      await jobs.schedule(STOP_MESSAGE_KIND, formatKey({ domain, number }), at, { trx });
  };

/** Reads the moves that messages are about. */
export const createStopMessageRepository = (db: Db) => ({
  async find(job: Pick<Job, 'key'>) {
    const { domain, number } = parseKey(job.key);
    return db
      .selectFrom('release_log')
      .select(['domain', 'number', 'action', 'reason', 'moved_at as at', 'moved_by as by'])
      .select(['before_set as beforeSet', 'after_set as afterSet'])
      .where('domain', '=', domain)
      .where('number', '=', number)
      .executeTakeFirst();
  },
});

export type StopMessageRepository = ReturnType<typeof createStopMessageRepository>;
export type GuardStopLine = NonNullable<Awaited<ReturnType<StopMessageRepository['find']>>>;
