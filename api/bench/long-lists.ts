import { sql } from 'kysely';
import { getEmail, getHost } from '../demo/domains/index.ts';
import { getDomains } from '../demo/profiles.ts';
import { FIRST_DAY, LAST_DAY, WHOLE } from '../src/platform/day-span.ts';
import type { Db } from '../src/platform/database/database.ts';
import { openDays, startBenchServer } from './data.ts';
import { printLine } from './print-line.ts';

/** A manager with many channels and members, and what a server needs to serve it. */
export type LongLists = {
  host: string;
  email: string;
  /** Rows of each list. */
  rows: number;
  /** Environment variables of the server. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

const ROWS = 10_000;
const FEE_RATE = 500;

const [partner] = getDomains('demo');

const countRows = async (db: Db, table: 'channel' | 'member', account: string) => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Adds members until there are `ROWS`; nobody signs in as one of them. */
const addMembers = async (db: Db, account: string) => {
  const missing = ROWS - (await countRows(db, 'member', account));
  await sql`
    with added as (
      insert into member (account_id, id, domain, role, email, nickname, password_hash, channel_url, registered_at)
      select account_id, gen_random_uuid(), domain, 'member', 'many' || n || '@bench.example',
        (array['하도윤', '김서연', '林靜怡', '陈思远', 'Theo Park'])[1 + n % 5] || ' ' || n, password_hash,
        case when n % 3 = 0 then 'https://www.youtube.com/@many' || n end, registered_at + n * interval '1 minute'
      from member cross join generate_series(1, ${missing}::int) as n
      where account_id = ${account} and role = 'manager'
      returning account_id, id, domain, email
    ), logins as (
      insert into login (domain, email_key, account_id, member_id) select domain, email, account_id, id from added
    )
    insert into fee_rate (account_id, member_id, from_day, until_day, basis_points)
    select account_id, id, ${FIRST_DAY}::date, ${LAST_DAY}::date, ${FEE_RATE} from added`.execute(db);
};

/** Adds copies of the account's channels until there are `ROWS`, most of them assigned to one member each. */
const addChannels = async (db: Db, account: string) => {
  const missing = ROWS - (await countRows(db, 'channel', account));
  await sql`
    with source as (
      select *, row_number() over (order by id) - 1 as place, count(*) over () as total
      from channel where account_id = ${account}
    ), people as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from member where account_id = ${account} and role = 'member'
    ), added as (
      insert into channel (account_id, id, youtube_id, name, handle, thumbnail, category, status, verification,
        registered_at, approved_at, held_at, reviewed_at, review_reason, subscribers, fetched_at)
      select account_id, gen_random_uuid(), 'UC' || lpad(n::text, 22, '0'), name || ' ' || n, handle || n, thumbnail,
        category, status, verification, registered_at - n * interval '7 minutes', approved_at, held_at, reviewed_at,
        review_reason, subscribers, fetched_at
      from generate_series(1, ${missing}::int) as n join source on place = n % total
      returning account_id, id, youtube_id
    ), claims as (
      insert into channel_claim (youtube_id, account_id, channel_id) select youtube_id, account_id, id from added
    ), placed as (
      select added.*, row_number() over (order by youtube_id) as n from added
    )
    insert into channel_member (account_id, channel_id, member_id, assigned_at, from_day, until_day, part)
    select account_id, placed.id, people.id, now(), current_date, ${LAST_DAY}::date, ${WHOLE}
    from placed join people on people.place = n % people.total where n % 4 > 0`.execute(db);
};

/** Opens the demo profile without figures, whose first manager has long lists; existing data are reused. */
export const openLongLists = async (cache: string): Promise<LongLists> => {
  if (!partner) throw new Error('The demo profile has no partner.');
  const server = await startBenchServer(cache, 'demo', process.env['BENCH_DATABASE_URL']);
  try {
    const { url, database, dataDir } = await openDays(server, 0);
    const db = database.bulk;
    const { account_id: account } = await db
      .selectFrom('member')
      .select('account_id')
      .where('domain', '=', getHost(partner))
      .where('role', '=', 'manager')
      .executeTakeFirstOrThrow();
    if ((await countRows(db, 'channel', account)) < ROWS) {
      printLine(`  ${ROWS} members and channels`);
      await addMembers(db, account);
      await addChannels(db, account);
      await sql`vacuum (analyze)`.execute(db);
    }
    await database.close();
    return {
      host: getHost(partner),
      email: getEmail('manager', partner),
      rows: ROWS,
      environment: { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' },
      stop: () => server.cluster.stop(),
    };
  } catch (error) {
    await server.cluster.stop();
    throw error;
  }
};
