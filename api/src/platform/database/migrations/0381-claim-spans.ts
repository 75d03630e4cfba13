import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table channel add column archived_at timestamptz`,
  // An archived channel is in no search, and is again once it is registered again.
  sql`create trigger channel_is_archived after update of archived_at on channel for each row
    when ((old.archived_at is null) <> (new.archived_at is null)) execute function search_channel_update()`,
  sql`alter table channel_claim
    add column from_day date not null default '0001-01-01',
    add column until_day date not null default '9999-12-31'`,
  // A returning channel that waits for its approval has no day yet.
  sql`update channel_claim set from_day = earns_from where earns_from is not null`,
  sql`alter table channel_claim drop constraint channel_claim_pkey, drop column earns_from,
    add primary key (youtube_id, channel_id, from_day), add constraint channel_claim_days check (from_day <= until_day)`,
  sql`drop index channel_claim_once`,
  sql`create index channel_claim_channel on channel_claim (account_id, channel_id)`,
  // One registration of a YouTube channel at a time.
  sql`create unique index channel_claim_running on channel_claim (youtube_id) where until_day = '9999-12-31'`,
  sql`create function check_claim_days() returns trigger language plpgsql as $$
    begin
      -- Spans of one channel are written one after another; the next query sees what the one before committed.
      perform pg_advisory_xact_lock(381, hashtext(new.youtube_id));
      if exists (
        select from channel_claim o
        where o.youtube_id = new.youtube_id and (o.channel_id, o.from_day) <> (new.channel_id, new.from_day)
          and o.from_day < new.until_day and new.from_day < o.until_day
      ) then
        raise exception 'The YouTube channel is registered on some of these days already.'
          using errcode = 'exclusion_violation', constraint = 'channel_claim_spans', table = 'channel_claim';
      end if;
      return null;
    end $$`,
  sql`create trigger channel_claim_checked after insert or update on channel_claim
    for each row execute function check_claim_days()`,
];

/** A claim of a YouTube channel is a span of days, so that figures stay with who had the channel on their day. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
