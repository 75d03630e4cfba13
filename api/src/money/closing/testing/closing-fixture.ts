import { sql } from 'kysely';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import { addMember, insertSite, joinManager } from '../../../platform/testing/fixtures.ts';
import { signInOperator } from '../../../platform/testing/operator.ts';
import type { PortalClient } from '../../../platform/testing/portal-client.ts';
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
};

/** A manager with two members and three channels, of which the last one belongs to nobody; rates are 1,400 won. */
export const createClosingFixture = async (api: TestApi, prefix: string): Promise<ClosingFixture> => {
  const domain = await insertSite(api);
  const { client: operator } = await signInOperator(api);
  const { client: manager, id: accountId } = await joinManager(api, domain);
  const members = [await addMember(api, manager), await addMember(api, manager)];
  const [ann, ben] = members.map(({ id }) => id);
  const owned = [[ann], [ann, ben], []];
  // Tests set the clock months ahead.
  await api.db
    .updateTable('session')
    .set({ expires_at: new Date('2100-01-01T00:00:00Z') })
    .execute();
  const channels: { id: string; youtubeId: string }[] = [];
  for (const [index, own] of owned.entries()) {
    const youtubeId = `UC${prefix}${String(index).padStart(22 - prefix.length, '0')}`;
    const id = await claimChannel(api, accountId, { youtubeId, members: own.map(String) });
    channels.push({ id, youtubeId });
  }
  return { domain, operator, manager, accountId, members, channels };
};

const FROZEN = ['closed_month', 'closed_revenue', 'closed_rate', 'statement', 'statement_amount'];

/** Every row of closed months and statements as text, to see that none changes. */
export const readFrozen = async ({ db }: TestApi) => {
  const rows: string[] = [];
  for (const table of FROZEN) {
    const found = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
    rows.push(...found.rows.map(({ row }) => `${table} ${row}`));
  }
  return rows.toSorted();
};
