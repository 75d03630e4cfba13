import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';

/**
 * Every table with tenants' rows has the column `account_id`; partitions are reached through their parent. Version
 * stamps come last, because deleting rows of the other tables writes stamps.
 */
const tenantTables = async (trx: Trx) => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'account_id' and not a.attisdropped
      and not exists (
        select from pg_catalog.pg_trigger t join pg_catalog.pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'refuse_change')
    order by c.relname = 'report_version_stamp', c.relname`.execute(trx);
  return rows.map(({ name }) => name);
};

/**
 * Deletes an account and all its rows but those that never change: closed months and statements, which the law asks to
 * keep. Tables are found by column rather than by a list, so that none is forgotten.
 */
export const deleteTenant = async (trx: Trx, accountId: string) => {
  for (const table of await tenantTables(trx))
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(trx);
};
