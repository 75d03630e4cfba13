import { type Kysely, sql } from 'kysely';

/** Columns on which the search index of a track depends. */
const INDEXED = ['title', 'artist', 'removed_at'];

const statements = [
  // Derived from tracks. Unlogged: after a crash all three tables are empty, and the next search fills them again.
  sql`create unlogged table track_search (
    isrc text primary key references track on delete cascade,
    title text not null,
    artist text not null,
    initials text not null,
    terms tsvector not null
  )`,
  // Without the pending list, whose length every search would pay for.
  sql`create index track_search_terms on track_search using gin (terms) with (fastupdate = off)`,
  sql`create unlogged table track_word (word text primary key, variants text[] not null)`,
  sql`create index track_word_variants on track_word using gin (variants) with (fastupdate = off)`,
  // Tracks whose index entries are missing or outdated.
  sql`create unlogged table track_search_due (isrc text primary key)`,
  sql`create function enqueue_new_tracks() returns trigger language plpgsql as $$
    begin
      insert into track_search_due (isrc) select isrc from changed order by isrc on conflict do nothing;
      return null;
    end $$`,
  sql`create function enqueue_changed_tracks() returns trigger language plpgsql as $$
    begin
      insert into track_search_due (isrc)
      select isrc from changed join former using (isrc)
      where (${sql.join(INDEXED.map((column) => sql.ref(`changed.${column}`)))})
        is distinct from (${sql.join(INDEXED.map((column) => sql.ref(`former.${column}`)))})
      order by isrc on conflict do nothing;
      return null;
    end $$`,
  sql`create trigger track_insert_enqueued after insert on track
    referencing new table as changed for each statement execute function enqueue_new_tracks()`,
  sql`create trigger track_update_enqueued after update on track
    referencing old table as former new table as changed for each statement execute function enqueue_changed_tracks()`,
];

/** The search index of the catalogue; the server fills it, because the folding rules are in its code. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
