import { type Kysely, sql } from 'kysely';

const statements = [
  // What a person consents to at sign-up; null is a domain without the document.
  sql`alter table site add column terms_url text, add column privacy_url text`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db);
};
