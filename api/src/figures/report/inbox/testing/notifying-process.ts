import { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { createServerActor } from '../../../../access/audit/actor.ts';
import { MAIL_JOB } from '../../../../access/notification/queue-mails.ts';
import { createNotifications } from '../../../../access/notification/notification.service.ts';
import type { OpenDatabase } from '../../../../platform/database/database.ts';
import { FIRST_DAY } from '../../../../platform/day-span.ts';
import { randomIds } from '../../../../platform/ids.ts';
import { createJobRunner } from '../../../../platform/jobs/job-runner.ts';
import { createJobStore } from '../../../../platform/jobs/job-store.ts';
import { createSearches } from '../../../../platform/search/searches.ts';
import { FakeClock } from '../../../../platform/testing/fake-clock.ts';
import type { ServerStart } from '../../../../platform/testing/interrupt-at-every-write.ts';
import { createServerStorage } from '../../../../platform/testing/server-storage.ts';
import type { DatabaseKind } from '../../../../platform/testing/test-databases.ts';
import { withDatabase } from '../../../../platform/testing/with-database.ts';
import { addSite } from '../../../../releases/release/testing/test-portal.ts';
import { createIngestService } from '../../../ingest/ingest.service.ts';
import { insertCrashChannel } from '../../../ingest/testing/crash-channel.ts';
import { basicCsv, revenueCsv } from '../../../ingest/testing/report-csv.ts';
import { createBriefing } from '../../briefing/briefing.ts';
import { createVideoLists } from '../../reports/video-lists.ts';
import { createReportContext } from '../../scope/report-context.ts';
import { createDayNotifications, DAY_NOTIFICATIONS } from '../day-notifications.ts';

const DOMAIN = 'notified.example';
const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const DAY = '2026-11-01';
/** Longer than a lease. */
const HOUR_MS = 60 * 60 * 1000;

const actor = createServerActor(DOMAIN, null);

export type NotifyingState = {
  notifications: number;
  /** Mails that are queued. */
  mails: number;
  /** The newest day that the account was notified of. */
  day: string;
};

const readState = async ({ bulk }: OpenDatabase): Promise<NotifyingState> => {
  const { rows } = await sql<{ notifications: string; mails: string; day: string | null }>`
    select (select count(*) from notification) as notifications,
      (select count(*) from job where kind = ${MAIL_JOB}) as mails,
      (select max(day)::text from notified_day) as day`.execute(bulk);
  const [row] = rows;
  return {
    notifications: Number(row?.notifications),
    mails: Number(row?.mails),
    day: row?.day ?? FIRST_DAY,
  };
};

/** A database with a manager who gets mail every day. */
export const prepareNotifying = async (t: TestContext, kind: DatabaseKind) => {
  const storage = await createServerStorage(t, kind);
  if (!storage) return undefined;
  await withDatabase(storage.database, async (database) => {
    await addSite(database, DOMAIN);
    await insertCrashChannel(database.db);
    await database.db
      .insertInto('member')
      .values({
        account_id: ACCOUNT,
        id: ACCOUNT,
        domain: DOMAIN,
        role: 'manager',
        email: 'manager@example.com',
        nickname: 'Manager',
        password_hash: '',
        registered_at: new Date(),
        channel_url: null,
      })
      .execute();
    await database.db
      .insertInto('mail_subscription')
      .values({
        account_id: ACCOUNT,
        member_id: ACCOUNT,
        frequency: 'daily',
        language: 'ko',
        currency: 'KRW',
        time_zone: 'Asia/Seoul',
        secret: 'secret',
        queued_for: FIRST_DAY,
      })
      .execute();
    const row = {
      date: DAY.replaceAll('-', ''),
      channel_id: 'UCcrash',
      video_id: 'one',
      country_code: 'KR',
      views: '1000',
      estimated_partner_revenue: '3',
    };
    for (const content of [basicCsv([row]), revenueCsv([row])])
      await createIngestService({ database }).ingestFile(Readable.from([Buffer.from(content)]), {
        name: 'report.csv',
        actor,
        forceReason: 'a test',
      });
  });
  return storage;
};

/** Forgets that anybody was notified. */
const forget = async ({ db }: OpenDatabase) => {
  await db.deleteFrom('notification').execute();
  await db.deleteFrom('notified_day').execute();
  await db.deleteFrom('job').where('kind', '=', MAIL_JOB).execute();
  await db.updateTable('mail_subscription').set({ queued_for: FIRST_DAY }).execute();
};

/** Starts a server that notifies of the day. */
export const startNotifying = (_action: 'notify', { opened, database, index }: ServerStart) => {
  const clock = new FakeClock('2026-11-03T12:00:00Z');
  clock.advance(index * HOUR_MS);
  return Promise.resolve({
    readState: () => readState(opened),
    prepare: () => forget(opened),
    run: async () => {
      const { db } = database;
      const searches = createSearches(database);
      const context = createReportContext({ db, searches });
      const jobs = createJobStore({ db, clock, ids: randomIds });
      let failure: unknown;
      const fail = (error: unknown) => (failure ??= error);
      const job = createDayNotifications({
        db,
        clock,
        jobs,
        briefing: createBriefing({ db, context, lists: createVideoLists({ ...database, searches }) }),
        notifications: createNotifications({ db, clock }),
        sendsMail: true,
        log: { error: fail },
      });
      await jobs.ensure(DAY_NOTIFICATIONS);
      await createJobRunner({ jobs, kinds: [job], clock, onError: fail }).runDue();
      if (failure !== undefined) throw failure;
    },
  });
};
