import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Day } from '../../platform/calendar.ts';
import type { SignedDocument } from '../closed/signed-document.ts';
import type { CountedFile } from '../closed/statement-content.ts';
import { isVisibleOfAccount } from '../../figures/ingest/visible-rows.ts';
import { accountsOf, revenueReports } from './domain-revenue.ts';

const jsonDays = (days: readonly Day[]) =>
  sql`(select value::date from json_array_elements_text(${JSON.stringify(days)}::json))`;

/** Lets months be closed by one transaction at a time. */
export const lockClosedMonths = (trx: Trx) =>
  sql`lock table closed_month in share row exclusive mode`.execute(trx);

/** The closed months of a domain, the newest first. */
export const listClosedMonths = (db: Db, domain: string) =>
  db.selectFrom('closed_month').selectAll().where('domain', '=', domain).orderBy('month', 'desc').execute();

export const insertClosedMonth = async (
  trx: Trx,
  row: { domain: string; month: Day; number: number; closedAt: Date } & SignedDocument,
) => {
  const { closedAt, ...rest } = row;
  await trx
    .insertInto('closed_month')
    .values({ ...rest, closed_at: closedAt })
    .execute();
};

/** Reports of a closed month are final, so those that are cached must be read again. */
export const stampReports = (trx: Trx, domain: string) =>
  sql`insert into report_version_stamp (account_id) select id from ${accountsOf(domain)} accounts`.execute(
    trx,
  );

/**
 * Books the revenue of an account's days that is not booked yet: of days that no month has booked all of it, of others the
 * difference. Channels that are gone keep what was booked.
 */
export const bookRevenue = async (
  trx: Trx,
  { domain, month, days }: { domain: string; month: Day; days: readonly Day[] },
) => {
  const accounts = accountsOf(domain);
  await sql`
    with known as (
      select account_id, channel_id, day, revenue_micros as micros from channel_day f
      where account_id in ${accounts} and day in ${jsonDays(days)} and revenue_micros is not null
        and ${isVisibleOfAccount('f')}
    ), booked as (
      select account_id, channel_id, day, sum(micros)::bigint as micros from closed_revenue
      where account_id in ${accounts} and day in ${jsonDays(days)} group by account_id, channel_id, day
    ), difference as (
      select account_id, channel_id, day, coalesce(known.micros, 0) - coalesce(booked.micros, 0) as micros
      from known full join booked using (account_id, channel_id, day)
    )
    insert into closed_revenue (account_id, channel_id, day, month, micros)
    select d.account_id, d.channel_id, d.day, ${month}::date, d.micros from difference d
    join channel c on c.account_id = d.account_id and c.id = d.channel_id
    where d.micros <> 0`.execute(trx);
};

export type BookedRevenue = {
  account_id: string;
  /** The first day of the month in which it was earned. */
  earned_month: Day;
  micros: string;
  /** SHA-256 of its rows, sorted by channel and day: `<channel> <day> <micros>` in lines. */
  digest: string;
};

/** What a closed month has booked by account and month of earning. */
export const sumBookedRevenue = async (db: Db, { domain, month }: { domain: string; month: Day }) => {
  const { rows } = await sql<BookedRevenue>`
    select account_id, date_trunc('month', day)::date as earned_month, sum(micros) as micros,
      encode(sha256(convert_to(string_agg(channel_id || ' ' || day || ' ' || micros, E'\n'
        order by channel_id, day), 'UTF8')), 'hex') as digest
    from closed_revenue
    where month = ${month} and account_id in ${accountsOf(domain)}
    group by account_id, date_trunc('month', day) order by account_id, 2`.execute(db);
  return rows;
};

/** What was booked of channels that are registered, of some days until a month was closed; also where it is 0. */
export const sumBookedDays = async (
  db: Db,
  { domain, through, days }: { domain: string; through: Day; days: readonly Day[] },
) => {
  const { rows } = await sql<{ channel_id: string; day: Day; micros: string }>`
    select c.id as channel_id, d.day, coalesce(sum(r.micros), 0) as micros
    from channel c cross join ${jsonDays(days)} d (day)
    left join closed_revenue r
      on r.account_id = c.account_id and r.channel_id = c.id and r.day = d.day and r.month <= ${through}
    where c.account_id in ${accountsOf(domain)}
    group by c.id, d.day order by d.day, c.id`.execute(db);
  return rows;
};

/** The files whose revenue counts on some days, by month. */
export const listCountedFiles = async (db: Db, days: readonly Day[]) => {
  const { rows } = await sql<CountedFile & { earned_month: Day }>`
    select earned_month, f.id, f.report_type, f.owner, f.name, f.digest,
      json_agg(s.first_day || '/' || s.last_day order by s.first_day) as days
    from (
      select file_id, date_trunc('month', day)::date as earned_month,
        min(day) as first_day, max(day) as last_day
      from (
        -- Consecutive days of a file have the same difference to their number.
        select file_id, day, day - (row_number() over (partition by file_id order by day))::integer as stretch
        from report_day
        where day in ${jsonDays(days)} and report_type in (${revenueReports})
      ) numbered group by file_id, date_trunc('month', day), stretch
    ) s join ingest_file f on f.id = s.file_id
    group by earned_month, f.id order by earned_month, f.report_type, f.owner, min(s.first_day), f.id`.execute(
    db,
  );
  return rows;
};

/** Rates that are booked: the last one of each day. */
export const listBookedRates = async (db: Db, domain: string) => {
  const { rows } = await sql<{ day: Day; rate: string | null; rate_day: Day | null }>`
    select distinct on (day) day, rate::text as rate, rate_day from closed_rate
    where domain = ${domain} order by day, month desc`.execute(db);
  return new Map(rows.map((row) => [row.day, row]));
};

/** The rates that a closed month has booked. */
export const listRatesOf = (db: Db, { domain, month }: { domain: string; month: Day }) =>
  db
    .selectFrom('closed_rate')
    .select(['day', 'rate'])
    .where('domain', '=', domain)
    .where('month', '=', month)
    .orderBy('day')
    .execute();

export const insertRates = async (
  trx: Trx,
  { domain, month }: { domain: string; month: Day },
  rates: readonly { day: Day; rate: string | null; rate_day: Day | null }[],
) => {
  if (rates.length === 0) return;
  await trx
    .insertInto('closed_rate')
    .values(rates.map((rate) => ({ ...rate, domain, month })))
    .execute();
};
