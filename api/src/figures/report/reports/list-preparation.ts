import type { PeriodName } from '@portal/shared/facts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JobKind } from '../../../platform/jobs/job-runner.ts';
import type { JobStore } from '../../../platform/jobs/job-store.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { readVersionStamps } from '../cache/version-stamp.repository.ts';
import { resolvePeriod } from '../scope/relative-period.ts';
import { type LargeAccount, listLargeAccounts } from './list-preparation.repository.ts';
import type { ReportService } from './report.service.ts';

export const LIST_PREPARATION = 'list-preparation';
/** Figures come once a day, and looking for large accounts reads the index of all videos. */
const POLL_INTERVAL_MS = 5 * 60_000;
/** Longer than all lists of an account with some 100,000 videos take. */
const LEASE_MS = 10 * 60_000;
/** Smaller accounts do not wait for a list noticeably. */
const LARGE_FROM = 5_000;

/** What the screens of managers open with, and choose most. */
const periods = ['28d', 'this-month', 'last-month', '90d', '6m'] as const satisfies readonly PeriodName[];
const sorts = ['views', 'published'] as const;

/**
 * The job that materialises the video lists of large accounts after their figures changed, so that the first reader does not
 * wait for them.
 */
export const createListPreparation = ({
  db,
  clock,
  jobs,
  reports,
  log,
}: {
  db: Db;
  clock: Clock;
  jobs: JobStore;
  reports: Pick<ReportService, 'videos'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}): JobKind => {
  /** The version of each account's figures whose lists this server has prepared, or could not prepare. */
  const prepared = new Map<string, string>();

  const prepare = async ({ accountId, pricedBy, currency }: LargeAccount, latestDay: string) => {
    const viewer = { accountId, memberId: accountId, role: 'manager', pricedBy, currency } as const;
    for (const name of periods)
      for (const sort of sorts)
        await reports.videos(
          // The language orders names only, of which these lists have none.
          { ...viewer, language: 'en' },
          { ...resolvePeriod(name, latestDay), sort, order: 'desc', page: 0, size: 1 },
        );
  };

  /** Prepares one account, so that other jobs have their turn; returns whether there was one. */
  const prepareNext = async () => {
    const { latestDay } = await freshness(db);
    if (latestDay === null) return false;
    for (const account of await listLargeAccounts(db, LARGE_FROM)) {
      const { accountId } = account;
      const { joinedStamps: version } = await readVersionStamps(db, accountId);
      if (prepared.get(accountId) === version) continue;
      // Before the work: what changes meanwhile is prepared again. A list that cannot be made is left to the next change.
      prepared.set(accountId, version);
      try {
        await prepare(account, latestDay);
      } catch (error) {
        log.error({ err: error, account: accountId }, 'the video lists of an account were not prepared');
      }
      return true;
    }
    return false;
  };

  return {
    kind: LIST_PREPARATION,
    batch: 1,
    leaseMs: LEASE_MS,
    isPermanent: true,
    async run(due) {
      const wait = (await prepareNext()) ? 0 : POLL_INTERVAL_MS;
      for (const job of due) await jobs.reschedule(job, new Date(clock.now().getTime() + wait));
    },
  };
};
