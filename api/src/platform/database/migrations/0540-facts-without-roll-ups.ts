import { type Kysely, sql } from 'kysely';

/**
 * Deleted channels kept facts that no roll-up had: of one closing report without the other one, and estimates of final days. Transferred
 * ones were moved without the entry by which an ingest finds them.
 */
export const up = async (db: Kysely<unknown>) => {
  for (const table of ['view_fact', 'revenue_fact', 'settled_fact'])
    await sql`
      delete from ${sql.table(table)} f
      where not exists (select from channel c where c.account_id = f.account_id and c.id = f.channel_id)`.execute(
      db,
    );
  await sql`
    insert into report_day_account (account_id, report_type, day, owner)
    select distinct f.account_id, d.report_type, f.day, f.owner
    from settled_fact f join report_day d on d.day = f.day and d.owner = f.owner and d.version = f.version
      and d.report_type = case f.source
        when 'ad' then 'content_owner_ad_revenue_raw_a1' else 'content_owner_non_music_red_revenue_raw_a1' end
    union
    select distinct f.account_id, d.report_type, f.day, f.owner
    from revenue_fact f join report_day d on d.day = f.day and d.owner = f.owner and d.version = f.version
      and d.report_type = 'content_owner_estimated_revenue_a1'
    on conflict do nothing`.execute(db);
};
