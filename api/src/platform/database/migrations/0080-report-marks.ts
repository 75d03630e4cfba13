import { type Kysely, sql } from 'kysely';

/** What reports tell an account, beside the figures themselves: whatever changes those changes one of these as well. */
const OF_AN_ACCOUNT = ['channel', 'channel_member', 'fee_rate', 'list_version', 'member', 'video'];
const OF_EVERYBODY = ['fx_rate', 'report_day', 'track'];
const CHANGES = { insert: 'new', update: 'new', delete: 'old' };

/** Has every change of a table leave marks by one of the functions below. */
export const triggersOf = (table: string, mark: string) =>
  Object.entries(CHANGES).map(
    ([change, rows]) => sql`
      create trigger ${sql.id(`${table}_${change}_marked`)} after ${sql.raw(change)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} table as changed for each statement execute function ${sql.raw(mark)}()`,
  );

const statements = [
  // A mark for each change to what reports tell, written by the change itself: answers are kept under the marks they were
  // made by, and no mark ever comes back. Unlogged: where all are gone, no answer counts.
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
  // Under an id that is no account's.
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
