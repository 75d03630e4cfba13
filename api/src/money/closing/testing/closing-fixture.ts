import { sql } from 'kysely';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { hashToken } from '../../../access/session/session-token.ts';
import { FIRST_DAY, LAST_DAY } from '../../../platform/day-span.ts';
import { randomIds } from '../../../platform/ids.ts';
import {
  createAnonymousClient,
  insertSite,
  nextNumber,
  PASSWORD,
} from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import { type PortalClient, TEST_BINDING } from '../../../platform/testing/portal-client.ts';
import { type Day, listDaysOfMonth } from '../../../platform/calendar.ts';
import { claimChannel, ingestText } from '../../../figures/ingest/testing/ingest-fixtures.ts';
import { adCsv, type Cells, premiumCsv, revenueCsv } from '../../../figures/ingest/testing/report-csv.ts';

export const OCTOBER = '2026-10-01';
export const NOVEMBER = '2026-11-01';

/** Revenue in dollars of each day of each channel, by YouTube id. */
export type DailyRevenue = Readonly<Record<string, string>>;

const toRows = (month: Day, column: string, revenue: DailyRevenue): Cells[] =>
  listDaysOfMonth(month).flatMap((day) =>
    Object.entries(revenue).map(([channel, amount]) => ({
      date: day.replaceAll('-', ''),
      channel_id: channel,
      video_id: `${channel}-one`,
      [column]: amount,
    })),
  );

/** Delivers a month's estimates, and with `ad` both closing reports, of which `premium` is 0 unless given. */
export const deliverMonth = async (
  api: TestApi,
  month: Day,
  { estimated, ad, premium }: Partial<Record<'estimated' | 'ad' | 'premium', DailyRevenue>>,
) => {
  const options = { forceReason: 'a test' };
  if (estimated)
    await ingestText(api, revenueCsv(toRows(month, 'estimated_partner_revenue', estimated)), options);
  if (!ad) return;
  const zero = Object.fromEntries(Object.keys(ad).map((channel) => [channel, '0']));
  await ingestText(api, adCsv(toRows(month, 'partner_revenue', ad)), options);
  await ingestText(api, premiumCsv(toRows(month, 'partner_revenue', premium ?? zero)), options);
};

/** Sets the same rate for all days of some months. */
export const insertRates = async ({ db }: TestApi, months: readonly Day[], rate: string) => {
  await db
    .insertInto('fx_rate')
    .values(
      months.flatMap((month) =>
        listDaysOfMonth(month).map((day) => ({ base: 'USD', quote: 'KRW', day, rate })),
      ),
    )
    .execute();
};

export type ClosingFixture = {
  domain: string;
  operator: PortalClient;
  manager: PortalClient;
  accountId: string;
  /** The first has all of the first channel and half of the second, the other one the other half. */
  members: readonly { client: PortalClient; id: string }[];
  channels: readonly { id: string; youtubeId: string }[];
  /** Revenue of the channels, in their order; 0 for those that are left out. */
  revenueOf: (...amounts: string[]) => DailyRevenue;
  /** Closes a month of the domain, whatever the checks say with a reason. */
  close: (month: string, reason?: string) => ReturnType<PortalClient['post']>;
  /** Issues the manager's statement of a month. */
  issue: (month: string) => ReturnType<PortalClient['post']>;
};

/** Inserts an account with a session that does not end: tests set the clock months ahead, and make many accounts. */
export const insertAccount = async (
  api: TestApi,
  { domain, accountId, role }: { domain: string; accountId?: string; role: 'manager' | 'member' },
) => {
  const client = createAnonymousClient(api, domain);
  client.token = randomIds.token();
  const id = randomIds.uuid();
  const key = { account_id: accountId ?? id, member_id: id };
  await api.db
    .insertInto('member')
    .values({
      account_id: key.account_id,
      id,
      domain,
      role,
      email: `${role}${nextNumber()}@example.com`,
      nickname: role,
      password_hash: await api.app.passwords.hash(PASSWORD, id),
      channel_url: null,
      registered_at: api.clock.now(),
    })
    .execute();
  const hashes = { token_hash: hashToken(client.token), binding_hash: hashToken(TEST_BINDING) };
  const until = { created_at: api.clock.now(), expires_at: new Date('2100-01-01T00:00:00Z') };
  await api.db
    .insertInto('session')
    .values({ ...key, ...hashes, ...until })
    .execute();
  if (role === 'member')
    await api.db
      .insertInto('fee_rate')
      .values({ ...key, from_day: FIRST_DAY, until_day: LAST_DAY, basis_points: 500 })
      .execute();
  return { client, id };
};

/** A manager with two members and three channels, of which the last one is unassigned; fees are 5 %. */
export const createClosingFixture = async (api: TestApi, prefix: string): Promise<ClosingFixture> => {
  const domain = await insertSite(api);
  const { client: operator } = await signInOperator(api);
  const { client: manager, id: accountId } = await insertAccount(api, { domain, role: 'manager' });
  const addMember = () => insertAccount(api, { domain, accountId, role: 'member' });
  const members = [await addMember(), await addMember()];
  const [ann, ben] = members.map(({ id }) => id);
  const owned = [[ann], [ann, ben], []];
  const channels: { id: string; youtubeId: string }[] = [];
  for (const [index, own] of owned.entries()) {
    const youtubeId = `UC${prefix}${String(index).padStart(22 - prefix.length, '0')}`;
    const id = await claimChannel(api, accountId, { youtubeId, members: own.map(String) });
    channels.push({ id, youtubeId });
  }
  return {
    domain,
    operator,
    manager,
    accountId,
    members,
    channels,
    revenueOf: (...amounts) =>
      Object.fromEntries(channels.map(({ youtubeId }, index) => [youtubeId, amounts[index] ?? '0'])),
    close: (month, reason) => operator.post('/operator/closing', { domain, month, reason }),
    issue: (month) => manager.post('/statement/issue', { month }),
  };
};

const frozen = {
  closed_month: 'domain',
  closed_rate: 'domain',
  closed_revenue: 'account_id',
  issued_statement: 'account_id',
  issued_amount: 'account_id',
  reopened_statement: 'account_id',
} as const;

/** Every row of the closed months and statements of a domain and accounts of it as text, to see that none changes. */
export const readFrozen = async (
  { db }: TestApi,
  { domain, accountId }: { domain: string; accountId: string | readonly string[] },
) => {
  const owners = { domain: [domain], account_id: [accountId].flat() };
  // One statement, because a test of histories reads them after every step.
  const tables = Object.entries(frozen).map(
    ([table, column]) => sql`
      select ${table} || ' ' || to_jsonb(t)::text as row from ${sql.table(table)} t
      where ${sql.ref(column)}::text in (${sql.join(owners[column])})`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(tables, sql` union all `)}`.execute(db);
  return rows.map(({ row }) => row).toSorted();
};
