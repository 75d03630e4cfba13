import { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { addMonths, listDaysOfMonth } from '../../../platform/calendar.ts';
import type { Db, OpenDatabase } from '../../../platform/database/database.ts';
import { FakeClock } from '../../../platform/testing/fake-clock.ts';
import type { ServerStart } from '../../../platform/testing/interrupt-at-every-write.ts';
import { createServerStorage } from '../../../platform/testing/server-storage.ts';
import type { DatabaseKind } from '../../../platform/testing/test-databases.ts';
import { withDatabase } from '../../../platform/testing/with-database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { createIngestService } from '../../../figures/ingest/ingest.service.ts';
import { insertCrashChannel } from '../../../figures/ingest/testing/crash-channel.ts';
import { revenueCsv } from '../../../figures/ingest/testing/report-csv.ts';
import { createKeyFiles, createSigningKeys } from '../../../releases/release/index.ts';
import { addSite } from '../../../releases/release/testing/test-portal.ts';
import { createCloseMonth } from '../close-month.service.ts';
import { createReopening } from '../../reopening/reopening.service.ts';
import { createIssueStatement } from '../issue-statement.service.ts';

const DOMAIN = 'closing.example';
const ACCOUNT = '00000000-0000-7000-8000-000000000001';
const CHANNEL = '00000000-0000-7000-8000-000000000002';
const MEMBER = '00000000-0000-7000-8000-000000000003';
const FIRST_MONTH = '2023-01-01';
/** More than there are interruptions. */
const MONTHS = 40;
/** Micros of each month, all on its first day. */
export const REVENUE = 5_000_000;

const actor = createServerActor(DOMAIN, null);
const clock = new FakeClock('2026-11-21T12:00:00Z');
const monthAt = (index: number) => addMonths(FIRST_MONTH, index);

export type ClosingState = {
  closed: number;
  micros: number;
  /** Days with a booked rate. */
  rates: number;
  statements: number;
  /** Rows of amounts, and the cents in them. */
  amounts: [rows: number, cents: number];
  /** Requests to reopen a statement, and the statements that were reopened. */
  reopenings: [asked: number, done: number];
  logged: number;
};

const readState = async ({ bulk }: OpenDatabase): Promise<ClosingState> => {
  const read = async (query: string) => {
    const { rows } = await sql<{ value: string | null }>`${sql.raw(query)}`.execute(bulk);
    return Number(rows[0]?.value ?? 0);
  };
  return {
    closed: await read('select count(*) as value from closed_month'),
    micros: await read('select sum(micros) as value from closed_revenue'),
    rates: await read('select count(*) as value from closed_rate'),
    statements: await read('select count(*) as value from statement'),
    amounts: [
      await read('select count(*) as value from statement_amount'),
      await read("select sum(gross) as value from statement_amount where currency = 'USD'"),
    ],
    reopenings: [
      await read('select count(*) as value from reopening_request'),
      await read('select count(*) as value from reopened_statement'),
    ],
    logged: await read('select count(*) as value from audit_entry'),
  };
};

export const countDays = (index: number) => listDaysOfMonth(monthAt(index)).length;

const insertAccount = async (db: Db) => {
  const account = { account_id: ACCOUNT, domain: DOMAIN, password_hash: '', registered_at: clock.now() };
  await db
    .insertInto('member')
    .values([
      {
        ...account,
        id: ACCOUNT,
        role: 'manager',
        email: 'manager@example.com',
        nickname: 'Manager',
        channel_url: null,
      },
      {
        ...account,
        id: MEMBER,
        role: 'member',
        email: 'member@example.com',
        nickname: 'Member',
        channel_url: null,
      },
    ])
    .execute();
  const span = { account_id: ACCOUNT, member_id: MEMBER, from_day: '0001-01-01', until_day: '9999-12-31' };
  await db
    .insertInto('fee_rate')
    .values({ ...span, basis_points: 500 })
    .execute();
  await db
    .insertInto('channel_member')
    .values({ ...span, channel_id: CHANNEL, assigned_at: clock.now(), part: 5_000 })
    .execute();
  await db
    .insertInto('fx_rate')
    .values({ base: 'USD', quote: 'KRW', day: FIRST_MONTH, rate: '1400' })
    .execute();
};

/** A database with an account that has revenue on the first day of each month. */
export const prepareClosing = async (t: TestContext, kind: DatabaseKind) => {
  const storage = await createServerStorage(t, kind);
  if (!storage) return undefined;
  await withDatabase(storage.database, async (database) => {
    await addSite(database, DOMAIN);
    await insertCrashChannel(database.db);
    await insertAccount(database.db);
    const rows = Array.from({ length: MONTHS }, (_, index) => ({
      date: monthAt(index).replaceAll('-', ''),
      channel_id: 'UCcrash',
      video_id: 'one',
      estimated_partner_revenue: '5',
    }));
    await createIngestService({ database }).ingestFile(Readable.from([Buffer.from(revenueCsv(rows))]), {
      name: 'report.csv',
      actor,
      forceReason: 'its days are long ago',
    });
  });
  return storage;
};

/** The request to reopen a statement that is not answered yet. */
const findWaiting = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`
    select id from reopening_request q where not exists (select from reopening_answer a where a.request_id = q.id)`.execute(
    db,
  );
  return rows[0]?.id;
};

/** Starts a server that closes the next month, issues its statement, or reopens the last one that was issued. */
export const startClosing = (
  action: 'close' | 'issue' | 'reopen',
  { opened, database, storage }: ServerStart,
) => {
  const servicesOf = ({ db }: OpenDatabase) => {
    const keys = createSigningKeys({ db, files: createKeyFiles(storage.dataDir), clock });
    const dependencies = { db, clock, audit: createAudit({ db, clock, ids: randomIds }), keys };
    return {
      months: createCloseMonth(dependencies),
      statements: createIssueStatement(dependencies),
      reopening: createReopening({ ...dependencies, ids: randomIds }),
    };
  };
  const close = ({ months }: ReturnType<typeof servicesOf>, { closed }: ClosingState) =>
    months.close(actor, { domain: DOMAIN, month: monthAt(closed), reason: 'a test' });
  const issue = ({ statements }: ReturnType<typeof servicesOf>, found: ClosingState) =>
    statements.issue(actor, { accountId: ACCOUNT, month: monthAt(found.statements) });
  return Promise.resolve({
    readState: () => readState(opened),
    prepare: async (found: ClosingState) => {
      const services = servicesOf(opened);
      if (action === 'close' || (await findWaiting(opened.db))) return;
      if (found.closed === found.statements) await close(services, found);
      if (action === 'issue') return;
      await issue(services, found);
      const month = monthAt(found.statements);
      await services.reopening.request(actor, { accountId: ACCOUNT, month, reason: 'a test', by: 'first' });
    },
    run: async (ready: ClosingState) => {
      const services = servicesOf(database);
      if (action === 'close') await close(services, ready);
      else if (action === 'issue') await issue(services, ready);
      else {
        const id = (await findWaiting(opened.db)) ?? '';
        await services.reopening.consent(actor, { id, by: 'second' });
      }
    },
  });
};
