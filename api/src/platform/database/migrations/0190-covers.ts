import { type Kysely, sql } from 'kysely';

/** Which stored cover an address or a file name of catalogue files stands for; the pictures are files. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create table cover_source (source text primary key, hash text not null)`.execute(db);
};
