import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Session } from '../../platform/http/request-context.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import { MANUAL_GAP_MS, SEARCH_MS } from './check-times.ts';
import { createCode } from './verification-code.ts';
import { toJobKey, VERIFICATION_JOB } from './verification-job.ts';
import { type ChannelKey, createVerificationRepository } from './verification.repository.ts';
import { toVerificationResponse } from './verification-responses.ts';

const HOUR_MS = 3_600_000;
/** How long the end of a search is reported to browsers that have not seen it. */
const RECENT_MS = 24 * HOUR_MS;
const MAX_RECENT = 100;

/** What managers do to verify their channels; a job runs the checks. */
export const createVerificationService = (dependencies: { db: Db; clock: Clock; jobs: JobStore }) => {
  const { db, clock, jobs } = dependencies;
  const stored = createVerificationRepository(db);

  const read = async (key: ChannelKey) => {
    const [row, checks] = await Promise.all([stored.find(key), stored.checks(key)]);
    if (!row) throw new AppError('not_found');
    return toVerificationResponse(row, checks);
  };

  const lockRow = async (trx: Trx, key: ChannelKey) => {
    const repository = createVerificationRepository(trx);
    await repository.lock(key);
    const row = await repository.find(key);
    if (!row) throw new AppError('not_found');
    // A rejected channel must be registered again first.
    if (row.status === CHANNEL_STATUS.rejected) throw new AppError('channel_state');
    return { repository, row };
  };

  /** Schedules a check now and frequent ones after it, because the owner has changed something. */
  const scheduleNow = async (
    trx: Trx,
    key: ChannelKey,
    row: { delay: string | null; last_check_at: Date | null; next_check_at: Date | null },
  ) => {
    // A manual check changes neither the quota nor the key.
    if (row.delay === 'quota' || row.delay === 'key') return;
    const soonest = new Date(
      Math.max(clock.now().getTime(), (row.last_check_at?.getTime() ?? 0) + MANUAL_GAP_MS),
    );
    if (row.next_check_at && row.next_check_at <= soonest) return;
    await jobs.schedule(VERIFICATION_JOB, toJobKey(key), soonest, { accountId: key.accountId, trx });
    await createVerificationRepository(trx).update(key, { next_check_at: soonest, step: 0 });
  };

  return {
    state: ({ accountId }: Session, channelId: string) => read({ accountId, channelId }),

    /** Returns the code for the description; it stays the same until it is used. */
    async code(session: Session, channelId: string) {
      const key = { accountId: session.accountId, channelId };
      await db.transaction().execute(async (trx) => {
        const { repository, row } = await lockRow(trx, key);
        if (row.verification === 'verified' || row.verification_code) return;
        await repository.setChannel(key, {
          verification: 'pending',
          verification_code: createCode(session.domain),
        });
      });
      return read(key);
    },

    /** Starts the search for the code; during a search, checks at once. */
    async start(session: Session, channelId: string) {
      const key = { accountId: session.accountId, channelId };
      await db.transaction().execute(async (trx) => {
        const { repository, row } = await lockRow(trx, key);
        if (row.verification === 'verified') return;
        if (row.verification === 'verifying' && row.next_check_at) return scheduleNow(trx, key, row);
        const now = clock.now();
        const code = row.verification_code ?? createCode(session.domain);
        await repository.setChannel(key, { verification: 'verifying', verification_code: code });
        await repository.begin(key, { now, endsAt: new Date(now.getTime() + SEARCH_MS) });
        await jobs.schedule(VERIFICATION_JOB, toJobKey(key), now, { accountId: key.accountId, trx });
      });
      return read(key);
    },

    /** Searches in progress and recently ended ones, which every page of the portal reports. */
    async recent({ accountId }: Session) {
      const since = new Date(clock.now().getTime() - RECENT_MS);
      const rows = await stored.recent(accountId, since, MAX_RECENT);
      return rows.map((row) => toVerificationResponse(row, []));
    },
  };
};
