import type { PeriodName } from '@portal/shared/facts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JobKind } from '../../../platform/jobs/job-runner.ts';
import type { JobStore } from '../../../platform/jobs/job-store.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { resolvePeriod } from '../scope/relative-period.ts';
import type { ReportContext } from '../scope/report-context.ts';
import { type LargeAccount, listLargeAccounts } from './list-preparation.repository.ts';
import type { VideoLists } from './video-lists.ts';

export const LIST_PREPARATION = 'list-preparation';
const ROUND_INTERVAL_MS = 5 * 60_000;
/** Longer than one list of an account with some 100,000 videos takes. */
const LEASE_MS = 5 * 60_000;
/** Smaller accounts do not wait for a list noticeably. */
const LARGE_FROM = 5_000;

/** What managers open first, and choose most; another order of the same videos is made from these lists. */
const periods = ['28d', 'this-month', 'last-month', '90d', '6m'] as const satisfies readonly PeriodName[];

/**
 * The job that materialises the missing video lists of large accounts, so that no reader waits for them. Every five minutes it
 * looks at each list once.
 */
export const createListPreparation = ({
  db,
  clock,
  jobs,
  lists,
  context,
  log,
}: {
  db: Db;
  clock: Clock;
  jobs: JobStore;
  lists: Pick<VideoLists, 'prepare'>;
  context: ReportContext;
  log: Pick<FastifyBaseLogger, 'error'>;
}): JobKind => {
  /** The lists of this round that were not looked at. */
  let round: { account: LargeAccount; name: PeriodName }[] = [];

  /** Returns whether the list had to be made. */
  const prepare = async ({ account, name }: (typeof round)[number]) => {
    const { accountId, pricedBy, currency } = account;
    const { latestDay } = await freshness(db);
    if (latestDay === null) return false;
    const period = resolvePeriod(name, latestDay);
    // The language only orders names.
    const viewer = {
      accountId,
      memberId: accountId,
      role: 'manager',
      pricedBy,
      currency,
      language: 'en',
    } as const;
    const scope = await context.readScope(viewer, {});
    const { days } = await context.readDays(viewer, scope, period);
    return lists.prepare({ scope, period, days, search: undefined, sort: 'views', order: 'desc' });
  };

  /** Makes the next list that is missing, and no more, so that other jobs have their turn. */
  const prepareNext = async () => {
    for (let next = round.shift(); next; next = round.shift())
      try {
        if (await prepare(next)) return;
      } catch (error) {
        const { account, name } = next;
        log.error({ err: error, account: account.accountId, period: name }, 'a video list was not prepared');
      }
  };

  return {
    kind: LIST_PREPARATION,
    batch: 1,
    leaseMs: LEASE_MS,
    isPermanent: true,
    async run(due) {
      if (round.length === 0)
        round = (await listLargeAccounts(db, LARGE_FROM)).flatMap((account) =>
          periods.map((name) => ({ account, name })),
        );
      await prepareNext();
      const wait = round.length > 0 ? 0 : ROUND_INTERVAL_MS;
      for (const job of due) await jobs.reschedule(job, new Date(clock.now().getTime() + wait));
    },
  };
};
