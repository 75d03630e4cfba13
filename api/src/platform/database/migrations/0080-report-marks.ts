import { type Kysely, sql } from 'kysely';

/** Tables that reports of an account read; every change of figures changes one of these tables too. */
const OF_AN_ACCOUNT = ['channel', 'channel_member', 'fee_rate', 'list_version', 'member', 'video'];
const OF_EVERYBODY = ['fx_rate', 'report_day', 'track'];
const CHANGES = { insert: 'new', update: 'new', delete: 'old' };

/** Creates triggers that call a stamp function (renamed in `0100-version-stamps`) after every change of a table. */
export const triggersOf = (table: string, mark: string) =>
  Object.entries(CHANGES).map(
    ([change, rows]) => sql`
      create trigger ${sql.id(`${table}_${change}_marked`)} after ${sql.raw(change)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} table as changed for each statement execute function ${sql.raw(mark)}()`,
  );

const statements = [
  // Version stamps of report data, written in the transaction of each change. Unlogged: after a crash the table is empty,
  // and every cache entry is invalid.
  sql`create unlogged table report_mark (
    account_id uuid not null,
    id uuid not null default gen_random_uuid(),
    primary key (account_id, id)
  )`,
  sql`create function mark_account() returns trigger language plpgsql as $$
    begin
      insert into report_mark (account_id) select distinct account_id from changed;
      return null;
    end $$`,
  // The nil UUID stands for all accounts.
  sql`create function mark_everybody() returns trigger language plpgsql as $$
    begin
      insert into report_mark (account_id)
      select '00000000-0000-0000-0000-000000000000' where exists (select from changed);
      return null;
    end $$`,
  ...OF_AN_ACCOUNT.flatMap((table) => triggersOf(table, 'mark_account')),
  ...OF_EVERYBODY.flatMap((table) => triggersOf(table, 'mark_everybody')),
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
