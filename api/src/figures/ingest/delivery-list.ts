import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { ActorRole } from '../../access/audit/audit.tables.ts';
import type { Day } from '../../platform/calendar.ts';
import { ASSET_REPORT, CLAIM_REPORT, type DailyReportId, type ReportTypeId } from './report-types.ts';

/** A file for one of its days; a list has no days. */
export type DeliveryRow = {
  file_id: string;
  owner: string;
  report_type: ReportTypeId;
  day: Day | null;
  name: string;
  created_at: Date;
  ingested_at: Date;
  actor_role: ActorRole | null;
  email: string | null;
  reason: string | null;
  rows_read: string;
  rows_unknown: string;
  facts: string | null;
  amount: string | null;
  counts: boolean;
  withdrawn_at: Date | null;
  replaced_file_id: string | null;
  replaced_name: string | null;
  replaced_facts: string | null;
  replaced_amount: string | null;
};

export type DeliveryFilter = {
  from?: Day | undefined;
  to?: Day | undefined;
  type?: ReportTypeId | undefined;
  owner?: string | undefined;
  file?: string | undefined;
  /** Also files that do not count, because another one replaced them or they were withdrawn. */
  hasHistory: boolean;
};

/** Every day of every file, and every list. Of the lists the newest counts. */
const deliveries = sql`(
  select d.report_type, d.owner, d.day, d.file_id, d.created_at, d.replaced_file_id, d.facts, d.amount,
    r.file_id is not null as counts
  from delivered_day d left join report_day r using (report_type, day, file_id)
  union all
  select f.report_type, f.owner, null, f.id, f.created_at, null, null, null,
    f.withdrawn_at is null and not exists (
      select from ingest_file newer
      where newer.report_type = f.report_type and newer.owner = f.owner and newer.withdrawn_at is null
        and (newer.created_at, newer.id) > (f.created_at, f.id)
    )
  from ingest_file f where f.report_type in (${ASSET_REPORT}, ${CLAIM_REPORT})
  union all
  select m.report_type, m.owner, m.month, f.id, f.created_at, null, null,
    (select sum(a.micros) from owner_month_amount a where a.file_id = f.id and a.currency = 'USD'),
    f.withdrawn_at is null and not exists (
      select from owner_month_file other join ingest_file newer on newer.id = other.file_id
      where other.report_type = m.report_type and other.owner = m.owner and other.month = m.month
        and newer.withdrawn_at is null and (newer.created_at, newer.id) > (f.created_at, f.id)
    )
  from owner_month_file m join ingest_file f on f.id = m.file_id
)`;

const conditions = ({ from, to, type, owner, file, hasHistory }: DeliveryFilter) =>
  sql.join(
    [
      sql`${hasHistory} or d.counts`,
      ...(from === undefined ? [] : [sql`d.day >= ${from}`]),
      ...(to === undefined ? [] : [sql`d.day <= ${to}`]),
      ...(type === undefined ? [] : [sql`d.report_type = ${type}`]),
      ...(owner === undefined ? [] : [sql`d.owner = ${owner}`]),
      ...(file === undefined ? [] : [sql`d.file_id = ${file}::uuid`]),
    ].map((condition) => sql`(${condition})`),
    sql` and `,
  );

/** The deliveries of each day, the newest day first; what counts comes before what does not. */
export const listDeliveries = async (db: Db | Trx, filter: DeliveryFilter, { page, size }: Page) => {
  const { rows } = await sql<DeliveryRow>`
    select d.file_id, f.owner, d.report_type, d.day, d.created_at, d.facts, d.amount, d.counts, f.name, f.ingested_at,
      f.actor_role, m.email, f.reason, f.rows_read, f.rows_unknown, f.withdrawn_at,
      d.replaced_file_id, old.name as replaced_name, before.facts as replaced_facts, before.amount as replaced_amount
    from ${deliveries} d
    join ingest_file f on f.id = d.file_id
    left join member m on m.account_id = f.actor_id and m.id = f.actor_id
    left join ingest_file old on old.id = d.replaced_file_id
    left join delivered_day before
      on before.report_type = d.report_type and before.day = d.day and before.file_id = d.replaced_file_id
    where ${conditions(filter)}
    order by d.day desc nulls first, d.report_type, d.counts desc, f.owner, d.created_at desc, d.file_id desc
    limit ${size} offset ${page * size}`.execute(db);
  const { rows: totals } = await sql<{ total: string }>`
    select count(*) as total from ${deliveries} d where ${conditions(filter)}`.execute(db);
  return { rows, total: Number(totals[0]?.total) };
};

/** The days without a report of an owner, between the owner's first day and the last one that is due. */
export const findMissingDays = async (
  db: Db,
  { type, from, to }: { type: DailyReportId; from: Day; to: Day },
): Promise<{ owner: string; day: Day }[]> => {
  const { rows } = await sql<{ owner: string; day: Day }>`
    select o.owner, due::date as day
    from (select owner, min(day) as first from report_day where report_type = ${type} group by owner) o
    cross join lateral generate_series(greatest(${from}::date, o.first), ${to}::date, '1 day') due
    where not exists (
      select from report_day d where d.report_type = ${type} and d.owner = o.owner and d.day = due::date
    )
    order by 2, 1`.execute(db);
  return rows;
};
