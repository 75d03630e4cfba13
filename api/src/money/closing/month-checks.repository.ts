import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Day, Period } from '../../platform/calendar.ts';
import { HAS_BOTH_CLOSINGS } from '../../figures/ingest/final-days.read.ts';
import { REVENUE_REPORT } from '../../figures/ingest/report-types.ts';
import { UNKNOWN_COUNTRY } from '../../figures/ingest/countries.ts';
import { isVisibleOfAccount } from '../../figures/ingest/visible-rows.ts';
import { accountsOf, revenueReports } from './domain-revenue.ts';

type DomainPeriod = { domain: string } & Period;

export type OwnerChecks = {
  /** Empty where the files name no content owner. */
  owner: string;
  /** Days with estimated revenue that lack a closing report. */
  missing: Day[];
  /** Whether its closing reports have no revenue, although days have an estimate. */
  is_empty: boolean;
};

/**
 * The content owners whose reports have revenue of a domain's accounts in a period, and the owners that keep days with such
 * revenue from being final: those are final when each owner with revenue has both closing reports.
 */
export const readOwners = async (db: Db, { domain, from, to }: DomainPeriod): Promise<OwnerChecks[]> => {
  const { rows } = await sql<{ owner: string; missing: Day[] | null; is_empty: boolean }>`
    with account_days as (
      select distinct owner, day from report_day_account
      where account_id in ${accountsOf(domain)} and day between ${from} and ${to} and report_type in (${revenueReports})
    ), own as (
      select distinct owner from account_days
    ), days as (
      select d.owner, d.day, ${HAS_BOTH_CLOSINGS} as has_both_closings
      from report_day d
      where d.day between ${from} and ${to} and d.report_type in (${revenueReports})
        and (d.owner in (select owner from own) or d.day in (select day from account_days))
      group by d.owner, d.day
    ), amounts as (
      select d.owner,
        coalesce(sum(abs(v.amount)) filter (where d.report_type = ${REVENUE_REPORT}), 0) as estimated,
        coalesce(sum(abs(v.amount)) filter (where d.report_type <> ${REVENUE_REPORT}), 0) as closing
      from report_day d join own on own.owner = d.owner
      join delivered_day v on v.report_type = d.report_type and v.day = d.day and v.file_id = d.file_id
      where d.day between ${from} and ${to} and d.report_type in (${revenueReports})
      group by d.owner
    )
    select days.owner, json_agg(days.day order by days.day) filter (where not has_both_closings) as missing,
      bool_and(has_both_closings) and max(amounts.estimated) > 0 and max(amounts.closing) = 0 as is_empty
    from days left join amounts on amounts.owner = days.owner
    group by days.owner order by days.owner`.execute(db);
  return rows.map(({ missing, ...row }) => ({ ...row, missing: missing ?? [] }));
};

/** The revenue of a domain's accounts in a period, in USD micros: all of it, without a member or country, estimated and final. */
export const readRevenueSums = async (db: Db, { domain, from, to }: DomainPeriod) => {
  const accounts = accountsOf(domain);
  const { rows } = await sql<{ revenue: string; unassigned: string }>`
    select coalesce(sum(f.revenue_micros), 0) as revenue,
      coalesce(sum(f.revenue_micros * (10000 - coalesce(p.part, 0))), 0) as unassigned
    from channel_day f
    left join lateral (
      select sum(part) as part from channel_member m
      where m.account_id = f.account_id and m.channel_id = f.channel_id and m.from_day <= f.day and f.day < m.until_day
    ) p on true
    where f.account_id in ${accounts} and f.day between ${from} and ${to} and ${isVisibleOfAccount('f')}`.execute(
    db,
  );
  const settled = await sql<{ estimated: string; final: string }>`
    select coalesce(sum(estimated_micros), 0) as estimated, coalesce(sum(settled_micros), 0) as final
    from settled_day s
    where account_id in ${accounts} and day between ${from} and ${to} and ${isVisibleOfAccount('s')}`.execute(
    db,
  );
  const unknown = await sql<{ micros: string }>`
    select coalesce(sum(u.revenue_micros), 0) as micros from channel_day_country u
    where account_id in ${accounts} and day between ${from} and ${to} and country = ${UNKNOWN_COUNTRY}
      and ${isVisibleOfAccount('u')}`.execute(db);
  const [sums, compared] = [rows[0], settled.rows[0]];
  return {
    revenue_micros: sums?.revenue ?? '0',
    unassigned_micros: String(BigInt(sums?.unassigned ?? '0') / 10_000n),
    no_country_micros: unknown.rows[0]?.micros ?? '0',
    estimated_micros: compared?.estimated ?? '0',
    final_micros: compared?.final ?? '0',
  };
};

/** The number of unregistered channels in the files that count on days of a period. */
export const countUnregistered = async (db: Db, { from, to }: Period) => {
  const { rows } = await sql<{ count: string }>`
    select count(distinct u.youtube_id) as count from unregistered_channel u
    where exists (select from report_day d where d.file_id = u.file_id and d.day between ${from} and ${to})`.execute(
    db,
  );
  return Number(rows[0]?.count);
};
