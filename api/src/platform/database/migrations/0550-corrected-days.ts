import { type Kysely, sql } from 'kysely';

const statements = [
  // Corrections of closing reports count on the day of another month that they concern; their source also says the report's month.
  sql`alter table settled_fact drop constraint settled_fact_source_check`,
  sql`alter table settled_fact
    add constraint settled_fact_source_check check (source ~ '^(ad|premium)( \\d{4}-\\d{2}-\\d{2})?$') not valid`,
  sql`alter table settled_fact validate constraint settled_fact_source_check`,
  sql`create index settled_fact_correction on settled_fact (day, account_id) where source not in ('ad', 'premium')`,
  sql`create table corrected_day (
    report_type text not null,
    owner text collate "C" not null,
    month_end date not null,
    day date not null,
    primary key (report_type, owner, month_end, day)
  )`,
  sql`create index corrected_day_by_day on corrected_day (day)`,
];

/** The days of other months that a closing report corrects; the report is the one that counts for the last day of its own month. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
