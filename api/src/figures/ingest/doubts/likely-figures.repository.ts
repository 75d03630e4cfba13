import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { addDays, type Day } from '../../../platform/calendar.ts';
import { isVisibleOfAccount } from '../visible-rows.ts';
import {
  AD_CLOSING_REPORT,
  type DailyReportId,
  type FactReportId,
  type ReportTypeId,
  REVENUE_REPORT,
  VIEWS_REPORT,
} from '../report-types.ts';
import type { Estimate } from './closing-doubts.ts';
import {
  NEARBY_DAYS,
  type NearbyChannel,
  type NearbyDay,
  type NearbyFigures,
  findNearestDays,
} from './nearby-doubts.ts';
import type { OwnerDay } from './owner-doubts.ts';

type OwnerDays = { owner: string; /** Sorted, at least one. */ days: readonly Day[] };

/** The content owners of whom a file counts or has counted, without files that were withdrawn. */
export const listKnownOwners = async (trx: Trx) => {
  const rows = await trx
    .selectFrom('ingest_file')
    .select('owner')
    .distinct()
    .where('has_counted', '=', true)
    .where('withdrawn_at', 'is', null)
    .orderBy('owner')
    .execute();
  return rows.map(({ owner }) => owner);
};

/** The reports that count for the days, by owner. */
export const listDeliveredReports = async (trx: Trx, days: readonly Day[]): Promise<OwnerDay[]> => {
  const { rows } = await sql<{ owner: string; day: Day; types: ReportTypeId[] }>`
    select owner, day, json_agg(report_type) as types from report_day
    where day in (${sql.join(days)}) group by owner, day order by day, owner`.execute(trx);
  return rows;
};

/** What an owner has delivered around some days, which are left out themselves: in all, and of channels that are registered. */
export const readNearbyFigures = async (
  trx: Trx,
  { type, owner, days }: OwnerDays & { type: DailyReportId },
): Promise<NearbyFigures> => {
  const [from, to] = [addDays(days[0] ?? '', -NEARBY_DAYS), addDays(days.at(-1) ?? '', NEARBY_DAYS)];
  const { rows: delivered } = await sql<NearbyDay>`
    select r.day, d.amount::float8 as amount
    from report_day r join delivered_day d using (report_type, day, file_id)
    where r.report_type = ${type} and r.owner = ${owner} and r.day between ${from} and ${to}
      and r.day not in (${sql.join(days)}) and d.amount is not null
    order by r.day`.execute(trx);
  const near = [...new Set(days.flatMap((day) => findNearestDays(delivered, day).map((row) => row.day)))];
  if (near.length === 0) return { days: delivered, channels: [] };
  // Roll-ups by channel are small; they sum all owners.
  const amount = sql.ref(type === VIEWS_REPORT ? 'c.views' : 'c.revenue_micros');
  const { rows: channels } = await sql<NearbyChannel>`
    select a.account_id, m.email, c.channel_id, k.from_day, k.until_day, a.day, coalesce(${amount}, 0)::float8 as amount,
      exists (
        select from report_day_account o
        where o.account_id = a.account_id and o.day = a.day and o.report_type = a.report_type and o.owner <> a.owner
      ) as is_shared
    from report_day_account a
    join channel_day c on c.account_id = a.account_id and c.day = a.day and ${isVisibleOfAccount('c')}
    join channel_claim k on k.account_id = c.account_id and k.channel_id = c.channel_id
    join member m on m.account_id = a.account_id and m.id = a.account_id
    where a.report_type = ${type} and a.owner = ${owner} and a.day in (${sql.join(near)})
    order by a.day, m.email`.execute(trx);
  return { days: delivered, channels };
};

/** What a fact of an owner's daily reports estimates of the revenue that a closing report has. */
export const estimateOf = (type: FactReportId) =>
  type === AD_CLOSING_REPORT
    ? sql`coalesce(f.ad_revenue_micros, f.revenue_micros - coalesce(f.premium_revenue_micros, 0), 0)`
    : sql`coalesce(f.premium_revenue_micros, 0)`;

/** What an owner's daily reports of a month estimate of the revenue that a closing report has, where it is not 0. */
export const sumMonthEstimates = async (
  trx: Trx,
  { type, owner, days }: OwnerDays & { type: FactReportId },
): Promise<Estimate[]> => {
  const amount = estimateOf(type);
  // As in `sumDays`: account by account and day by day.
  const { rows } = await sql<Estimate>`
    select a.account_id, m.email, f.channel_id, r.day, f.amount
    from report_day r join report_day_account a using (report_type, owner, day)
    join member m on m.account_id = a.account_id and m.id = a.account_id
    cross join lateral (
      select channel_id, sum(${amount})::float8 as amount from revenue_fact f
      where f.account_id = a.account_id and f.day = r.day and f.day between ${days[0]} and ${days.at(-1)}
        and f.owner = ${owner} and f.version = r.version
      group by channel_id having sum(${amount}) <> 0
    ) f
    where r.report_type = ${REVENUE_REPORT} and r.owner = ${owner} and r.day between ${days[0]} and ${days.at(-1)}
    order by r.day, m.email`.execute(trx);
  return rows;
};
