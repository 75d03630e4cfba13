import type { FastifyBaseLogger } from 'fastify';
import { addDays, type Day } from '../../../platform/calendar.ts';
import { type Clock, toPacificDay } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JobKind } from '../../../platform/jobs/job-runner.ts';
import type { JobStore } from '../../../platform/jobs/job-store.ts';
import type { NotificationFacts } from '../../../access/notification/notification-facts.ts';
import type { Notifications } from '../../../access/notification/notification.service.ts';
import { notify, notifyEach } from '../../../access/notification/notify.ts';
import { queueMails } from '../../../access/notification/queue-mails.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';
import { findMissingDays } from '../../ingest/delivery-list.ts';
import { isDayDue } from '../../ingest/late-reports.ts';
import { REVENUE_REPORT, VIEWS_REPORT } from '../../ingest/report-types.ts';
import type { createBriefing } from '../briefing/briefing.ts';
import {
  hasChannels,
  listReaders,
  findUnnotified,
  markNotified,
  type NotifiedAccount,
} from './day-notifications.repository.ts';

type Briefing = Awaited<ReturnType<ReturnType<typeof createBriefing>>>;

export const DAY_NOTIFICATIONS = 'day-notifications';
const POLL_INTERVAL_MS = 60_000;
/** Longer than the briefings of all people of one account take. */
const LEASE_MS = 10 * 60_000;
const RETRY_AFTER_MS = 15 * 60_000;
/** More would make each of them matter less. */
const MOST_DEVIATIONS = 2;

const toIdentity = (deviation: Briefing['deviations'][number]) => {
  if (deviation.kind === 'channel') return { item: deviation.kind, id: deviation.channel.id };
  return deviation.kind === 'video'
    ? { item: deviation.kind, id: deviation.video.id }
    : { item: deviation.kind, id: deviation.country };
};

/** What a person is told of a new day, in the order of the list: that its figures are there, and the largest deviations. */
const toFacts = ({ day, views, deviations }: Briefing): NotificationFacts[] => {
  if (day === null || !views || views.value === 0) return [];
  return [
    { kind: 'figures', day },
    ...deviations.slice(0, MOST_DEVIATIONS).map((deviation) => ({
      kind: 'deviation' as const,
      day,
      ...toIdentity(deviation),
      change: Number(deviation.difference) < 0 ? ('lower' as const) : ('higher' as const),
    })),
  ];
};

/** The job that notifies people of the figures of a new day, of what deviates in them, and of late figures. */
export const createDayNotifications = ({
  db,
  clock,
  jobs,
  briefing,
  notifications,
  sendsMail,
  log,
}: {
  db: Db;
  clock: Clock;
  jobs: JobStore;
  briefing: ReturnType<typeof createBriefing>;
  notifications: Notifications;
  /** Whether mails can be sent; without a mail server none is queued. */
  sendsMail: boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
}): JobKind => {
  /** When accounts are tried again that could not be notified. */
  const retryAt = new Map<string, number>();

  /** All of an account in one transaction, so that a server that dies leaves the whole account to another. */
  const notifyAccount = async ({ accountId, pricedBy }: NotifiedAccount, day: Day) => {
    const read: { id: string; facts: NotificationFacts[] }[] = [];
    for (const { id, role } of await listReaders(db, accountId)) {
      // Neither currency nor language changes what deviates.
      const viewer = { accountId, memberId: id, role, pricedBy, currency: 'USD', language: 'en' } as const;
      read.push({ id, facts: toFacts(await briefing(viewer, { day })) });
    }
    await db.transaction().execute(async (trx) => {
      if (!(await markNotified(trx, accountId, day))) return;
      const at = clock.now();
      for (const { id, facts } of read)
        // The last one is listed first.
        for (const [index, fact] of [...facts.entries()].toReversed())
          await notify(trx, { accountId, memberIds: [id], at, key: `${day} ${index}` }, fact);
      const memberIds = read.map(({ id }) => id);
      if (sendsMail) await queueMails(trx, { jobs, now: at }, { accountId, memberIds, day });
    });
  };

  /** Without the files of one owner, the accounts of its channels would be told that they earned nothing. */
  const isWhole = async (day: Day) => {
    const dayBefore = addDays(day, -1);
    for (const type of [VIEWS_REPORT, REVENUE_REPORT] as const) {
      const missing = await findMissingDays(db, { type, from: dayBefore, to: day });
      // An owner whose files ended earlier is not waited for.
      const ended = new Set(missing.filter((each) => each.day === dayBefore).map(({ owner }) => owner));
      if (missing.some((each) => each.day === day && !ended.has(each.owner))) return false;
    }
    return true;
  };

  const notifyOfDelay = (latestDay: Day) =>
    notifyEach(
      db,
      { at: clock.now(), key: latestDay, where: hasChannels },
      { kind: 'figures_late', latest_day: latestDay },
    );

  /** Notifies one account, so that other jobs have their turn; returns whether there was one. */
  const notifyNext = async () => {
    const { latestDay } = await freshness(db);
    if (latestDay === null) return false;
    if (isDayDue(addDays(latestDay, 1), toPacificDay(clock.now()))) await notifyOfDelay(latestDay);
    const now = clock.now().getTime();
    const except = [...retryAt].flatMap(([accountId, at]) => (at > now ? [accountId] : []));
    const account = await findUnnotified(db, { day: latestDay, except });
    if (!account || !(await isWhole(latestDay))) return false;
    try {
      await notifyAccount(account, latestDay);
    } catch (error) {
      // All others are notified meanwhile.
      retryAt.set(account.accountId, now + RETRY_AFTER_MS);
      log.error({ err: error, account: account.accountId }, 'an account was not notified of a new day');
    }
    return true;
  };

  return {
    kind: DAY_NOTIFICATIONS,
    batch: 1,
    leaseMs: LEASE_MS,
    isPermanent: true,
    async run(due) {
      await notifications.deleteOld();
      const wait = (await notifyNext()) ? 0 : POLL_INTERVAL_MS;
      for (const job of due) await jobs.reschedule(job, new Date(clock.now().getTime() + wait));
    },
  };
};
