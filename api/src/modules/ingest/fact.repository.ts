import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';
import type { ReportTypeId } from './report-types.ts';

const factTables: Record<ReportTypeId, 'view_fact' | 'revenue_fact'> = {
  content_owner_basic_a4: 'view_fact',
  content_owner_estimated_revenue_a1: 'revenue_fact',
};

/** Puts the new facts in the place of the days' old ones: what is no longer reported goes. Answers how many there are now. */
export const replaceFacts = async (
  trx: Trx,
  { type, days }: { type: ReportTypeId; /** In order. */ days: readonly Day[] },
) => {
  const table = sql.table(factTables[type]);
  // The bounds spare the planner the partitions of other years.
  await sql`
    delete from ${table} f using ingest_touched t
    where f.account_id = t.account_id and f.day = t.day
      and f.day between ${days[0]} and ${days.at(-1)}`.execute(trx);
  // In the order of the key, so that what is read together lies together.
  const { numAffectedRows } = await sql`
    insert into ${table} select * from ingest_fact
    order by account_id, day, channel_id, video_id, country`.execute(trx);

  await sql`delete from report_day_account where report_type = ${type} and day in (${sql.join(days)})`.execute(
    trx,
  );
  await sql`
    insert into report_day_account (account_id, report_type, day)
    select distinct account_id, ${type}, day from ingest_fact`.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

/** Videos that are new here get a row; title and picture are the platform's data interface's to tell. */
export const insertNewVideos = async (trx: Trx) => {
  await sql`
    insert into video (account_id, id, channel_id)
    select distinct account_id, video_id, channel_id from ingest_fact where video_id <> ''
    on conflict (account_id, id) do nothing`.execute(trx);
};
