import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Day } from '../../platform/calendar.ts';
import type { SignedDocument } from '../closed/signed-document.ts';
import type { BookedAccount, CountedFile } from '../closed/statement-content.ts';
import { UNITED_STATES } from '../../figures/ingest/countries.ts';
import { selectEarlierCorrections } from '../../figures/ingest/corrections.read.ts';
import { isVisibleOfAccount } from '../../figures/ingest/visible-rows.ts';
import { accountsOf, knownUsMicros, revenueReports } from './domain-revenue.ts';

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
 * difference, and of days before the domain's first closed month (`earliest`) corrections that were reported since. Channels that are gone keep what was booked. What comes from viewers in the United States is booked beside
 * it, but not as the difference from a month that does not say it.
 */
export const bookRevenue = async (
  trx: Trx,
  { domain, month, earliest, days }: { domain: string; month: Day; earliest: Day; days: readonly Day[] },
) => {
  const corrections = selectEarlierCorrections({
    accounts: accountsOf(domain),
    before: earliest,
    country: UNITED_STATES,
  });
  const accounts = accountsOf(domain);
  await sql`
    with known as (
      select f.account_id, f.channel_id, f.day, f.revenue_micros as micros,
        coalesce(u.revenue_micros, 0) as us_micros
      from channel_day f
      left join channel_day_country u on u.account_id = f.account_id and u.channel_id = f.channel_id
        and u.day = f.day and u.country = ${UNITED_STATES} and ${isVisibleOfAccount('u')}
      where f.account_id in ${accounts} and f.day in ${jsonDays(days)} and f.revenue_micros is not null
        and ${isVisibleOfAccount('f')}
      union all select account_id, channel_id, day, micros, country_micros from (${corrections}) c
    ), booked as (
      select account_id, channel_id, day, sum(micros)::bigint as micros,
        ${knownUsMicros('b')}::bigint as us_micros
      from closed_revenue b
      where account_id in ${accounts} and (day in ${jsonDays(days)} or day < ${earliest}) group by account_id, channel_id, day
    ), difference as (
      select account_id, channel_id, day, coalesce(known.micros, 0) - coalesce(booked.micros, 0) as micros,
        -- Null where what is booked is unknown.
        coalesce(known.us_micros, 0) - case when booked.micros is null then 0 else booked.us_micros end as us_micros
      from known full join booked using (account_id, channel_id, day)
    )
    insert into closed_revenue (account_id, channel_id, day, month, micros, us_micros)
    select d.account_id, d.channel_id, d.day, ${month}::date, d.micros, d.us_micros from difference d
    join channel c on c.account_id = d.account_id and c.id = d.channel_id
    where d.micros <> 0 or d.us_micros <> 0`.execute(trx);
};

/** A digest is the SHA-256 of lines sorted by channel and day: `<channel> <day> <micros>`, where the micros are known. */
export type BookedRevenue = BookedAccount & {
  /** The first day of the month in which it was earned. */
  earned_month: Day;
};

/** The digest of a column of `closed_revenue`; null where no row has it. */
const digestOf = (column: 'micros' | 'us_micros') => sql<string | null>`
  encode(sha256(convert_to(string_agg(channel_id || ' ' || day || ' ' || ${sql.ref(column)}, E'\n'
    order by channel_id, day), 'UTF8')), 'hex')`;

/** What a closed month has booked by account and month of earning, of a domain's accounts and of `former` ones. */
export const sumBookedRevenue = async (
  db: Db,
  { domain, month, former = [] }: { domain: string; month: Day; former?: readonly string[] },
) => {
  const { rows } = await sql<
    Required<BookedRevenue> & { us_micros: string | null; us_digest: string | null }
  >`
    select account_id, date_trunc('month', day)::date as earned_month, sum(micros) as micros,
      ${digestOf('micros')} as digest, sum(us_micros) as us_micros, ${digestOf('us_micros')} as us_digest
    from closed_revenue
    where month = ${month} and (account_id in ${accountsOf(domain)} or account_id = any (${former}::uuid[]))
    group by account_id, date_trunc('month', day) order by account_id, 2`.execute(db);
  return rows.map(({ us_micros: us, us_digest: digest, ...row }): BookedRevenue => ({
    ...row,
    ...(us !== null && digest !== null && { us_micros: us, us_digest: digest }),
  }));
};

/**
 * What was booked of channels that are registered, of some days until a month was closed; also where it is 0, but not of channels
 * that were registered later. `us_micros` is null where a closed month does not say it.
 */
export const sumBookedDays = async (
  db: Db,
  { domain, through, days }: { domain: string; through: Day; days: readonly Day[] },
) => {
  const { rows } = await sql<{ channel_id: string; day: Day; micros: string; us_micros: string | null }>`
    select c.id as channel_id, d.day, coalesce(sum(r.micros), 0) as micros,
      case when count(r.micros) = count(r.us_micros) then coalesce(sum(r.us_micros), 0) end as us_micros
    from channel c cross join ${jsonDays(days)} d (day)
    left join closed_revenue r
      on r.account_id = c.account_id and r.channel_id = c.id and r.day = d.day and r.month <= ${through}
    where c.account_id in ${accountsOf(domain)} and (
      c.registered_at <= (select closed_at from closed_month where domain = ${domain} and month = ${through})
      or exists (
        select from closed_revenue b
        where b.account_id = c.account_id and b.channel_id = c.id and b.month <= ${through}
      )
    )
    group by c.id, d.day order by d.day, c.id`.execute(db);
  return rows;
};

/** The days before a domain's first closed month that closing reports have corrected since. */
export const listEarlierCorrectedDays = async (db: Db, earliest: Day): Promise<Day[]> => {
  const { rows } = await sql<{ day: Day }>`
    select distinct day from corrected_day where day < ${earliest} and month_end >= ${earliest} order by day`.execute(
    db,
  );
  return rows.map(({ day }) => day);
};

/** The files whose revenue counts on some days, and those that correct them or days before `earliest`, by month. */
export const listCountedFiles = async (
  db: Db,
  { days, earliest }: { days: readonly Day[]; earliest: Day },
) => {
  const { rows } = await sql<
    Omit<CountedFile, 'corrects'> & { earned_month: Day; corrects: string[] | null }
  >`
    select earned_month, f.id, f.report_type, f.owner, f.name, f.digest,
      coalesce(json_agg(s.first_day || '/' || s.last_day order by s.first_day) filter (where not s.is_correction), '[]') as days,
      json_agg(s.first_day || '/' || s.last_day order by s.first_day) filter (where s.is_correction) as corrects
    from (
      select file_id, is_correction, date_trunc('month', day)::date as earned_month,
        min(day) as first_day, max(day) as last_day
      from (
        -- Consecutive days of a file have the same difference to their number.
        select file_id, is_correction, day,
          day - (row_number() over (partition by file_id, is_correction order by day))::integer as stretch
        from (
          select file_id, day, false as is_correction from report_day
          where day in ${jsonDays(days)} and report_type in (${revenueReports})
          union all
          select r.file_id, c.day, true from corrected_day c
          join report_day r on r.report_type = c.report_type and r.owner = c.owner and r.day = c.month_end
          where c.day in ${jsonDays(days)} or c.day < ${earliest} and c.month_end >= ${earliest}
        ) counted
      ) numbered group by file_id, is_correction, date_trunc('month', day), stretch
    ) s join ingest_file f on f.id = s.file_id
    group by earned_month, f.id order by earned_month, f.report_type, f.owner, min(s.first_day), f.id`.execute(
    db,
  );
  return rows.map(({ corrects, ...file }) => ({ ...file, ...(corrects && { corrects }) }));
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
