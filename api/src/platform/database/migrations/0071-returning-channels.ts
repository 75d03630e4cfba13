import { type Kysely, sql } from 'kysely';

const statements = [
  // Whoever deletes a channel gives up what it earned; registered again, by anybody, it earns from its approval on.
  sql`create table former_channel (youtube_id text primary key)`,
  sql`create function remember_channel() returns trigger language plpgsql as $$
    begin
      insert into former_channel (youtube_id) values (old.youtube_id) on conflict do nothing;
      return null;
    end $$`,
  // By the database, because channels also go with their account.
  sql`create trigger channel_is_remembered after delete on channel
    for each row execute function remember_channel()`,
  // Null: every day counts, as for a channel that was never here before.
  sql`alter table channel_claim add column earns_from date`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
