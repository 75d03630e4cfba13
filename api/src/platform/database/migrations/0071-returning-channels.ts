import { type Kysely, sql } from 'kysely';

const statements = [
  // YouTube ids of deleted channels: a channel that is registered again earns only from its approval on.
  sql`create table former_channel (youtube_id text primary key)`,
  sql`create function remember_channel() returns trigger language plpgsql as $$
    begin
      insert into former_channel (youtube_id) values (old.youtube_id) on conflict do nothing;
      return null;
    end $$`,
  // A trigger, because channels are also deleted by cascade with their account.
  sql`create trigger channel_is_remembered after delete on channel
    for each row execute function remember_channel()`,
  // Null for channels that were never registered before: every day counts.
  sql`alter table channel_claim add column earns_from date`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
