import { type Kysely, sql } from 'kysely';

/** Names, titles and tracks are folded by more rules than before; the start of a server fills the tables again in steps. */
export const up = async (db: Kysely<unknown>) => {
  await sql`truncate track_search, track_word, track_search_due, search_text, search_text_due`.execute(db);
};
